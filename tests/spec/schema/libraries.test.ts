import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { entityFromSchema } from '../../../src/spec/schema/entityFromSchema'
import { accept } from '../../../src/spec/rules/validate'

/** The same animal in three libraries. */
const byZod = z.object({
  name: z.string().min(1).max(20),
  born: z.iso.date(),
  legs: z.int().min(0).max(8),
  kind: z.enum(['cat', 'dog']),
  mail: z.email().optional(),
  tags: z.array(z.string().min(1)).max(3),
  weights: z.record(z.string(), z.number()),
  chip: z.string().nullable(),
  home: z.object({ city: z.string().min(1) }),
  pay: z.discriminatedUnion('by', [
    z.object({ by: z.literal('card'), number: z.string().min(4) }),
    z.object({ by: z.literal('cash'), euros: z.number().positive() }),
  ]),
})

const byValibot = toStandardJsonSchema(
  v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    born: v.pipe(v.string(), v.isoDate()),
    legs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
    kind: v.picklist(['cat', 'dog']),
    mail: v.optional(v.pipe(v.string(), v.email())),
    tags: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.maxLength(3)),
    weights: v.record(v.string(), v.number()),
    chip: v.nullable(v.string()),
    home: v.object({ city: v.pipe(v.string(), v.minLength(1)) }),
    pay: v.variant('by', [
      v.object({ by: v.literal('card'), number: v.pipe(v.string(), v.minLength(4)) }),
      v.object({ by: v.literal('cash'), euros: v.pipe(v.number(), v.gtValue(0)) }),
    ]),
  }),
)

const byArktype = type({
  name: '1 <= string <= 20',
  born: 'string.date.iso',
  legs: '0 <= number.integer <= 8',
  kind: "'cat' | 'dog'",
  'mail?': 'string.email',
  tags: '(string > 0)[] <= 3',
  weights: 'Record<string, number>',
  chip: 'string | null',
  home: { city: 'string > 0' },
  pay: type({ by: "'card'", number: 'string >= 4' }).or({ by: "'cash'", euros: 'number > 0' }),
})

const cat = {
  name: 'Mia',
  born: '2021-05-04',
  legs: 4,
  kind: 'cat',
  tags: ['shy'],
  weights: { may: 3.5 },
  chip: null,
  home: { city: 'Lund' },
  pay: { by: 'card', number: '4242' },
}

const wrong: readonly [string, object][] = [
  ['a name too long', { ...cat, name: 'a'.repeat(21) }],
  ['words for a day', { ...cat, born: 'next Monday' }],
  ['nine legs', { ...cat, legs: 9 }],
  ['half a leg', { ...cat, legs: 2.5 }],
  ['a horse', { ...cat, kind: 'horse' }],
  ['mail without a domain', { ...cat, mail: 'mia' }],
  ['too many tags', { ...cat, tags: ['a', 'b', 'c', 'd'] }],
  ['words for a weight', { ...cat, weights: { may: 'much' } }],
  ['a number for a chip', { ...cat, chip: 7 }],
  ['a home without a city', { ...cat, home: {} }],
  ['a payment by nothing', { ...cat, pay: { by: 'debt' } }],
  ['cash of nothing', { ...cat, pay: { by: 'cash', euros: 0 } }],
]

describe.each([
  ['zod', byZod],
  ['valibot', byValibot],
  ['arktype', byArktype],
] as const)('a schema of %s', (vendor, schema) => {
  const { entity, report } = entityFromSchema(schema, { name: 'animal', labels: ['Animal', 'Animals'] })

  test('becomes fields of the kinds that it means', () => {
    const kinds = Object.fromEntries(entity.fieldNames.map((name) => [name, entity.fields[name]?.kind]))
    expect(kinds).toEqual({
      id: 'text',
      name: 'text',
      born: vendor === 'arktype' ? 'text' : 'date',
      legs: 'integer',
      kind: 'choice',
      mail: 'text',
      tags: 'list',
      weights: 'map',
      chip: 'text',
      home: 'group',
      pay: 'variant',
    })
  })

  test('takes what is right, as it is', () => {
    expect(accept(entity, cat)).toMatchObject({ accepted: true, value: cat })
  })

  test.each(wrong)('rejects %s, as the library does', async (_, animal) => {
    const result = await schema['~standard'].validate(animal)
    expect(result.issues).toBeDefined()
    expect(accept(entity, animal).accepted).toBe(false)
  })

  test('reads what a form holds into what the library takes', async () => {
    const typed = { ...cat, legs: '4', mail: null, tags: null, chip: '' }
    const result = accept(entity, typed)
    const value = { ...cat, tags: [], chip: vendor === 'zod' ? '' : expect.anything() }
    expect(result).toMatchObject({ accepted: true, value: { ...value, chip: '' } })
    const answer = await schema['~standard'].validate(result.accepted && result.value)
    expect(answer.issues).toBeUndefined()
  })

  test('says what it cannot hold, with the place', () => {
    expect(report.filter(({ takes }) => takes === 'more')).toEqual([])
    for (const { path, reason } of report) {
      expect(path).toMatch(/^(?:\/|$)/)
      expect(reason).toMatch(/\.$/)
    }
  })
})

test('what a library itself cannot say in JSON Schema is reported, and any JSON is taken there', () => {
  const { entity, report } = entityFromSchema(z.object({ at: z.date(), name: z.string().min(1) }))
  expect(entity.fields['at']?.kind).toBe('json')
  expect(report).toContainEqual({
    path: '',
    keyword: '~standard',
    takes: 'more',
    reason:
      'Not all of it can be JSON Schema (Date cannot be represented in JSON Schema): what cannot is any JSON.',
  })
})

test('the end of all whole numbers is no limit that a person is told', () => {
  const { entity, report } = entityFromSchema(z.object({ born: z.int(), since: z.int().min(1900) }))
  expect(entity.fields['born']).not.toHaveProperty('min')
  expect(entity.fields['born']).not.toHaveProperty('max')
  expect(entity.fields['since']).toMatchObject({ min: 1900 })
  expect(report.filter(({ path }) => path !== '')).toEqual([])
  expect(accept(entity, { born: 2 ** 53, since: 1900 }).accepted).toBe(false)
})

test('a schema that only validates is reported whole', () => {
  const { entity, report } = entityFromSchema(v.object({ name: v.string() }) as never)
  expect(entity.fieldNames).toEqual(['id', 'value'])
  expect(report[0]).toMatchObject({ keyword: '~standard', takes: 'more' })
})
