import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { isPlainObject } from '../../../src/spec/values/ownValue'
import type { JsonSchema } from '../../../src/spec/schema/JsonSchema'
import { fc } from '../../properties'
import { validateBy, validateRecordsBy } from './agreement'
import { amount, count, name, near, text, value } from './values'

const whenNull = (isRight: boolean): Readonly<Record<string, unknown>> =>
  JSON.parse(`{ "if": { "type": "null" }, "then": ${isRight}, "else": ${!isRight} }`)
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const
const type = fc.oneof(
  fc.constantFrom(...TYPES),
  fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 3 }),
)
const pattern = fc.constantFrom('^a', 'b$', '^(a|b)*$', '^a|b$', '.', 'é', '^t', 'd$')
const tag = fc.constantFrom('t0', 't1', 't2')

/** Schemas in which any keyword may stand beside any other, and many of them contradict each other. */
const { any } = fc.letrec<{ any: JsonSchema; some: JsonSchema[]; members: Record<string, JsonSchema> }>(
  (tie) => ({
    some: fc.array(tie('any'), { minLength: 1, maxLength: 3 }),
    members: fc.dictionary(name, tie('any'), { maxKeys: 3, noNullPrototype: true }),
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 2, arbitrary: fc.constantFrom('a', 'b').map((to) => ({ $ref: `#/$defs/${to}` })) },
      { weight: 3, arbitrary: fc.record({ type }) },
      { weight: 2, arbitrary: fc.constant({ type: 'null' }) },
      { weight: 3, arbitrary: fc.oneof(value, tag).map((one) => ({ const: one })) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(tie('members'), tie('members'), fc.constantFrom('oneOf', 'anyOf'))
          .map(([one, other, keyword]) => ({
            [keyword]: [one, other].map((properties, index) => ({
              type: 'object',
              properties: { ...properties, tag: { const: `t${index}` } },
              required: ['tag'],
            })),
          })),
      },
      {
        weight: 12,
        arbitrary: keywords({
          type,
          enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) }),
          const: value,
          properties: tie('members'),
          patternProperties: fc.dictionary(pattern, tie('any'), { maxKeys: 2, noNullPrototype: true }),
          additionalProperties: tie('any'),
          propertyNames: tie('any'),
          required: fc.uniqueArray(name, { maxLength: 2 }),
          minProperties: count,
          maxProperties: count,
          dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
            maxKeys: 1,
            noNullPrototype: true,
          }),
          dependentSchemas: fc.dictionary(name, tie('any'), { maxKeys: 1, noNullPrototype: true }),
          unevaluatedProperties: tie('any'),
          items: tie('any'),
          prefixItems: tie('some'),
          contains: tie('any'),
          minContains: count,
          minItems: count,
          maxItems: count,
          uniqueItems: fc.boolean(),
          unevaluatedItems: tie('any'),
          minLength: count,
          maxLength: count,
          pattern,
          format: fc.constantFrom('date', 'email', 'password', 'binary', 'ipv4', 'uuid'),
          minimum: amount,
          maximum: amount,
          exclusiveMinimum: amount,
          exclusiveMaximum: amount,
          multipleOf: fc.constantFrom(0.5, 1, 2, 3),
          allOf: tie('some'),
          anyOf: tie('some'),
          oneOf: tie('some'),
          not: tie('any'),
          if: tie('any'),
          _then: tie('any'),
          else: tie('any'),
          $ref: fc.constantFrom('#/$defs/a', '#/$defs/b'),
          title: text,
          default: value,
          readOnly: fc.boolean(),
        }),
      },
    ),
  }),
)

/** Up to five keywords, so that each meets each of the others. What has a `then` of its own would be taken for a promise. */
function keywords(all: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<JsonSchema> {
  return fc
    .uniqueArray(fc.constantFrom(...Object.keys(all)), { minLength: 1, maxLength: 5 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((one) => [one.replace('_', ''), all[one] ?? value]))),
    )
}

