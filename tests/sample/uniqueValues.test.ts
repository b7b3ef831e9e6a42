import { describe, expect, test } from 'vitest'
import { SampleError } from '../../src/sample'
import { defineEntity, email, integer, text, unique, url, validate } from '../../src/spec'
import { order, user } from './entities'
import { inEnglish } from './inEnglish'

const sampler = inEnglish({ seed: 'test', now: '2026-11-21', entities: [user] })
const users = sampler.of(user)
const orders = sampler.of(order)

describe('ids and unique values', () => {
  test.each([
    ['texts', text({ readOnly: true })],
    ['numbers', integer({ readOnly: true })],
  ])('%s are different in a hundred thousand records, and lead back to them', (_, id) => {
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields: { id } })
    const samples = inEnglish().of(entity)
    const ids = samples.many(100_000).map((record) => record.id)
    expect(new Set(ids).size).toBe(100_000)
    expect(ids.filter((one, index) => samples.indexOf(one) !== index)).toEqual([])
  })

  test('what is no id leads nowhere', () => {
    expect(users.indexOf('nobody')).toBeUndefined()
    expect(orders.indexOf(-3)).toBeUndefined()
    expect(orders.indexOf(null)).toBeUndefined()
  })

  test.each([
    ['a pattern', text({ required: true, pattern: /INV-\d{5}/ })],
    ['alternatives', text({ required: true, pattern: /(?:A|BC)-[0-9a-f]{6}/ })],
    ['a condition', text({ required: true, pattern: /(?!000)\d{7}/ })],
    ['few characters', text({ required: true, maxLength: 4 })],
    ['many characters', text({ required: true, minLength: 30 })],
    ['an address of mail', email({ required: true })],
    ['a short address', email({ required: true, maxLength: 15 })],
    ['an address of the web', url({ required: true })],
    ['bounds', integer({ required: true, min: 1, max: 9999 })],
    ['steps', integer({ required: true, min: 3, step: 7 })],
    ['a lowest number', integer({ required: true, min: 1 })],
    ['a highest number', integer({ required: true, max: -5 })],
    [
      'a rule of the host',
      integer({ required: true, validate: (value) => (value % 2 ? 'Even' : undefined) }),
    ],
  ])('are different with %s', (_, field) => {
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields: { id: field } })
    const samples = inEnglish().of(entity)
    const records = samples.many(3000)
    expect(new Set(records.map(({ id }) => id)).size).toBe(3000)
    for (const record of records.slice(0, 200)) expect(validate(entity, record)).toEqual([])
    expect(records.map(({ id }) => samples.indexOf(id))).toEqual(records.map((_one, index) => index))
  })

  test('other fields are unique where a rule says so', () => {
    const rules = [unique({ at: ['email'] }), unique({ at: ['name'] }), unique({ at: ['born', 'phone'] })]
    const entity = defineEntity({ ...user, rules })
    const records = inEnglish().of(entity).many(5000)
    for (const name of ['email', 'name', 'phone'] as const) {
      expect(new Set(records.map((record) => record[name])).size).toBe(5000)
    }
    for (const record of records.slice(0, 100)) expect(validate(entity, record)).toEqual([])
  })

  test('when they are used up, it says so', () => {
    const entity = defineEntity({
      name: 'day',
      labels: ['D', 'D'],
      id: 'id',
      fields: { id: integer({ required: true, min: 1, max: 7 }) },
    })
    const samples = inEnglish().of(entity)
    expect(
      samples
        .many(7)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(() => samples.at(7)).toThrow(SampleError)
  })

  test('references lead to records that exist', () => {
    const few = inEnglish({ entities: [user], count: { user: 12 } })
    const ids = few
      .of(user)
      .many(12)
      .map(({ id }) => id)
    for (const { owner, watchers } of few.of(order).many(200)) {
      expect(ids).toContain(owner)
      for (const watcher of watchers ?? []) expect(ids).toContain(watcher)
      expect(new Set(watchers).size).toBe(watchers?.length ?? 0)
    }
    expect(() => inEnglish({ count: 0 }).of(order).at(0)).toThrow('there is no user to point at')
  })
})
