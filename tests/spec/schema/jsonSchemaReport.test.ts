import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import {
  countCharacters,
  date,
  dateRange,
  decimal,
  defineEntity,
  email,
  entityFromSchema,
  file,
  type Field,
  group,
  integer,
  jsonSchemaReport,
  list,
  map,
  rule,
  text,
  unique,
  variant,
} from '../../../src/spec'
import { LONE_CHARACTERS } from '../../../src/spec/fields/textSchema'
import { entityWith } from '../parcel'

const schemaOf = (field: Field) =>
  entityWith({ value: field })['~standard'].jsonSchema.input({ target: 'draft-2020-12' })
const validate = (field: Field) => {
  const takes = new Ajv2020({ strict: false, validateFormats: false }).compile(schemaOf(field))
  return (value: unknown) => takes({ value })
}

describe('what JSON Schema leaves unsaid', () => {
  const bill = defineEntity({
    name: 'bill',
    labels: ['Bill', 'Bills'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      'a/b': text({ required: true, maxLength: 9 }),
      mail: email({ minLength: 9, maxLength: 30 }),
      due: date({ max: '2027-01-01' }),
      lines: list({ sum: decimal({ required: true, max: '9', step: '0.01' }) }),
      stay: group({ nights: dateRange({ required: true }) }, { required: true }),
      by: variant('by', { card: {}, cash: { note: text({ required: true, pattern: /a/i }) } }),
      extra: map(text({ required: true, validate: () => undefined }), { keys: /[a-z]/i }),
    },
    rules: [
      rule({ at: ['due'], require: { due: { empty: false } }, error: 'due-missing' }),
      rule({ at: ['due'], require: { due: { empty: false } }, severity: 'warning' }),
      unique({ at: ['a/b'] }),
    ],
  })

  test('is told rule by rule, with its place in the schema', () => {
    const schema = bill['~standard'].jsonSchema.input({ target: 'draft-2020-12' })
    const report = jsonSchemaReport(bill)
    expect(report.map(({ path, rule: name }) => `${path} ${name}`)).toEqual([
      '/properties/a~1b maxLength',
      '/properties/due/anyOf/0 max',
      '/properties/lines/anyOf/0/items/properties/sum max',
      '/properties/stay/properties/nights order',
      '/properties/by/anyOf/0/oneOf/1/properties/note pattern',
      '/properties/extra/anyOf/0 keys',
      '/properties/extra/anyOf/0/additionalProperties validate',
      '/properties/due due-missing',
      '/properties/a~1b unique',
    ])
    for (const { path, reason } of report) {
      expect(reason).toMatch(/\.$/)
      const steps = path.split('/').slice(1)
      const found = steps.reduce<unknown>(
        (part, step) => (part as Record<string, unknown>)[step.replaceAll('~1', '/')],
        schema,
      )
      expect(found, path).toBeTypeOf('object')
    }
  })

  test('is nothing where a schema said it in its own words', () => {
    const { entity } = entityFromSchema({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 2, maxLength: 5, pattern: '[a-z]' },
        half: { type: 'number', minimum: 0.5, multipleOf: 0.5 },
        third: { type: 'number', minimum: 1, multipleOf: 3 },
      },
    })
    expect(jsonSchemaReport(entity)).toEqual([])
  })
})

describe('a text of at most three characters', () => {
  const takes = validate(text({ maxLength: 3 }))

  test('is validated by its characters where each is one code point', () => {
    expect(takes('abc')).toBe(true)
    expect(takes('abcd')).toBe(false)
    expect(takes('ñandú')).toBe(false)
    expect(takes('Щука')).toBe(false)
    expect(takes('مرحبا')).toBe(false)
    expect(takes('東京駅前')).toBe(false)
  })

  test('is never rejected for what a person sees as one', () => {
    expect(takes('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toBe(true)
    expect(takes('e\u0301'.repeat(3))).toBe(true)
    expect(takes('\r\n\r\n')).toBe(true)
  })

  test('what counts as one character does so beside any other', () => {
    const lone = new RegExp(`[${LONE_CHARACTERS}]`, 'u')
    let count = 0
    for (let point = 0; point < 0xffff; point += 1) {
      const character = String.fromCodePoint(point)
      if (!lone.test(character)) continue
      count += 1
      const text = `a${character}${character}é${character}東`
      if (countCharacters(text) !== 6) expect(`${point.toString(16)} joins its neighbours`).toBe('')
    }
    expect(count).toBeGreaterThan(30_000)
  })
})

test.each<[string, Field, readonly unknown[], readonly unknown[]]>([
  [
    'a sum of whole cents',
    decimal({ required: true, step: '0.01' }),
    ['1', '-1.10', '1.100'],
    ['1.001', '1.', ''],
  ],
  ['no less than nothing', decimal({ required: true, min: '0' }), ['0', '-0.00', '5.1'], ['-0.01', '-5']],
  ['whole', decimal({ required: true, digits: 0 }), ['5', '5.00'], ['5.1', '5.']],
  ['odd, from 1', integer({ required: true, min: 1, step: 2 }), [1, 2, 3], [0, 1.5, 2 ** 53]],
  ['even, from 4', integer({ required: true, min: 4, step: 2 }), [4, 6], [2, 5]],
  [
    'written with a hyphen',
    text({ required: true, pattern: new RegExp('\\d+\\-\\d+') }),
    ['1-2', 'x'],
    ['', ' '],
  ],
  ['written in letters', text({ required: true, pattern: new RegExp('\\p{L}+') }), ['p{L}}', 'x'], ['', ' ']],
  ['of words or blanks', text({ required: true, pattern: /[a-z ]*/ }), ['a b'], ['', '  ', 'A']],
  ['of any case', map(text(), { required: true, keys: /[a-z]/i }), [{ A: 'x' }], [{}]],
])('a value that is %s', (_, field, right, wrong) => {
  const takes = validate(field)
  expect(right.filter((value) => !takes(value))).toEqual([])
  expect(wrong.filter((value) => takes(value))).toEqual([])
})

test('a file is taken by its ending or by its type, in capital letters too', () => {
  const takes = validate(file({ required: true, accept: ['.c++', 'image/*', 'text/plain'] }))
  const of = (name: string, type: string) => takes({ name, type, size: 1 })
  expect([of('a.C++', ''), of('a', 'IMAGE/png'), of('a', 'text/plain; charset=utf-8')]).toEqual([
    true,
    true,
    true,
  ])
  expect([of('a.c', ''), of('c++', ''), of('a', 'x-image/png'), of('a', 'text/plainer')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
