import { describe, expect, test } from 'vitest'
import { entityFromSchema, fieldFromSchema } from '../../../src/spec/schema/entityFromSchema'
import { accept } from '../../../src/spec/rules/validate'

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))
const named = (count: number, make: (index: number) => unknown) =>
  Object.fromEntries(many(count, (index) => [`d${index}`, make(index)]))
const next = (index: number) => ({ $ref: `#/$defs/d${index + 1}` })

/** The same list twice, in a list that stands twice in a list, and so on. */
function doubled(levels: number): unknown {
  let list: unknown = ['x']
  for (let level = 0; level < levels; level += 1) list = [list, list]
  return list
}

function read(schema: unknown) {
  const { entity, report } = entityFromSchema({ type: 'object', properties: { a: schema } })
  for (const value of [undefined, null, 'x', ' '.repeat(50), 7, [], {}]) accept(entity, { a: value })
  return { entity, report, reasons: report.map(({ reason }) => reason).join(' ') }
}

// Schemas that took seconds, minutes or for ever now take far less than the time that a test is given.
describe('whatever a schema asks for, an answer comes', () => {
  test.each<[string, unknown]>([
    ['a text longer than any', { type: 'string', minLength: 6e8 }],
    ['texts that are empty', { type: 'string', maxLength: 0, minLength: 0 }],
    ['numbers beyond all', { type: 'integer', minimum: 1e300, multipleOf: 1e-300 }],
    ['lists longer than any', { type: 'array', minItems: 1e300, maxItems: 1e301 }],
    ['a map of more than any', { type: 'object', minProperties: 1e300, additionalProperties: {} }],
    ['16,000 texts', { enum: many(16_000, (index) => `t${index}`) }],
    ['16,000 things', { enum: many(16_000, (index) => ({ index })) }],
    ['16,000 forms of one value each', { oneOf: many(16_000, (index) => ({ const: index })) }],
    ['5 MB of texts', { enum: many(200_000, (index) => `one of so many texts ${index}`) }],
    ['5 MB in a text', { const: 'x'.repeat(5e6) }],
    ['a name of a million characters', { type: 'object', properties: { ['x'.repeat(1e6)]: true } }],
    ['1,000 forms of as many names', { oneOf: many(1000, () => object(named(20, () => ({ const: 'x' })))) }],
    ['200,000 limits', { type: 'string', allOf: many(2e5, () => ({ minLength: 1 })) }],
    [
      '200,000 names for a slow expression',
      { ...object(named(2e5, () => true)), patternProperties: { 'a+a+$': true } },
    ],
    ['1,000 parts', { allOf: many(1000, () => object(named(20, () => true))) }],
    ['100,000 forms', { anyOf: many(1e5, () => true) }],
    ['50,000 names', object(named(50_000, () => true))],
  ])(
    '%s',
    (_, schema) => {
      read(schema)
      fieldFromSchema(schema as never)
    },
    120_000,
  )

  test('of what is larger than that, the report says so', () => {
    expect(read({ enum: [many(600_000, () => 1), many(600_000, () => 1)] }).reasons).toContain(
      'It is too large.',
    )
    expect(read(object(named(6000, () => true))).reasons).toContain(
      'Names after the first 5000 are left out.',
    )
    expect(read({ enum: Object.assign([], { length: 4e9 }) }).reasons).toContain('This cannot be read.')
    expect(read({ default: doubled(60), enum: ['b', doubled(60)] }).reasons).toContain('too large')
    expect(read({ allOf: doubled(90) }).reasons).toContain('too large')
  }, 120_000)

  test.each([
    ['long', 'a'.repeat(100_000)],
    ['deep', '('.repeat(40_000) + ')'.repeat(40_000)],
    ['wide', 'a|'.repeat(50_000)],
  ])('a pattern that is too %s is not validated, and that is said', (_, pattern) => {
    const reason = 'It is too long an expression. It is not validated.'
    expect(read({ type: 'string', pattern }).report).toContainEqual(
      expect.objectContaining({ path: '/properties/a', keyword: 'pattern', takes: 'more', reason }),
    )
    read({ type: 'object', patternProperties: { [pattern]: true }, properties: { aaaa: true } })
    read({ type: 'object', propertyNames: { pattern } })
  })

  test('an expression for names is never run when it would stop the page', () => {
    const name = `${'a'.repeat(50)}b`
    const evil = '^(a+)+$'
    const { reasons } = read({
      type: 'object',
      patternProperties: { [evil]: true },
      properties: { [name]: true },
    })
    expect(reasons).toContain('asked of no long name')
    const { reasons: ofMap } = read({ type: 'object', propertyNames: { pattern: evil } })
    expect(ofMap).toContain('names of more than 16 characters are rejected')
    const digits = '^[0-9]+[0-9]+[0-9]+[0-9]+$'
    const long = `${'1'.repeat(5000)}x`
    const slow = read({ type: 'object', patternProperties: { [digits]: true }, properties: { [long]: true } })
    expect(slow.reasons).toContain('asked of no long name')
  })
})

