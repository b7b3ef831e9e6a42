import { Ajv2020 } from 'ajv/dist/2020.js'
import { Ajv } from 'ajv'
import { fc } from '../../properties'
import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../../src/spec/schema/JsonSchema'
import { validateBy } from './agreement'
import { amount, count, name, near, text } from './values'

const some = <Value>(keywords: Record<string, fc.Arbitrary<Value>>) =>
  fc.record(keywords, { requiredKeys: [] }) as fc.Arbitrary<object>

/** Schemas of the keywords that fields hold, each with its type. */
const schema = fc.letrec<{ any: JsonSchema }>((tie) => {
  const typed = (type: unknown, more: fc.Arbitrary<object>) => more.map((rest) => ({ type, ...rest }))
  const nullable = (type: string, more: fc.Arbitrary<object>) => typed([type, 'null'], more)
  const lengths = some<unknown>({
    minLength: count,
    maxLength: count.map((most) => most + 2),
    pattern: fc.constantFrom('^a', 'b$', '^(a|b)*$', '^a|b$', '.', '^.{2}$', 'é'),
  })
  const bounds = some<unknown>({
    minimum: amount,
    exclusiveMinimum: amount,
    maximum: amount.map((most) => most + 4),
    exclusiveMaximum: amount.map((most) => most + 4),
    multipleOf: fc.constantFrom(0.1, 0.25, 0.5, 1, 2, 3),
  })
  const items = some<unknown>({
    items: tie('any'),
    minItems: count,
    maxItems: count.map((most) => most + 1),
    uniqueItems: fc.boolean(),
  })
  const members = fc.record(
    {
      properties: fc.dictionary(name, tie('any'), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.constant<JsonSchema>(false), tie('any')),
    },
    { requiredKeys: ['additionalProperties'] },
  )
  const values = fc.uniqueArray(fc.oneof(text, amount, fc.boolean(), fc.constant(null)), {
    minLength: 1,
    maxLength: 4,
    comparator: (one, other) => Object.is(one, other) || one === other,
  })
  const tagged = fc.tuple(members, members).map((both) => ({
    oneOf: both.map((one, index) => ({
      type: 'object',
      ...one,
      properties: { ...one.properties, tag: { const: `t${index}` } },
      required: [...(one.required ?? []), 'tag'],
    })),
  }))
  return {
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      typed('string', lengths),
      nullable('string', lengths),
      typed('number', bounds),
      typed(
        'integer',
        bounds.map((rest) => ({ minimum: -100, maximum: 100, ...rest })),
      ),
      nullable('number', bounds),
      typed('boolean', fc.constant({})),
      nullable('boolean', fc.constant({})),
      values.map((all) => ({ enum: all })),
      fc.oneof(text, amount, fc.boolean()).map((one) => ({ const: one })),
      fc.constant<JsonSchema>(true),
      typed('array', items),
      typed('object', members),
      nullable('object', members),
      tie('any').map((one) => ({ anyOf: [one, { type: 'null' }] })),
      fc.tuple(typed('string', lengths), typed('string', lengths)).map((all) => ({ allOf: all })),
      fc.tuple(typed('object', members), typed('object', members)).map((all) => ({ allOf: all })),
      tagged,
    ),
  }
}).any

describe('results of fields and of ajv', () => {
  test.each([
    ['2020-12', Ajv2020],
    ['draft-07', Ajv],
  ] as const)(
    'are the same for schemas of %s, or the report says which way they differ',
    (dialect, Validator) => {
      const ajv = new Validator({
        strict: false,
        logger: false,
        ownProperties: true,
        multipleOfPrecision: 9,
        addUsedSchema: false,
      })
      const sums = { agreed: 0, reported: 0, disagreed: 0, right: 0 }
      const $schema =
        dialect === '2020-12'
          ? 'https://json-schema.org/draft/2020-12/schema'
          : 'http://json-schema.org/draft-07/schema#'
      const whole = schema.map((one) => (typeof one === 'object' ? { $schema, ...one } : one))
      const pair = whole.chain((one) =>
        fc.tuple(fc.constant(one), fc.array(near(one), { minLength: 8, maxLength: 8 })),
      )
      fc.assert(
        fc.property(pair, ([one, values]) => {
          const validate = ajv.compile(one)
          const { compare } = validateBy(one)
          for (const each of values) {
            const isRight = validate(each)
            const agreement = compare(each, isRight)
            sums[agreement] += 1
            if (isRight) sums.right += 1
            expect(agreement, JSON.stringify({ schema: one, value: each, isRight })).not.toBe('disagreed')
          }
        }),
        { numRuns: Number(env['SCHEMA_RUNS'] ?? 150), seed: Number(env['SCHEMA_SEED'] ?? 20261121) },
      )
      console.log(`${dialect}: ${JSON.stringify(sums)}`)
      expect(sums.reported).toBeLessThan(sums.agreed / 3)
      expect(sums.right).toBeGreaterThan(sums.agreed / 10)
    },
  )
})
