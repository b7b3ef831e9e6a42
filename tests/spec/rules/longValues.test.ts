import { describe, expect, test } from 'vitest'
import type { Field } from '../../../src/spec/fields/fields'
import * as fields from '../../../src/spec/fields/fields'
import { fieldFromSchema } from '../../../src/spec/schema/entityFromSchema'
import { readNumber } from '../../../src/spec/values/numberText'
import { validate } from '../../../src/spec/rules/validate'
import { valueText } from '../../../src/spec/values/valueText'
import { resultOf } from '../fields/kinds/resultOf'
import { entityWith, words } from '../parcel'

// Each of these took minutes, or all memory, where a value was read more often than once.
const PATIENCE = 60_000

const LONG = 2_000_000
const TEXTS: [string, string][] = [
  ['digits', '7'.repeat(LONG)],
  ['a one and zeros', `1${'0'.repeat(LONG)}`],
  ['a fraction', `0.${'7'.repeat(LONG)}`],
  ['spaces', ' '.repeat(LONG)],
  ['spaces between letters', `x${' '.repeat(LONG)}x`],
  ['spaces before a digit', `-${' '.repeat(LONG)}1`],
  ['letters', 'x'.repeat(LONG)],
  ['letters with a mark', 'é'.repeat(LONG / 10)],
  ['a letter with marks', `e${'\u0301'.repeat(LONG)}`],
  ['what cannot be seen', '\u200b'.repeat(LONG)],
  ['wide digits', '\uff11'.repeat(LONG)],
  ['minus signs', '−'.repeat(LONG)],
  ['all of it', 'a1 -'.repeat(LONG / 4)],
  ['half an address of mail', `a@b${'.c'.repeat(LONG / 2)}`],
  ['an address of the web', `https://a/${'b '.repeat(LONG / 2)}`],
  ['half a length of time', `PT${'1'.repeat(LONG)}`],
]

const FIELDS: { readonly [name: string]: Field } = {
  text: fields.text({ required: true, minLength: 5, maxLength: 20 }),
  longText: fields.text({ minLength: 2 * LONG }),
  email: fields.email(),
  url: fields.url(),
  phone: fields.phone(),
  integer: fields.integer({ min: 1, max: 9, step: 2 }),
  number: fields.number(),
  percent: fields.percent(),
  decimal: fields.decimal({ min: '0', max: '9', step: '0.25' }),
  money: fields.money({ currency: 'EUR', min: '0', step: '0.05' }),
  choice: fields.choice(['a']),
  choices: fields.choices(['a']),
  date: fields.date({ min: '2026-11-21' }),
  time: fields.time(),
  instant: fields.instant(),
  dateRange: fields.dateRange(),
  duration: fields.duration({ max: 'PT1H' }),
  reference: fields.reference('user', { many: true }),
  group: fields.group({ a: fields.text() }),
  variant: fields.variant('by', { a: { b: fields.text() } }),
  file: fields.file({ accept: ['.pdf'] }),
  code: fields.code(),
  codeOfLetters: fields.code({ characters: 'letters and digits' }),
  colour: fields.colour(),
  json: fields.json(),
}

describe.each(Object.entries(FIELDS))('two million characters as %s', (_, field) => {
  test.each(TEXTS)(
    'of %s are validated and shown',
    (_said, long) => {
      expect(validate(entityWith({ field }), { field: long }).length).toBeLessThan(2)
      expect(typeof valueText(field, long)).toBe('string')
    },
    PATIENCE,
  )
})

test('a number of two million digits is to have fewer, whatever else is demanded', () => {
  const long = '7'.repeat(LONG)
  for (const field of [
    fields.decimal({ max: '9' }),
    fields.money({ currency: 'EUR' }),
    fields.integer({ max: 9 }),
    fields.number(),
  ]) {
    expect(words(field, long)).toBe('Enter thing with fewer digits')
  }
  expect(words(fields.decimal(), 'x'.repeat(LONG))).toBe('Enter thing as a number, like 1,234.5')
  expect(resultOf(fields.decimal({ step: '3' }), '9'.repeat(10_000))).toBe('9'.repeat(10_000))
})

