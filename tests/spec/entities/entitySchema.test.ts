import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsOf from 'ajv-formats'
import { fc } from '../../properties'
import { describe, expect, test } from 'vitest'
import {
  boolean,
  choice,
  choices,
  code,
  colour,
  date,
  dateRange,
  decimal,
  duration,
  email,
  type Field,
  file,
  group,
  image,
  instant,
  integer,
  json,
  list,
  map,
  money,
  number,
  percent,
  phone,
  reference,
  text,
  time,
  url,
  variant,
} from '../../../src/spec/fields/fields'
import { sameData } from '../../../src/spec/values/sameData'
import { accept } from '../../../src/spec/rules/validate'
import { entityWith } from '../parcel'

const addFormats = addFormatsOf as unknown as typeof addFormatsOf.default

/** Values that people and programs send, right and wrong, for fields of every kind. */
const groups: readonly (readonly unknown[])[] = [
  [null, '', ' ', 'a', 'abc', 'abcdef', 'x\ny', 'é', 'e\u0301', '👩‍👩‍👧', '12', '-12.50', '1e3', '007', '.5'],
  [0, -0, 1, -1, 3, 12, 12.5, 0.1, 0.3, 2 ** 53, 1e300, -7, true, false],
  ['2026-11-21', '2026-02-30', '0000-01-01', '14:30', '14:30:15', '25:00', '2026-11-21T14:30:00Z'],
  [
    '2026-11-21T14:30Z',
    '2026-11-21T14:30:00.123+02:00',
    '2026-11-21T24:00:00Z',
    'PT1H30M',
    'P1W',
    'P1Y',
    'P1DT2H',
  ],
  [
    'PT1.5S',
    'P',
    'PT',
    'P1W2D',
    'ada@example.com',
    'ada@example',
    ' ada@example.com',
    'https://example.com/ä b',
  ],
  ['https://example.com/a?b=c', 'http://localhost', 'mailto:ada@example.com', '+44 20 7946 0958', '12345'],
  ['#a1b2c3', '#A1B2C3', '#fff', '123456', 'A1B2C3', 'red', 'blue', 'green'],
  [
    [],
    ['red'],
    ['red', 'blue'],
    ['red', 'red'],
    ['green'],
    [1],
    [1, 2],
    ['a', 'a'],
    [{ what: 'x' }],
    [{ what: '' }],
  ],
  [
    {},
    { what: 'x' },
    { what: 5 },
    { what: 'x', more: 1 },
    { a: 'x' },
    { a: 5 },
    { A: 'x' },
    { a: 'x', b: 'y' },
  ],
  [
    { start: '2026-01-01', end: '2026-01-31' },
    { start: '2026-02-01', end: '2026-01-31' },
    { start: '2026-01-01' },
  ],
  [{ by: 'card', number: '42' }, { by: 'card' }, { by: 'cash' }, { by: 'debt' }],
  [
    { name: 'a.png', type: 'image/png', size: 5 },
    { name: 'a.pdf', type: 'application/pdf', size: 5000 },
  ],
  [{ name: 'a.png', type: 'image/png', size: -1 }, { name: 'a', type: 'b', size: 1.5 }, { name: 'a' }],
]
const values = groups.flatMap((some) => some)

const fields: Readonly<Record<string, Field>> = {
  text: text(),
  'text of a length': text({ minLength: 2, maxLength: 3 }),
  'text of a pattern': text({ pattern: /[a-c]+/ }),
  'text of a pattern, in any case': text({ pattern: /[a-c]+/i }),
  'required text': text({ required: true }),
  email: email(),
  url: url(),
  phone: phone(),
  integer: integer({ min: 0, max: 12 }),
  'integer in steps': integer({ min: 1, step: 2 }),
  number: number({ min: -1 }),
  'number in steps': number({ step: 0.1 }),
  percent: percent({ max: 100 }),
  decimal: decimal(),
  money: money({ currency: 'EUR', min: '0' }),
  boolean: boolean(),
  'required boolean': boolean({ required: true }),
  choice: choice(['red', 'blue']),
  choices: choices(['red', 'blue'], { maxItems: 1 }),
  'required choices': choices(['red', 'blue'], { required: true }),
  date: date(),
  time: time(),
  instant: instant(),
  dateRange: dateRange(),
  duration: duration(),
  reference: reference('user'),
  references: reference('user', { many: true, required: true }),
  list: list(text({ minLength: 1 }), { uniqueItems: true }),
  'required list': list({ what: text({ required: true }) }, { required: true }),
  group: group({ what: text({ required: true }) }),
  variant: variant('by', { card: { number: text({ required: true }) }, cash: {} }),
  map: map(text(), { keys: /[a-z]/, maxItems: 1 }),
  'required map': map(text(), { required: true }),
  file: file({ maxBytes: 1000 }),
  files: file({ many: true, required: true }),
  image: image(),
  code: code(),
  'code of letters': code({ characters: 'letters and digits' }),
  colour: colour(),
  json: json(),
}

/** Fields that reject more than their schema can say, and why. */
const saysLess: Readonly<Record<string, string>> = {
  'text of a length': 'a character may have many code points',
  'text of a pattern, in any case': 'expressions have no flags',
  'integer in steps': 'steps count from 0 alone',
  dateRange: 'two properties cannot be compared',
  group: 'what is not known is left out',
  colour: 'capital letters are read as small ones',
}

describe.each([
  ['draft-2020-12', Ajv2020],
  ['draft-07', Ajv],
] as const)('the schema of an entity, in %s', (target, Validator) => {
  const ajv = new Validator({ strict: false, logger: false, multipleOfPrecision: 9 })
  addFormats(ajv)
  // Formats are remarks, unless a reader is told to validate them.
  const plain = new Validator({
    strict: false,
    logger: false,
    multipleOfPrecision: 9,
    validateFormats: false,
  })

  test.each(Object.entries(fields))('takes all that the field accepts: %s', (name, field) => {
    const entity = entityWith({ value: field })
    const takes = plain.compile(entity['~standard'].jsonSchema.input({ target }))
    const stored = plain.compile(entity['~standard'].jsonSchema.output({ target }))
    for (const value of values) {
      const result = accept(entity, { value })
      if (!result.accepted) continue
      const said = JSON.stringify([name, value, result.value])
      expect(takes(result.value), said).toBe(true)
      expect(stored({ ...result.value, id: 'x' }), said).toBe(true)
    }
  })

  test.each(Object.entries(fields))(
    'rejects what the field rejects, where it can say so: %s',
    (name, field) => {
      const entity = entityWith({ value: field })
      const takes = ajv.compile(entity['~standard'].jsonSchema.input({ target }))
      const more = values.filter((value) => {
        const result = accept(entity, { value })
        const isRight = result.accepted && sameData(result.value, { value })
        return !isRight && takes({ value })
      })
      expect(more.length > 0, more.map((value) => JSON.stringify(value)).join()).toBe(name in saysLess)
    },
  )
})

test('what is left out of a record is left out of its schema too', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (required, readOnly) => {
      const entity = entityWith({ value: text({ required, readOnly }) })
      const { input, output } = entity['~standard'].jsonSchema
      const sent = input({ target: 'draft-07' }) as { properties: object; required: string[] }
      const kept = output({ target: 'draft-07' }) as { properties: object; required: string[] }
      expect('value' in sent.properties).toBe(!readOnly)
      expect('value' in kept.properties).toBe(true)
      expect(kept.required.includes('value')).toBe(required || readOnly)
    }),
  )
})
