import { expect, test } from 'vitest'
import { group, image, integer, list, text, variant } from '../../../src/spec/fields/fields'
import { someValue } from '../../../src/spec/values/someValue'
import { validate } from '../../../src/spec/rules/validate'
import { invoiceFields } from '../invoice'
import { entityWith } from '../parcel'

test('every kind of field accepts the value that it may hold', () => {
  const { id: _id, ...written } = invoiceFields
  const fields = {
    ...written,
    photos: image({ many: true }),
    pay: variant('by', { card: { number: text({ required: true }) } }),
    place: group({ street: text({ required: true }), floor: integer({ min: 3 }) }),
    stops: list(integer({ min: 3 })),
  }
  const entity = entityWith(fields)
  const draft = Object.fromEntries(entity.fieldNames.map((name) => [name, someValue(entity.fields[name])]))
  expect(validate(entity, draft)).toEqual([])
})

test('what the developer gave as an example, or as the default, goes first', () => {
  expect(someValue(text({ example: 'INV-1', default: 'INV-0' }))).toBe('INV-1')
  expect(someValue(text({ default: 'INV-0' }))).toBe('INV-0')
  expect(someValue(text({ default: '' }))).toBe('x')
})
