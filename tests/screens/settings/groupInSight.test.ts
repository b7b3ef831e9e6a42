import { describe, expect, it } from 'vitest'
import { createForm } from '../../../src/form/createForm'
import { groupInSight } from '../../../src/screens/settings/groupInSight'
import { joinForms } from '../../../src/screens/settings/joinForms'

const places = [
  { id: 'name', top: -400, bottom: -20 },
  { id: 'mail', top: 0, bottom: 300 },
  { id: 'billing', top: 340, bottom: 700 },
]

describe('the group that a person is in', () => {
  it('is the last that begins in the upper third of the window', () => {
    expect(groupInSight(places, { height: 900, focused: undefined })).toBe('mail')
    expect(groupInSight(places, { height: 1200, focused: undefined })).toBe('billing')
  })

  it('is the one with the focus, as long as it is in sight', () => {
    expect(groupInSight(places, { height: 900, focused: 'billing' })).toBe('billing')
    expect(groupInSight(places, { height: 900, focused: 'name' })).toBe('mail')
  })

  it('is the first at the top of the page', () => {
    const lower = places.map((place) => ({ ...place, top: place.top + 900, bottom: place.bottom + 900 }))
    expect(groupInSight(lower, { height: 900, focused: undefined })).toBe('name')
    expect(groupInSight([], { height: 900, focused: undefined })).toBeUndefined()
  })
})

it('leaves several forms as one: it is changed while any of them is', () => {
  const [one, other] = [createForm({ defaultValues: { a: 1 } }), createForm({ defaultValues: { b: 1 } })]
  const joined = joinForms()
  let told = 0
  joined.subscribe(() => told++)
  joined.add(one)
  const letGo = joined.add(other)
  expect(joined.isDirty()).toBe(false)
  other.setValue('b', 2)
  expect(joined.isDirty()).toBe(true)
  expect(told).toBeGreaterThan(2)
  letGo()
  expect(joined.isDirty()).toBe(false)
})
