import { describe, expect, test } from 'vitest'
import { fieldFromSchema } from '../../../src/spec/schema/entityFromSchema'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { map, text } from '../../../src/spec/fields/fields'
import { patternLimit } from '../../../src/spec/pattern/patternLimit'
import { patternAttack } from '../../../src/spec/pattern/patternAttack'
import { fc } from '../../properties'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { backtrack, texts, trees, write } from './backtracking'
import { entityWith, words } from '../parcel'

describe('a pattern that takes time by the length of a text', () => {
  test.each([
    /INV-\d+/,
    /\d{4}-\d{2}-\d{2}/,
    /(?:[01]\d|2[0-3]):[0-5]\d/,
    /[a-z0-9]+(?:-[a-z0-9]+)*/,
    /[a-z]+(-[a-z]+)*/,
    /(?:\w+,)*\w+/,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
    /(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}/,
    /[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/i,
    /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/,
    /-?\d+(\.\d+)?([eE][+-]?\d+)?/,
    /https?:\/\/[^\s/?#]+(\/[^\s?#]*)?(\?[^\s#]*)?(#\S*)?/,
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/,
    /"(?:[^"\\]|\\.)*"/,
    /\p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*)*/u,
    new RegExp('[\\p{L}--[a-z]]+(?:-\\p{L}+)*', 'v'),
    /\+?\d{1,4}?[-.\s]?\(?\d{1,3}?\)?[-.\s]?\d{1,4}[-.\s]?\d{1,4}[-.\s]?\d{1,9}/,
    /[^]*/,
    /(?:)/,
  ])('%s has no limit that a person meets', (pattern) => {
    expect(patternLimit(pattern)).toBeGreaterThan(500_000)
  })
})

