import { fc } from '../properties'
import { expect, test } from 'vitest'
import { boundarySample, SampleError } from '../../src/sample'
import {
  boolean,
  choice,
  choices,
  code,
  colour,
  date,
  dateRange,
  decimal,
  defineEntity,
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
  validate,
  variant,
} from '../../src/spec'
import { inEnglish } from './inEnglish'

const flags = { required: fc.boolean(), sensitive: fc.boolean() }
const optional = <Shape extends object>(shape: { [Name in keyof Shape]: fc.Arbitrary<Shape[Name]> }) =>
  fc.record(shape, { requiredKeys: [] }) as unknown as fc.Arbitrary<object>

/** The two in order, so that what is declared is not rejected before it is sampled. */
function ordered<Value>(
  values: fc.Arbitrary<Value>,
  least: string,
  most: string,
  compare = (a: Value, b: Value) => a <= b,
) {
  return fc
    .tuple(fc.option(values, { nil: undefined }), fc.option(values, { nil: undefined }))
    .map(([a, b]) => {
      const [low, high] = a !== undefined && b !== undefined && !compare(a, b) ? [b, a] : [a, b]
      return { ...(low !== undefined && { [least]: low }), ...(high !== undefined && { [most]: high }) }
    })
}

const counts = ordered(fc.nat(5), 'minItems', 'maxItems')
const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const times = fc.tuple(fc.nat(23), fc.nat(59), fc.option(fc.nat(59))).map((parts) =>
  parts
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, '0'))
    .join(':'),
)
const instants = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString())
const decimals = fc
  .tuple(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.option(fc.nat(9999)))
  .map(([whole, part]) => (part === null ? String(whole) : `${whole}.${part}`))
const isBelow = (one: string, other: string) => Number(one) <= Number(other)
const names = fc.constantFrom(
  'name',
  'email',
  'price',
  'city',
  'note',
  'due',
  'x',
  'quantity',
  'birthday',
  'code',
  'url',
  '__proto__',
  'constructor',
  'a.b',
)
const patterns = fc.constantFrom(
  /[A-Z]{3}-\d+/,
  /\w+(?: \w+)*/,
  /^(?:yes|no|maybe)$/,
  /(?=.*\d)(?=.*[a-z]).{6,}/,
  /[а-я]{2,}/i,
  /\p{Lu}\p{Ll}+/u,
  /[^<>]*/,
  /(?:\d{3}){1,4}/,
  /#[0-9a-f]{6}/i,
  /\bx\b.*/,
  /[^\s\S]/,
  /(?:a?b){3,}/,
)
const lengths = ordered(fc.nat(40), 'minLength', 'maxLength')

