import { describe, expect, test } from 'vitest'
import { SampleError } from '../../src/sample'
import {
  boolean,
  choice,
  colour,
  date,
  defineEntity,
  email,
  type Field,
  instant,
  integer,
  money,
  noOverlap,
  number,
  reference,
  rule,
  text,
  time,
  unique,
  url,
  validate,
} from '../../src/spec'
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

  test.each<[string, Field]>([
    ['days', date({ required: true })],
    ['days from one on', date({ required: true, min: '2026-01-01' })],
    ['days up to one', date({ required: true, max: '2026-01-01' })],
    ['moments', instant({ required: true })],
    ['sums', money({ currency: 'EUR', required: true })],
    ['numbers with a fraction', number({ required: true, min: 0, step: 0.25 })],
  ])('%s are different in thousands of records', (_, day) => {
    const entity = defineEntity({
      name: 'shift',
      labels: ['S', 'S'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), day },
      rules: [unique({ at: ['day'] })],
    })
    const records = inEnglish().of(entity).many(3000)
    expect(new Set(records.map((record) => record.day)).size).toBe(3000)
    for (const record of records) expect(validate(entity, record)).toEqual([])
  })

  test('a time of day is different until the day is over', () => {
    const entity = defineEntity({
      name: 'slot',
      labels: ['S', 'S'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), at: time({ required: true }) },
      rules: [unique({ at: ['at'] })],
    })
    const slots = inEnglish().of(entity)
    expect(new Set(slots.many(1440).map(({ at }) => at)).size).toBe(1440)
    expect(() => slots.at(1440)).toThrow('no more different values')
  })

  test.each([
    ['moments', instant({ required: true }), 3000],
    [
      'moments between bounds',
      instant({ required: true, min: '2026-01-01T08:00:00Z', max: '2026-03-01T08:00:00Z' }),
      300,
    ],
    ['days', date({ required: true, min: '2026-01-01' }), 3000],
    ['times of one day', time({ required: true }), 120],
    ['pages', integer({ required: true, min: 1 }), 3000],
  ])('%s do not overlap where a rule says so', (_, bound, count) => {
    const booking = defineEntity({
      name: 'booking',
      labels: ['B', 'B'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), from: bound, until: bound, room: text({ required: true }) },
      rules: [noOverlap({ at: ['from', 'until'], per: ['room'] })],
    })
    const bookings = inEnglish({ count: { booking: count } })
      .of(booking)
      .many(count)
    const byStart = bookings.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    for (const [place, record] of byStart.entries()) {
      expect(validate(booking, record)).toEqual([])
      expect(record.from < record.until).toBe(true)
      const before = byStart[place - 1]
      if (before) expect(before.until <= record.from).toBe(true)
    }
  })

  test('there are no more samples than there is time for', () => {
    const booking = defineEntity({
      name: 'booking',
      labels: ['B', 'B'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        from: date({ required: true, min: '2026-01-01', max: '2026-01-31' }),
        until: date({ required: true }),
      },
      rules: [noOverlap({ at: ['from', 'until'] })],
    })
    const samples = inEnglish({ count: 10 }).of(booking)
    expect(samples.many(10)).toHaveLength(10)
    expect(() => samples.at(10)).toThrow('a rule keeps 10 records apart, and there is no time for more')
  })

  test('what can be listed is different together: each pair of a person and a role once', () => {
    const membership = defineEntity({
      name: 'membership',
      labels: ['M', 'M'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        person: reference('user', { required: true }),
        role: choice(['member', 'owner', 'guest'], { required: true }),
        active: boolean(),
      },
      rules: [unique({ at: ['person', 'role', 'active'] })],
    })
    const samples = inEnglish({ entities: [user], count: { user: 20 } }).of(membership)
    const pairs = samples.many(120).map(({ person, role, active }) => `${person} ${role} ${active}`)
    expect(new Set(pairs).size).toBe(120)
    expect(() => samples.at(120)).toThrow('a rule asks for different values, and there are 120 in all')
  })

  test('of what cannot be counted it says what to do', () => {
    const entity = defineEntity({
      name: 'paint',
      labels: ['P', 'P'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), shade: colour({ required: true }) },
      rules: [unique({ at: ['shade'] })],
    })
    expect(() => inEnglish().of(entity).at(0)).toThrow(/there are none to count of a “colour”. Add a text/)
  })

  test('when rules are never kept together, it names them and the way out', () => {
    const entity = defineEntity({
      name: 'stay',
      labels: ['S', 'S'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), pin: integer({ required: true, min: 0, max: 1e9 }) },
      rules: [rule({ at: ['pin'], validate: ({ pin }) => (pin === 77_777 ? undefined : 'No') })],
    })
    expect(() => inEnglish().of(entity).at(0)).toThrow(
      /none kept the rules together, the last one not “pin” \(.*`provider`/,
    )
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
