import { describe, expect, test } from 'vitest'
import { boundarySample, SampleError } from '../../src/sample'
import { date, defineEntity, integer, list, money, rule, text, validate } from '../../src/spec'
import { inEnglish } from './inEnglish'

describe('rules of the host', () => {
  test('are kept, across fields too, in whatever order these stand', () => {
    const entity = defineEntity({
      name: 'trip',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        back: date({
          required: true,
          validate: (value, { out }) => (value < String(out) ? 'After the way out' : undefined),
        }),
        out: date({
          required: true,
          validate: (value, draft) => (value > String(draft['back']) ? 'Before the way back' : undefined),
        }),
        seats: integer({ required: true, validate: (value) => (value % 2 ? 'In pairs' : undefined) }),
      },
    })
    for (const record of inEnglish().of(entity).many(200)) expect(validate(entity, record)).toEqual([])
  })

  test('and conditions across fields are kept, where values are left out too', () => {
    const entity = defineEntity({
      name: 'claim',
      labels: ['C', 'C'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        total: money({ currency: 'EUR', required: true, min: '0', max: '2000' }),
        due: date(),
        from: date({ required: true }),
        to: date({ required: true }),
      },
      rules: [
        rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false } } }),
        rule({ at: ['to'], validate: ({ from, to }) => (String(to) < String(from) ? 'Later' : undefined) }),
      ],
    })
    for (const missing of [0, 0.5, 1]) {
      const samples = inEnglish({ missing }).of(entity)
      for (const record of samples.many(200)) expect(validate(entity, record)).toEqual([])
      for (let index = 0; index < 10; index += 1)
        expect(validate(entity, boundarySample(samples, index))).toEqual([])
    }
  })

  test('that cannot be kept end in an error, soon', () => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), never: text({ required: true, validate: () => 'Never' }) },
    })
    expect(() => inEnglish().of(entity).at(0)).toThrow(SampleError)
  })

  test('that take time are left to validation', () => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        slow: text({ required: true, validate: () => Promise.reject(new Error('offline')) }),
      },
    })
    expect(inEnglish().of(entity).at(0).slow).toBeTruthy()
  })

  test('are no reason to break those that take none, within a list neither', () => {
    const even = (value: unknown) => (Number(value) % 2 ? 'Enter an even number' : undefined)
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        slow: text({ required: true, validate: () => Promise.resolve(undefined) }),
        counts: list(integer({ validate: even }), { required: true }),
      },
    })
    const counts = inEnglish()
      .of(entity)
      .many(20)
      .flatMap((record) => record.counts)
    expect(counts.filter((count) => count % 2)).toEqual([])
  })
})
