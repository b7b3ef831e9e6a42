import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { createSampler, type SamplerOptions } from '../../src/sample'
import { date, defineEntity, integer, list, money, reference, text, validate } from '../../src/spec'
import { order, user } from './entities'
import { inEnglish } from './inEnglish'

const sampler = inEnglish({ seed: 'test', now: '2026-11-21', entities: [user] })
const users = sampler.of(user)
const orders = sampler.of(order)

describe('a sample', () => {
  test('keeps every rule of every kind', () => {
    for (const record of orders.many(500)) expect(validate(order, record)).toEqual([])
    for (const record of users.many(500)) expect(validate(user, record)).toEqual([])
  })

  test('has what is required and what the server makes, and leaves out some of the rest', () => {
    const records = orders.many(200)
    for (const name of ['id', 'rev', 'created', 'number', 'lines'] as const) {
      expect(records.every((record) => record[name] !== undefined)).toBe(true)
    }
    const noted = records.filter(({ note }) => note !== undefined).length
    expect(noted).toBeGreaterThan(150)
    expect(noted).toBeLessThan(200)
    expect(inEnglish({ missing: 1 }).of(order).at(0).note).toBeUndefined()
    expect(
      inEnglish({ missing: 0 })
        .of(order)
        .many(50)
        .every(({ note }) => note),
    ).toBe(true)
  })

  test('is the same again, and another one with another seed', () => {
    expect(
      inEnglish({ seed: 'test', now: '2026-11-21', entities: [user] })
        .of(order)
        .many(20),
    ).toEqual(orders.many(20))
    expect(inEnglish({ seed: 'other' }).of(user).at(0)).not.toEqual(users.at(0))
    expect(inEnglish({ seed: 1 }).of(user).at(0)).not.toEqual(inEnglish({ seed: 2 }).of(user).at(0))
  })

  test('is the same alone, among many and in a stream', () => {
    const stream = users.stream(10)
    const streamed = [stream.next().value, stream.next().value]
    expect(streamed).toEqual(users.many(2, 10))
    expect(users.at(11)).toEqual(streamed[1])
  })

  test('stands at any index, as quickly as at the first', () => {
    expect(validate(user, users.at(500_000_000))).toEqual([])
    expect(() => users.at(-1)).toThrow('Count records from 0')
    expect(() => users.at(0.5)).toThrow('Count records from 0')
  })

  test('is written in the words that are given, and without any it says so', () => {
    const unsaid = {} as unknown as SamplerOptions
    expect(() => createSampler(unsaid)).toThrow('Give it locale: englishWords')
  })

  test('is near the day that is given, and rejects one that is none', () => {
    const at = (now: string) => inEnglish({ now }).of(user).at(0).born
    expect(Number(at('2026-11-21').slice(0, 4)) - Number(at('2006-11-21').slice(0, 4))).toBe(20)
    expect(() => inEnglish({ now: 'tomorrow' })).toThrow('which is no day')
    expect(() => inEnglish({ now: '2026-11-21 12:00' })).toThrow('which is no day')
  })
})

describe('a value depends on seed, entity, path and index alone', () => {
  const fields = {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    price: money({ currency: 'EUR' }),
    lines: list({ what: text() }),
  }
  const named = (given: typeof fields) =>
    defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields: given })
  const records = inEnglish().of(named(fields)).many(300)

  test('a field more changes no other value, in a group neither', () => {
    const more = {
      extra: text({ required: true }),
      ...fields,
      lines: list({ first: text(), what: text(), last: date() }),
    }
    inEnglish()
      .of(named(more))
      .many(300)
      .forEach((record, index) => {
        const { extra, lines, ...rest } = record as unknown as Record<string, unknown>
        expect(extra).toBeTruthy()
        const { lines: before, ...others } = records[index] as Record<string, unknown>
        expect(rest).toEqual(others)
        expect((lines as { what?: string }[] | undefined)?.map(({ what }) => what)).toEqual(
          (before as { what?: string }[] | undefined)?.map(({ what }) => what),
        )
      })
  })

  test('another order changes only the order', () => {
    const turned = Object.fromEntries(Object.entries(fields).reverse()) as typeof fields
    expect(inEnglish().of(named(turned)).many(300)).toEqual(records)
  })

  test('making a field required fills its gaps and changes nothing else', () => {
    const certain = { ...fields, price: money({ currency: 'EUR', required: true }) }
    inEnglish()
      .of(named(certain as unknown as typeof fields))
      .many(300)
      .forEach((record, index) => {
        expect(record.price).toBe(records[index]?.price ?? record.price)
      })
  })

  test.each(['UTC', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns'])('it is the same in %s', (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      const again = inEnglish({ seed: 'test', now: '2026-11-21', entities: [user] }).of(order)
      expect(JSON.stringify(again.many(100))).toBe(JSON.stringify(orders.many(100)))
    } finally {
      process.env['TZ'] = before
    }
  })

  test('it is the same as it was, because hosts keep pictures of samples', () => {
    expect(users.at(0)).toMatchSnapshot()
    expect(orders.at(0)).toMatchSnapshot()
  })
})

describe('a provider', () => {
  test('supplies what keeps the rules, and is passed over where it does not', () => {
    const asked: string[] = []
    const samples = inEnglish({
      provider(field, path, hash) {
        asked.push(path.join('.'))
        expect(Number.isInteger(hash)).toBe(true)
        return field.kind === 'text' ? 'Given' : undefined
      },
    }).of(order)
    const record = samples.at(0)
    expect(validate(order, record)).toEqual([])
    expect(record.lines[0]?.what).toBe('Given')
    expect(record.number).not.toBe('Given')
    expect(asked).toContain('lines.0.what')
    expect(asked).not.toContain('id')
  })
})

test('references to an entity that is not known have the ids that a source in memory gives', () => {
  const entity = defineEntity({
    name: 'thing',
    labels: ['T', 'T'],
    id: 'id',
    fields: { id: integer({ readOnly: true }), owner: reference('user', { required: true }) },
  })
  expect(String(inEnglish().of(entity).at(0).owner)).toMatch(/^user-\d+$/)
})
