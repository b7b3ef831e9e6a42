import { expect, test } from 'vitest'
import { importOpenApi } from '../../src/import/importOpenApi'
import { recordsWith } from './document'
import { typeCheck } from './typeCheck'

/** The draft of a field called `x`, and the parts that are left out. */
function draftOf(x: unknown, openapi?: string, more?: Record<string, unknown>) {
  const { files, skipped } = importOpenApi(recordsWith({ x }, openapi, more))
  const code = (files.get('entities/thing.ts') ?? '').replace(/\s+/g, ' ').replaceAll(', }', ' }')
  const left = skipped.map(({ at, reason }) => `${at}: ${reason}`)
  return { files, code: /x: (.*?) }, }\)/.exec(code.replace(' } })', ' }, })'))?.[1], left }
}

const validated: readonly [name: string, schema: unknown, code: string][] = [
  [
    'a bound that is not reached',
    { type: 'number', exclusiveMinimum: true, minimum: 0 },
    `number({ min: 0, validate: (value) => (value <= 0 ? 'Enter a number above 0' : undefined) })`,
  ],
  [
    'a format of a text',
    { type: 'string', format: 'uuid' },
    `text({ pattern: /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/u })`,
  ],
  ['texts of certain lengths', { type: 'string', minLength: 2, maxLength: 5 }, `text({ minLength: 2, maxLength: 5 })`],
  ['steps', { type: 'integer', minimum: 0, multipleOf: 5 }, `integer({ min: 0, step: 5 })`],
  [
    'certain numbers',
    { type: 'integer', enum: [1, 2] },
    `integer({ validate: (value) => (![1, 2].some((one) => one === value) ? 'Enter 1 or 2' : undefined) })`,
  ],
  [
    'certain values of several types',
    { enum: [1, 'a', true] },
    `json({ validate: (value) => (![1, 'a', true].some((one) => one === value) ? 'Enter 1, a, or true' : undefined) })`,
  ],
  [
    'a value of several types',
    { type: ['string', 'integer'] },
    `json({ validate: (value) => (!(typeof value === 'string' || Number.isInteger(value)) ? 'Enter a text or a whole number' : undefined) })`,
  ],
] // prettier-ignore

test.each(validated)('a draft validates %s', (_, schema, code) => {
  expect(draftOf(schema).code).toBe(code)
})

test('what validates is code that compiles', () => {
  const drafts = validated.map(([, schema]) => draftOf(schema).files)
  expect(typeCheck('rules', drafts)).toEqual([])
}, 60_000)

test.each<[name: string, schema: unknown, left: RegExp]>([
  ['certain objects', { enum: [{ a: 1 }] }, /^thing\.x: enum \[\{"a":1\}\] is not validated by the draft$/],
  [
    'names that match a pattern',
    { type: 'object', properties: { a: { type: 'string' } }, patternProperties: { '^x-': { type: 'string' } } },
    /patternProperties: Names that only match a pattern are left out\.$/,
  ],
  ['a list that must be there', { type: 'array', items: { type: 'string' } }, /^thing\.x: it must be there/],
  ['seconds of an instant', { type: 'string', format: 'date-time' }, /^thing\.x: pattern .* is not validated by the draft$/],
  ['a second pattern', { allOf: [{ type: 'string', pattern: '^a' }, { pattern: 'b$' }] }, /^thing\.x: pattern "b\$" is not/],
  ['an address that is validated in our way', { type: 'string', format: 'email' }, /format: JSON Schema leaves open/],
])('what a draft does not validate is said: %s', (_, schema, left) => {
  expect(draftOf(schema, '3.1.0', { required: ['x'] }).left).toContainEqual(expect.stringMatching(left))
}) // prettier-ignore

test('what stands beside a reference does not count in 3.0, and does in 3.1', () => {
  const beside = {
    $ref: '#/components/schemas/Thing/properties/id',
    maximum: 5,
    title: 'Other',
    nullable: true,
  }
  expect(draftOf(beside, '3.0.3').code).toBe('integer()')
  expect(draftOf(beside, '3.1.0').code).toBe(`integer({ label: 'Other', max: 5 })`)
})

test('values in a schema are no schemas', () => {
  const value = { nullable: true, type: 'circle' }
  const properties = { nullable: { type: 'boolean' }, type: { type: 'string' } }
  const x = { type: 'object', properties, default: value, example: value }
  expect(draftOf(x).left.join()).not.toContain('breaks the rules')
})
