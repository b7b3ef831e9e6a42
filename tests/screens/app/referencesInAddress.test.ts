import { expect, it } from 'vitest'
import { filledByAddress } from '../../../src/screens/app/filledByAddress'
import type { ProductRecordProps } from '../../../src/screens/app/ProductScreenProps'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const member = defineEntity({
  name: 'member',
  labels: ['Member', 'Members'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})
const course = defineEntity({
  name: 'course',
  labels: ['Course', 'Courses'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    trainer: reference('member', { label: 'Trainer' }),
    participants: reference('member', { label: 'Participants', many: true }),
    graduates: reference('member', { label: 'Graduates', many: true, readOnly: true }),
  },
})
const product = defineProduct({ entities: [member, course], roles: { clerk: {} } })

function filledBy(address: string) {
  const props = { state: { product, role: 'clerk' }, entity: course, address, given: undefined, links: {} }
  return filledByAddress(props as unknown as ProductRecordProps).defaults
}

it('begins a new record with the one that its address names, in a list where the field holds several', () => {
  expect(filledBy('/courses/new?trainer=7')).toEqual({ trainer: 7 })
  expect(filledBy('/courses/new?participants=7')).toEqual({ participants: [7] })
})

it('takes no reference from an address that the person may not write, nor an empty one', () => {
  expect(filledBy('/courses/new?graduates=7&participants=')).toEqual({})
})
