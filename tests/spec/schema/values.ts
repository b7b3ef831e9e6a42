import { fc } from '../../properties'
import { isPlainObject } from '../../../src/spec/values/ownValue'

export const text = fc.constantFrom(
  '',
  ' ',
  'a',
  'ab',
  'abc',
  'b',
  '5',
  'é',
  'e\u0301',
  '💩',
  '👩‍👩‍👧',
  'true',
  '2026-11-21',
)
export const amount = fc.constantFrom(-3, -1, -0, 0, 0.5, 1, 1.5, 2, 2.25, 3, 5, 10, 0.1, 0.3, 1e9)
export const count = fc.integer({ min: 0, max: 3 })
/** Not `__proto__`, which ajv leaves out of schemas. */
export const name = fc.constantFrom('a', 'b', 'id', 'constructor', '')

export const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    amount,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(name, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any

type Values = readonly fc.Arbitrary<unknown>[]

/** Values that the schema itself names, because they come closest to being right. */
export function near(schema: unknown, $defs?: unknown): fc.Arbitrary<unknown> {
  const found = closeTo(schema, $defs, 0)
  return found.length > 0
    ? fc.oneof({ weight: 1, arbitrary: value }, ...found.map((arbitrary) => ({ weight: 3, arbitrary })))
    : value
}

function closeTo(schema: unknown, $defs: unknown, depth: number): Values {
  if (!isPlainObject(schema) || depth > 4) return []
  const { enum: all, const: one, properties, items, allOf, anyOf, oneOf, $ref } = schema
  const deeper = (inner: unknown) => closeTo(inner, $defs, depth + 1)
  const within = (inner: unknown) => fc.oneof(...deeper(inner), value)
  const found: fc.Arbitrary<unknown>[] = []
  if (Array.isArray(all)) found.push(fc.constantFrom(...(all as unknown[])))
  if (Object.hasOwn(schema, 'const')) found.push(fc.constant(one))
  for (const parts of [allOf, anyOf, oneOf]) {
    if (Array.isArray(parts)) found.push(...parts.flatMap(deeper))
  }
  if (typeof $ref === 'string' && isPlainObject($defs))
    found.push(...deeper($defs[$ref.replace('#/$defs/', '')]))
  if (isPlainObject(items)) found.push(fc.array(within(items), { maxLength: 3 }))
  if (isPlainObject(properties)) {
    const members = Object.entries(properties)
    found.push(
      fc
        .tuple(...members.map(([, member]) => fc.option(within(member), { nil: undefined, freq: 6 })))
        .map((values) =>
          Object.fromEntries(
            members.flatMap(([key], index) => (values[index] === undefined ? [] : [[key, values[index]]])),
          ),
        ),
    )
  }
  return found
}