describe('a pattern that takes longer', () => {
  test.each([
    [/^\d+\d+$/, 2000],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 2000],
    [/.*foo.*bar/, 2000],
    [/(?:(?=.*x)a)*/, 2000],
    [/\s*\s*,?\s*/, 158],
    [/(['"]).*\1/, 158],
    [/(\w+\s?)*/, 16],
    [/^(a+)+\1$/, 16],
    [/(a|a|a)*/, 13],
    [/(a(|))*/, 16],
    [/(a?){30}a{30}/, 16],
    [/(?<=a+)b/, 16],
    [/([a-z]{1,30}-?)+/, 16],
    [new RegExp('[\\q{abc}a]+', 'v'), 16],
    [new RegExp('(?:'.repeat(20_000) + 'a' + ')'.repeat(20_000)), 16],
  ])('%s has a limit', (pattern, limit) => {
    expect(patternLimit(pattern)).toBeLessThanOrEqual(limit)
    expect(patternLimit(pattern)).toBeGreaterThan(4)
  })

  test.each([36, 38, 50, 200])('has a low limit where each turn of a loop goes %i ways', (ways) => {
    const most = patternLimit(new RegExp(`(?:${Array(ways).fill('a').join('|')})*`))
    expect(ways ** most).toBeLessThan(4_000_000)
  })

  test('has a limit whenever an attack on it is known', () => {
    fc.assert(
      fc.property(trees(true), (tree) => {
        const pattern = new RegExp(write(tree))
        const attack = patternAttack(pattern)
        fc.pre(typeof attack === 'object')
        expect(patternLimit(pattern)).toBeLessThanOrEqual(attack.growth === 'exponential' ? 16 : 2000)
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  test('takes no more than some steps on texts that it is tried on', () => {
    fc.assert(
      fc.property(trees(true), texts, (tree, few) => {
        const attack = patternAttack(new RegExp(write(tree)))
        const limit = Math.min(patternLimit(new RegExp(write(tree))), 200)
        const pump = typeof attack === 'object' ? attack.pump : few || 'a'
        const { prefix = '', suffix = '!' } = typeof attack === 'object' ? attack : {}
        const text = (prefix + pump.repeat(limit)).slice(0, limit - suffix.length) + suffix
        const most = 20_000_000
        expect(backtrack(tree, text, most).steps).toBeLessThan(most)
      }),
      { numRuns: 500 },
    )
  }, 120_000)
})

describe('a text too long for its pattern', () => {
  const hanging = text({ pattern: /(a+)+/ })

  test('is rejected in words that say what to do', () => {
    expect(words(hanging, 'a'.repeat(16))).toBeUndefined()
    expect(words(hanging, 'a'.repeat(17))).toBe('Shorten thing to 16 characters')
    expect(words(text({ pattern: /\d+\d+/ }), '1'.repeat(50_000))).toBe('Shorten thing to 2,000 characters')
    expect(words(text({ pattern: /\d+\d+/, maxLength: 9 }), '1'.repeat(50_000))).toBe(
      'Shorten thing to 9 characters',
    )
    const options = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
    expect(words(hanging, 'a'.repeat(50_000), options)).toMatch(/^اختصر/)
  })

  test('is tried where the time grows with its length alone, as far as the engine goes', () => {
    const long = 'a-'.repeat(5_000_000)
    expect(words(text({ pattern: /(?:[a-z]|-)*/ }), long)).toBe('Shorten thing to 2,000,000 characters')
    expect(words(text({ pattern: /(?:[a-z]|-)*/ }), long.slice(0, 1_900_000))).toBeUndefined()
    expect(words(text({ pattern: /[a-z-]*/ }), long)).toBeUndefined()
  })

  test('is rejected as a name too', () => {
    const named = map(text(), { keys: /(a|a)+/ })
    expect(words(named, { aaaa: 'x' })).toBeUndefined()
    const long = 'a'.repeat(1000)
    expect(words(named, { [long]: 'x' })).toBe(`Choose another name than “${'a'.repeat(100)}…” in thing`)
  })

  test('is rejected for the pattern of a schema, whose report says so', () => {
    const { field, report } = fieldFromSchema({ type: 'string', pattern: '^\\d+\\d+$' })
    expect(words(field, '1'.repeat(50_000))).toBe('Shorten thing to 2,000 characters')
    expect(words(field, '12')).toBeUndefined()
    expect(report).toMatchObject([{ keyword: 'pattern', takes: 'less' }])
    expect(fieldFromSchema({ type: 'string', pattern: '[a-z]' }).report).toEqual([])
    const evil = fieldFromSchema({ type: 'string', pattern: '^(a+)+$' })
    expect(words(evil.field, `${'a'.repeat(60)}b`)).toBe('Shorten thing to 16 characters')
  })

  test('is rejected for the names of a schema, whose report says so', () => {
    const names = { type: 'object', propertyNames: { pattern: '^(a+)+$' } }
    const { field, report } = fieldFromSchema(names)
    expect(words(field, { ['a'.repeat(50)]: 'x' })).toMatch(/^Choose another name/)
    expect(report).toMatchObject([{ keyword: 'propertyNames', takes: 'less' }])
    const name = `${'a'.repeat(50)}b`
    const grouped = fieldFromSchema({
      type: 'object',
      properties: { [name]: { type: 'string' } },
      patternProperties: { '^(a+)+$': { minLength: 2 } },
    })
    expect(grouped.report).toContainEqual(
      expect.objectContaining({ keyword: 'patternProperties', takes: 'both' }),
    )
  })

  test('is named by checkProduct, with the limit', () => {
    const found = (pattern: RegExp) =>
      checkProduct({ entities: [entityWith({ thing: text({ pattern }) })] }).flatMap(({ code, reason }) =>
        code.endsWith('-pattern') ? reason : [],
      )
    expect(found(/\d+\d+/)[0]).toContain(
      'Texts of more than 2000 characters are rejected before it is tried.',
    )
    expect(found(/(a+)+/)[0]).toContain('Texts of more than 16 characters are rejected before it is tried.')
    expect(found(/^(a+)+\1$/)[0]).toMatch(/could not be found out. Texts of more than \d+ characters/)
    expect(found(/[a-z]+(-[a-z]+)*/)).toEqual([])
  })
})
