import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { boundarySample, invalidSample, SampleError } from '../../../src/sample'
import {
  accept,
  date,
  decimal,
  defineEntity,
  email,
  type Entity,
  type Field,
  type Fields,
  file,
  group,
  integer,
  jsonSchemaReport,
  list,
  map,
  money,
  number,
  phone,
  rule,
  text,
  unique,
  url,
} from '../../../src/spec'
import { inEnglish } from '../../sample/inEnglish'
import { order, user } from '../../sample/entities'

/** Fields that the entities of the samples do not have: expressions with flags, steps from elsewhere, limits within lists. */
const odd = defineEntity({
  name: 'odd',
  labels: ['Odd', 'Odd'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    made: text({ readOnly: true, maxLength: 5 }),
    shout: text({ required: true, pattern: /[A-Z]+-\d/i }),
    dashed: text({ required: true, pattern: new RegExp('[a-z]+\\-\\d+') }),
    blank: text({ required: true, pattern: /[a-z ]*/, maxLength: 10 }),
    work: email({
      required: true,
      pattern: /.*@example\.org/,
      minLength: 14,
      maxLength: 20,
      example: 'ada@example.org',
    }),
    home: url({ pattern: /https:.*/, example: 'https://example.org' }),
    call: phone({ pattern: /\+.*/, maxLength: 14, example: '+442079460958' }),
    odds: integer({ required: true, min: 1, max: 99, step: 2 }),
    evens: integer({ required: true, min: 10, max: 100, step: 2 }),
    tenths: number({ required: true, min: 0.5, max: 9, step: 0.1 }),
    thirds: number({ required: true, min: 0.5, max: 9, step: 0.3 }),
    cents: decimal({ required: true, step: '0.01' }),
    fives: decimal({ required: true, step: '0.05', min: '0.02' }),
    whole: decimal({ required: true, digits: 0, max: '-5' }),
    yen: money({ required: true, currency: 'JPY', min: '0', max: '1000' }),
    dinar: money({ required: true, currency: 'KWD', min: '10' }),
    words: map(list(date({ min: '2026-01-01' }), { required: true }), {
      keys: /[a-z]{3}/i,
      required: true,
      minItems: 1,
    }),
    scans: file({ many: true, required: true, accept: ['image/png', '.PDF', 'text/*'], maxBytes: 10 }),
    part: group(
      { 'a/b~c': text({ required: true, maxLength: 3, validate: () => undefined }) },
      { required: true },
    ),
  },
  rules: [
    rule({ at: ['odds'], require: { odds: { gt: 3 } }, when: { evens: { gt: 3 } } }),
    rule({ at: ['evens'], require: { evens: { gt: 30 } }, severity: 'warning' }),
    unique({ at: ['shout'] }),
  ],
})

/** Rules that a value of each kind may break, besides those that its field declares. */
const OF_KINDS: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'format'],
  integer: ['number', 'integer', 'numberTooExact'],
  decimal: ['decimal'],
  money: ['decimal', 'digits'],
  choices: ['choice', 'uniqueItems'],
  dateRange: ['dateRange', 'order'],
  reference: ['reference', 'uniqueItems'],
  image: ['file', 'accept'],
  // A value that breaks it is no JSON.
  json: [],
}
const DECLARED = [
  'min',
  'max',
  'minLength',
  'maxLength',
  'pattern',
  'step',
  'digits',
  'uniqueItems',
  'minItems',
].concat(['maxItems', 'keys', 'accept', 'maxBytes'])

function rulesOf(field: Field): readonly string[] {
  const declared = DECLARED.filter((name) => field[name as keyof Field])
  return [
    ...new Set([
      ...(field.required ? ['required'] : []),
      ...declared,
      ...(OF_KINDS[field.kind] ?? [field.kind]),
    ]),
  ]
}

/** The way to a value without what stands between a schema and the schemas within it. */
function fieldsOf(path: string): string {
  return path
    .replaceAll(/\/(?:anyOf|oneOf)\/\d+/g, '')
    .replaceAll(/\/(?:items|additionalProperties)(?=\/|$)/g, '/*')
    .replaceAll('/properties/', '/')
}

type Way = readonly (string | number)[]

/** Every way to a value of a record, with its field. */
function* waysIn(fields: Fields, outer: Way = []): Generator<readonly [Way, Field]> {
  for (const [name, field] of Object.entries(fields)) {
    const way = [...outer, name]
    if (field.readOnly) continue
    yield [way, field]
    if (field.kind === 'group') yield* waysIn(field.fields, way)
    if (field.kind !== 'list') continue
    yield [[...way, 0], field.of]
    if (field.of.kind === 'group') yield* waysIn(field.of.fields, [...way, 0])
  }
}

const placeOf = (way: Way) =>
  way
    .map((step) => `/${typeof step === 'number' ? '*' : step.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')

describe.each([
  ['draft-2020-12', Ajv2020],
  ['draft-07', Ajv],
] as const)('an entity in JSON Schema of %s', (target, Validator) => {
  // Formats are remarks, unless a reader is told to validate them.
  const ajv = new Validator({ strict: false, logger: false, multipleOfPrecision: 9, validateFormats: false })

  test.each<[string, Entity]>([
    ['user', user],
    ['order', order],
    ['odd', odd],
  ])(
    'rejects what breaks a rule, or the report names the rule: %s',
    (_, entity) => {
      const takes = ajv.compile(entity['~standard'].jsonSchema.input({ target }))
      const report = jsonSchemaReport(entity)
      const samples = inEnglish({ seed: 'unsaid', entities: [user] }).of(entity)
      const sums = { rejected: 0, reported: 0, right: 0 }
      for (let index = 0; index < 20; index += 1) {
        for (const record of [samples.at(index), boundarySample(samples, index)]) {
          const result = accept(entity, record)
          if (!result.accepted) continue
          expect(takes(result.value), JSON.stringify([result.value, takes.errors])).toBe(true)
          sums.right += 1
        }
      }
      for (const [way, field] of waysIn(entity.fields)) {
        for (const broken of rulesOf(field)) {
          const isNamed = report.some((line) => line.rule === broken && fieldsOf(line.path) === placeOf(way))
          for (let index = 0; index < 3; index += 1) {
            const draft = brokenBy(() => invalidSample(samples, way, broken, index))
            // Some rules cannot be broken alone: nothing is a text and no JSON.
            if (!draft) break
            const isRejected = !takes(draft)
            sums[isRejected ? 'rejected' : 'reported'] += 1
            expect(isRejected || isNamed, JSON.stringify([way, broken, draft])).toBe(true)
          }
        }
      }
      console.log(`${entity.name}: ${JSON.stringify(sums)}`)
      expect(sums.rejected).toBeGreaterThan(sums.reported * 2)
    },
    60_000,
  )
})

function brokenBy<Draft>(make: () => Draft): Draft | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof SampleError) return undefined
    throw error
  }
}
