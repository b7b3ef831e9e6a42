import { describe, expect, test } from 'vitest'
import { boundarySample, invalidSample, SampleError } from '../../src/sample'
import { boolean, defineEntity, email, integer, list, money, text, validate } from '../../src/spec'
import { inEnglish } from './inEnglish'

describe('what is impossible ends in a typed error', () => {
  const never = (field: Parameters<typeof list>[0] & object, reason = 'impossible') => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), it: field as ReturnType<typeof text> },
    })
    let thrown: unknown
    try {
      inEnglish({ missing: 0 }).of(entity).at(0)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(SampleError)
    expect(thrown).toMatchObject({ name: 'SampleError', field: 'thing.it', reason })
    return inEnglish().of(entity).with({ it: 'given' }).at(0)
  }

  test.each([
    ['lengths that a pattern excludes', text({ pattern: /\d{3}/, minLength: 5 })],
    ['a pattern of nothing', text({ required: true, pattern: /[^\s\S]/ })],
    ['a pattern against itself', text({ required: true, pattern: /(?!a)a/ })],
    ['a whole number between two', integer({ min: 0.2, max: 0.8 })],
    ['a sum between two', money({ currency: 'EUR', min: '0.001', max: '0.009' })],
    ['no room for a required text', text({ required: true, maxLength: 0 })],
    ['an address shorter than any', email({ maxLength: 5 })],
    ['a text without end', text({ minLength: 1e9 })],
    ['a list without end', list(text(), { minItems: 1e9 })],
  ])('%s', (_, field) => {
    expect(never(field)).toMatchObject({ it: 'given' })
  })

  test('more different items than there are', () => {
    never(list(boolean(), { uniqueItems: true, minItems: 3 }), 'exhausted')
  })

  test.each([
    /^(\w+\s?)+$/,
    /(a|aa)+$/,
    /(a+)+b/,
    /(?=(a+)+b)\w{30}/,
    /((a{1000}){1000})/,
    /([a-z]+-?)*\.com/,
  ])('a pattern that can be attacked, %s, hangs neither a sample nor a broken one', (pattern) => {
    for (const minLength of [0, 40]) {
      const it = text({ required: true, pattern, minLength })
      const entity = defineEntity({
        name: 'thing',
        labels: ['T', 'T'],
        id: 'id',
        fields: { id: integer({ readOnly: true }), it },
      })
      const samples = inEnglish().of(entity)
      for (const make of [
        () => samples.at(0),
        () => boundarySample(samples, 1),
        () => invalidSample(samples, 'it', 'pattern'),
      ]) {
        try {
          expect(make().it).toBeTypeOf('string')
        } catch (error) {
          expect(error).toBeInstanceOf(SampleError)
        }
      }
    }
  })

  test.each([
    /^[^\]a-z]{2}$/,
    /^\x41\u0042[\]-]+$/,
    /^(?<year>\d{4})-W[0-5]\d$/,
    /^(?:\+|00)\d{2,3}(?: \d{2}){3,4}$/,
    /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u,
  ])('what is common in patterns is none: %s', (pattern) => {
    const it = text({ required: true, pattern })
    const fields = { id: integer({ readOnly: true }), it }
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields })
    for (const record of inEnglish().of(entity).many(200)) expect(validate(entity, record)).toEqual([])
    const keyed = defineEntity({ ...entity, id: 'it' })
    const ids = inEnglish().of(keyed)
    for (const record of ids.many(4)) expect(validate(keyed, record)).toEqual([])
  })

  test('what a repeat of nothing leaves over is left to what follows', () => {
    const fields = {
      id: integer({ readOnly: true }),
      it: text({ required: true, pattern: /^(?:a?)*(?:x|yz)$/ }),
    }
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields })
    const found = inEnglish().of(entity).many(200)
    for (const record of found) expect(validate(entity, record)).toEqual([])
    expect(new Set(found.map(({ it }) => it)).size).toBeGreaterThan(4)
  })

  test('a pattern that refers back, unless an example says what it may be', () => {
    const pattern = /(\w)\1[A-Z]{3}\1/
    never(text({ required: true, pattern }), 'undecided')
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), it: text({ required: true, pattern, example: 'xxABCx' }) },
    })
    expect(inEnglish().of(entity).at(0).it).toBe('xxABCx')
  })
})