const leaf: fc.Arbitrary<Field> = fc.oneof(
  fc
    .tuple(
      optional({
        ...flags,
        multiline: fc.boolean(),
        format: fc.constantFrom('search' as const, 'password' as const),
      }),
      lengths,
    )
    .map(([more, length]) => text({ ...more, ...length })),
  fc
    .tuple(optional({ ...flags, pattern: patterns }), fc.oneof(fc.constant({}), lengths))
    .map(([more, length]) => text({ ...more, ...length })),
  fc
    .tuple(
      optional(flags),
      fc.oneof(fc.constant({}), ordered(fc.nat(280), 'minLength', 'maxLength')),
      fc.constantFrom(email, url, phone),
    )
    .map(([more, length, kind]) => kind({ ...more, ...length })),
  fc
    .tuple(
      optional({ ...flags, step: fc.integer({ min: 1, max: 30 }) }),
      ordered(fc.maxSafeInteger(), 'min', 'max'),
    )
    .map(([more, bounds]) => integer({ ...more, ...bounds })),
  fc
    .tuple(
      optional({ ...flags, step: fc.constantFrom(0.1, 0.25, 1e-7, 3, 1000) }),
      ordered(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), 'min', 'max'),
      fc.constantFrom(number, percent),
    )
    .map(([more, bounds, kind]) => kind({ ...more, ...bounds })),
  fc
    .tuple(
      optional({ ...flags, digits: fc.nat(4), step: fc.constantFrom('0.05', '1', '0.5') }),
      ordered(decimals, 'min', 'max', isBelow),
    )
    .map(([more, bounds]) => decimal({ ...more, ...bounds })),
  fc
    .tuple(
      optional(flags),
      ordered(decimals, 'min', 'max', isBelow),
      fc.constantFrom('EUR', 'JPY', 'KWD', 'XAF', 'AFN'),
    )
    .map(([more, bounds, currency]) => money({ ...more, ...bounds, currency })),
  optional(flags).map((more) => boolean(more)),
  optional(flags).map((more) => choice(['a', 'b', 'c'], more)),
  fc
    .tuple(optional(flags), counts)
    .map(([more, count]) => choices(['a', 'b', 'c', 'd'], { ...more, ...count })),
  fc
    .tuple(optional(flags), ordered(days, 'min', 'max'), fc.constantFrom(date, dateRange))
    .map(([more, bounds, kind]) => kind({ ...more, ...bounds }) as Field),
  fc
    .tuple(optional(flags), ordered(times, 'min', 'max'))
    .map(([more, bounds]) => time({ ...more, ...bounds })),
  fc
    .tuple(optional(flags), ordered(instants, 'min', 'max'))
    .map(([more, bounds]) => instant({ ...more, ...bounds })),
  fc.tuple(optional(flags), ordered(fc.nat(1e6), 'min', 'max')).map(([more, bounds]) =>
    duration({
      ...more,
      ...Object.fromEntries(Object.entries(bounds).map(([name, seconds]) => [name, `PT${seconds}S`])),
    }),
  ),
  fc
    .tuple(optional(flags), counts, fc.boolean())
    .map(([more, count, many]) => reference('other', { ...more, ...count, many })),
  fc
    .tuple(
      optional({
        ...flags,
        maxBytes: fc.nat(1e7),
        accept: fc.subarray(['image/*', '.pdf', 'text/csv', '.XYZ', 'audio/ogg']),
      }),
      counts,
      fc.boolean(),
      fc.constantFrom(file, image),
    )
    .map(([more, count, many, kind]) => kind({ ...more, ...count, many }) as Field),
  fc
    .tuple(
      optional({ ...flags, characters: fc.constantFrom('digits' as const, 'letters and digits' as const) }),
      fc.integer({ min: 1, max: 12 }),
    )
    .map(([more, length]) => code({ ...more, length })),
  optional(flags).map((more) => colour(more)),
  optional(flags).map((more) => json(more)),
)

const { field } = fc.letrec<{ field: Field }>((tie) => {
  const fields = fc.dictionary(names, tie('field'), { maxKeys: 3, noNullPrototype: true })
  return {
    field: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 8, arbitrary: leaf },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie('field'), optional({ ...flags, uniqueItems: fc.boolean() }), counts)
          .map(([of, more, count]) => list(of, { ...more, ...count }) as Field),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie('field'), optional({ ...flags, keys: fc.constantFrom(/[a-z]{2,5}/, /\d+/) }), counts)
          .map(([of, more, count]) => map(of, { ...more, ...count }) as Field),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fields, optional(flags)).map(([inner, more]) => group(inner, more) as Field),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fields, fields, optional(flags))
          .map(([one, other, more]) => variant('variant-of', { one, other }, more) as Field),
      },
    ),
  }
})

test('whatever is declared, every sample is valid, at the edge too; or a typed error comes', () => {
  let made = 0
  let rejected = 0
  const entities = fc.dictionary(names, field, { minKeys: 1, maxKeys: 5, noNullPrototype: true })
  fc.assert(
    fc.property(entities, fc.string(), (fields, seed) => {
      const entity = defineEntity({
        name: 'thing',
        labels: ['Thing', 'Things'],
        id: 'id',
        fields: { ...fields, id: integer({ readOnly: true }) },
      })
      const samples = inEnglish({ seed }).of(entity)
      for (let index = 0; index < 6; index += 1) {
        for (const make of [samples.at, (at: number) => boundarySample(samples, at)]) {
          let record
          try {
            record = make(index)
          } catch (error) {
            expect(error).toBeInstanceOf(SampleError)
            rejected += 1
            continue
          }
          made += 1
          expect(validate(entity, record)).toEqual([])
          expect(make(index)).toEqual(record)
        }
      }
    }),
    { numRuns: 150 },
  )
  // Most of what is declared at random is possible, or this would say little.
  expect(made).toBeGreaterThan(rejected)
}, 60_000)