const object = (properties: object) => ({ type: 'object', properties })

test('an expression that is slow is run on no text that is long, and that is said', () => {
  const { entity, report } = read({ type: 'string', pattern: '^[0-9]+[0-9]+$' })
  expect(report).toContainEqual(
    expect.objectContaining({ path: '/properties/a', keyword: 'pattern', takes: 'less' }),
  )
  expect(accept(entity, { a: '1'.repeat(900) }).accepted).toBe(true)
  expect(accept(entity, { a: `${'1'.repeat(500_000)}x` }).accepted).toBe(false)
})

describe('references', () => {
  const whole = ($defs: object) => ({ type: 'object', properties: { a: { $ref: '#/$defs/d0' } }, $defs })

  test('a chain of a hundred is followed', () => {
    const { entity } = entityFromSchema(whole({ ...named(100, next), d100: { type: 'integer' } }))
    expect(entity.fields['a']?.kind).toBe('integer')
  })

  test.each([
    ['a chain of 2,000', named(2000, next)],
    ['a chain of 20,000', named(20_000, next)],
    ['a chain of choices', named(2000, (index) => ({ anyOf: [next(index), { type: 'null' }] }))],
    ['a chain of parts', named(2000, (index) => ({ allOf: [next(index), {}] }))],
    ['a chain of opposites', named(2000, (index) => ({ not: next(index) }))],
    ['a chain of doubles', named(2000, (index) => ({ anyOf: [next(index), next(index)] }))],
  ])('%s ends with any JSON, and that is said', (_, chain) => {
    const end = { [`d${Object.keys(chain).length}`]: { type: 'integer' } }
    const { entity, report } = entityFromSchema(whole({ ...chain, ...end }))
    expect(entity.fields['a']?.kind).toBe('json')
    expect(report.some(({ takes }) => takes === 'more')).toBe(true)
  })

  test('choices that double with each level are asked once each', () => {
    const chain = named(40, (index) => ({ anyOf: [next(index), next(index)] }))
    const ofNull = entityFromSchema(whole({ ...chain, d40: { type: 'null' } })).entity
    expect(accept(ofNull, { a: null }).accepted).toBe(true)
    const ofText = entityFromSchema(whole({ ...chain, d40: { type: 'string' } })).entity
    expect(accept(ofText, { a: 'x' }).accepted).toBe(true)
  })

  test('a thousand names that are looked for in all of a document', () => {
    const $defs = named(1000, (index) => ({ $anchor: `n${index}`, type: 'integer' }))
    const properties = Object.fromEntries(many(1000, (index) => [`p${index}`, { $ref: `#n${index}` }]))
    const { entity } = entityFromSchema({ type: 'object', properties, $defs })
    expect(entity.fields['p999']?.kind).toBe('integer')
  })
})
