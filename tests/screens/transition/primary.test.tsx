import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choicesInSight, primaryOf } from '../../../src/screens/transition/TransitionButtons'
import { choice, defineEntity, integer, text } from '../../../src/spec'

afterEach(cleanup)

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'work',
  fields: {
    id: integer({ readOnly: true }),
    work: text({ label: 'Work' }),
    status: choice(['asked', 'agreed', 'packed', 'lost'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'asked', final: ['lost'] },
  transitions: {
    reopen: { from: ['agreed', 'packed'], to: 'asked', label: 'Back to asked' },
    renew: { from: ['packed'], to: 'packed', label: 'Pack anew' },
    lose: { from: ['agreed', 'packed'], to: 'lost', label: 'Lose', tone: 'danger' },
    pack: { from: ['agreed'], to: 'packed', label: 'Pack' },
  },
})

async function primariesOf(status: 'agreed' | 'packed') {
  const source = memorySource(loan, [{ id: 1, work: 'Owl', status }])
  render(<DetailScreen entity={loan} source={source} id={1} />)
  await screen.findByRole('heading', { name: 'Owl' })
  return [...document.querySelectorAll('.sw-PageHeader-actions [data-variant="primary"]')].map(
    ({ textContent }) => textContent,
  )
}

it('the primary action leads on, and not back to a state that was passed', async () => {
  expect(await primariesOf('agreed')).toEqual(['Pack'])
})

it('none is primary where none leads on: neither a way back, nor a state once more, nor a danger', async () => {
  expect(await primariesOf('packed')).toEqual([])
})

it('the only way on is primary where the record cannot be edited, and stands first on a phone, a danger too', () => {
  const way = (name: string, tone: 'neutral' | 'danger', onAction?: () => void) => ({
    name,
    label: name,
    tone,
    leadsOn: false,
    ...(onAction ? { onAction } : { disabledReason: 'Only drafts' }),
  })
  const pay = way('pay', 'neutral', () => {})
  const end = way('end', 'danger', () => {})
  expect(primaryOf([way('send', 'neutral'), pay])).toBeUndefined()
  expect(primaryOf([way('send', 'neutral'), pay], false)).toBe(pay)
  expect(primaryOf([end, pay], false)).toBeUndefined()
  expect(primaryOf([way('send', 'neutral'), end], false)).toBe(end)
  expect(primaryOf([way('send', 'neutral')], false)).toBeUndefined()
})

it('of more ways on than three, those that are possible stand in sight, the primary one among them', () => {
  const way = (name: string, onAction?: () => void) => ({
    name,
    label: name,
    tone: 'neutral' as const,
    ...(onAction ? { onAction } : { disabledReason: 'Only drafts' }),
  })
  const act = () => {}
  const [send, pay, reject] = [way('send'), way('pay', act), way('reject', act)]
  expect(choicesInSight([send, pay, reject], pay)).toEqual([send, pay, reject])
  expect(choicesInSight([send, pay, way('end'), reject], reject)).toEqual([reject, pay])
  const many = ['a', 'b', 'c', 'd'].map((name) => way(name, act))
  expect(choicesInSight(many, many[3]).map(({ name }) => name)).toEqual(['d', 'a', 'b'])
})