/** In draft-07 nothing counts beside a reference, which ajv does not heed. */
function withLoneReferences<Schema extends object>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    isPlainObject(value) && typeof value['$ref'] === 'string' ? { $ref: value['$ref'] } : value,
  )
}

/** Nothing when there is no result: what leads straight back into itself has none. */
function validatedBy(ajv: Ajv, schema: object, value: unknown): boolean | undefined {
  try {
    return ajv.validate(schema, value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const runs = Number(env['SCHEMA_RUNS'] ?? 300)

test.each([
  ['2020-12', Ajv2020, 'https://json-schema.org/draft/2020-12/schema'],
  ['draft-07', Ajv, 'http://json-schema.org/draft-07/schema#'],
] as const)(
  'whatever a schema of %s says, a field validates as ajv does, or the report says which way it differs',
  (_, Validator, $schema) => {
    const ajv = new Validator({
      strict: false,
      logger: false,
      ownProperties: true,
      multipleOfPrecision: 9,
      addUsedSchema: false,
      validateFormats: false,
    })
    const sums = { agreed: 0, reported: 0, disagreed: 0, right: 0 }
    const whole = fc
      .tuple(any, any, any)
      .map(([one, a, b]) => ({ $schema, $defs: { a, b }, allOf: [one] }))
      .map((schema) => (Validator === Ajv ? withLoneReferences(schema) : schema))
    const pair = whole.chain((schema) =>
      fc.tuple(fc.constant(schema), fc.array(near(schema, schema.$defs), { minLength: 6, maxLength: 6 })),
    )
    fc.assert(
      fc.property(pair, ([schema, values]) => {
        const comparisons = [validateBy(schema).compare, validateRecordsBy(schema) ?? []].flat()
        for (const each of [null, ...values]) {
          const isRight = validatedBy(ajv, schema, each)
          if (isRight === undefined) return
          if (isRight) sums.right += 1
          for (const compare of comparisons) {
            const agreement = compare(each, isRight)
            sums[agreement] += 1
            expect(agreement, JSON.stringify({ schema, value: each, isRight })).not.toBe('disagreed')
          }
        }
      }),
      { numRuns: runs },
    )
    console.log(`${$schema}: ${JSON.stringify(sums)}`)
    expect(sums.agreed).toBeGreaterThan(runs)
    expect(sums.right).toBeGreaterThan(runs / 2)
  },
  60_000,
)

test.each<[string, JsonSchema, unknown, string, string]>([
  [
    'one of several types is an object',
    { type: ['string', 'object'], properties: { a: { type: 'integer' } }, additionalProperties: false },
    { a: 'x' },
    '',
    'properties',
  ],
  [
    'the values are objects',
    { enum: [{ a: 1 }], additionalProperties: false },
    { a: 1 },
    '',
    'additionalProperties',
  ],
  [
    'what tells the forms apart is ruled as well',
    {
      anyOf: ['x', 'y'].map((by) => ({
        type: 'object',
        properties: { by: { const: by, minLength: 2 } },
        additionalProperties: false,
        required: ['by'],
      })),
    },
    { by: 'x' },
    '',
    'anyOf',
  ],
])('where %s, the report says that more is taken', (_, schema, value, path, keyword) => {
  expect(new Ajv2020({ strict: false }).validate(schema as object, value)).toBe(false)
  const { report, takes } = validateBy(schema)
  expect(takes(value)).toBe(true)
  expect(report).toContainEqual(expect.objectContaining({ path, keyword, takes: 'more' }))
})

test.each<[boolean, JsonSchema]>([
  [false, { type: ['null', 'boolean'], not: { type: 'null' } }],
  [true, { oneOf: [{ type: 'null' }, { not: { type: 'null' } }] }],
  [true, whenNull(true)],
  [false, { type: ['string', 'null'], ...whenNull(false) }],
  [false, { anyOf: [{ type: 'null', not: { const: null } }, { type: 'string' }] }],
])('null is right or wrong (%s) as the schema says: %j', (isRight, schema) => {
  expect(new Ajv2020({ strict: false }).validate(schema as object, null)).toBe(isRight)
  expect(validateBy(schema).takes(null)).toBe(isRight)
})