test('a number is read, or said not to be one, from its first characters', () => {
  expect(readNumber('7'.repeat(LONG)).kind).toBe('tooExact')
  expect(readNumber('x'.repeat(LONG)).kind).toBe('notANumber')
  expect(readNumber(' '.repeat(LONG)).kind).toBe('empty')
  expect(readNumber(`${' '.repeat(LONG)}1.5${' '.repeat(LONG)}`)).toEqual({ kind: 'number', value: 1.5 })
})

// So many that to look at each for each takes longer than anyone waits, and a call has no room for them.
const MANY = 250_000

describe('a quarter of a million', () => {
  const many = <Item>(item: (index: number) => Item) => Array.from({ length: MANY }, (_, i) => item(i))
  const said = (field: Field, value: unknown) => validate(entityWith({ field }), { field: value }).length

  test(
    'entries are told apart',
    () => {
      const field = fields.list({ a: fields.text() }, { uniqueItems: true })
      expect(
        said(
          field,
          many((index) => ({ a: `${index}` })),
        ),
      ).toBe(0)
      expect(
        said(
          field,
          many((index) => ({ a: `${index % (MANY - 1)}` })),
        ),
      ).toBe(1)
    },
    PATIENCE,
  )

  test(
    'files of the wrong type are rejected',
    () => {
      const field = fields.file({ many: true, accept: ['image/*'] })
      expect(
        said(
          field,
          many((index) => ({ name: `${index}`, type: 'text/plain', size: 1 })),
        ),
      ).toBe(MANY)
    },
    PATIENCE,
  )

  test(
    'choices are looked up, not looked for',
    () => {
      const options = Array.from({ length: 50_000 }, (_, index) => `o${index}`)
      expect(said(fields.choices(options), [...options, ...many(() => 'o49999')])).toBe(1)
      expect(
        said(
          fields.list(fields.choice(options)),
          many(() => 'o49999'),
        ),
      ).toBe(0)
    },
    PATIENCE,
  )

  test(
    'characters of an enum are read',
    () => {
      const values = Array.from({ length: MANY }, (_, index) => `value${index}`)
      const { field } = fieldFromSchema({ enum: values })
      expect(resultOf(field, `value${MANY - 1}`)).toBe(`value${MANY - 1}`)
      const numbers = fieldFromSchema({ enum: values.map((_, index) => ({ index })) }).field
      expect(resultOf(numbers, { index: 7 })).toEqual({ index: 7 })
      const titled = values.slice(0, 50_000).map((value) => ({ const: value, title: `the ${value}` }))
      expect(resultOf(fieldFromSchema({ oneOf: titled }).field, 'value49999')).toBe('value49999')
    },
    PATIENCE,
  )
})

describe('lists that share lists, sixty deep', () => {
  const nested = (innermost: unknown, around: (part: unknown) => unknown) => {
    let value = innermost
    for (let depth = 0; depth < 60; depth += 1) value = around(value)
    return value
  }
  const lists = nested(1, (part) => [part, part])
  const deepField = (of: Field, around: (field: Field) => Field) =>
    nested(of, (field) => around(field as Field)) as Field

  test.each<[string, Field, unknown]>([
    ['lists', deepField(fields.integer(), (field) => fields.list(field)), lists],
    [
      'maps',
      deepField(fields.integer(), (field) => fields.map(field)),
      nested(1, (part) => ({ a: part, b: part })),
    ],
    ['any data', fields.json(), lists],
    ['unique data', fields.list(fields.json(), { uniqueItems: true }), [lists, [lists]]],
  ])(
    'are validated and shown as %s',
    (_, field, value) => {
      expect(validate(entityWith({ field }), { field: value })).toEqual([])
      expect(valueText(field, value).length).toBeLessThan(1_000_000)
    },
    PATIENCE,
  )

  test(
    'are rejected where something in them is wrong',
    () => {
      const field = deepField(fields.integer(), (inner) => fields.list(inner))
      const issues = validate(entityWith({ field }), { field: nested('x', (part) => [part, part]) })
      expect(issues.length).toBeGreaterThan(0)
    },
    PATIENCE,
  )
})
