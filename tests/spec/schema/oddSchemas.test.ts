import { fc } from '../../properties'
import { describe, expect, test } from 'vitest'
import { entityFromSchema } from '../../../src/spec/schema/entityFromSchema'
import { accept } from '../../../src/spec/rules/validate'

const read = (schema: unknown, options?: Parameters<typeof entityFromSchema>[1]) =>
  entityFromSchema(schema as never, options)
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
})
const kindsOf = (schema: unknown) => {
  const { entity } = read(schema)
  return Object.fromEntries(entity.fieldNames.map((name) => [name, entity.fields[name]?.kind]))
}

describe('a schema may be anything', () => {
  const circle: Record<string, unknown> = { type: 'object' }
  circle['properties'] = { self: circle }
  const throwing = Object.defineProperty({}, 'type', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()

  test.each<[string, unknown]>([
    ['true', true],
    ['false', false],
    ['null', null],
    ['nothing', undefined],
    ['a number', 7],
    ['a text', 'object'],
    ['a list', []],
    ['a function', () => {}],
    ['a circle of objects', circle],
    ['a getter that throws', throwing],
    ['a proxy that rejects', revoked],
    ['a type that is none', { type: 'thing', properties: { a: { type: ['string', 5] } } }],
    ['keywords of wrong types', object({ a: { type: 'string', minLength: 'x', pattern: 7, enum: 'y' } })],
    ['properties that are a list', { type: 'object', properties: [], required: 'all', allOf: {} }],
    ['a reference to itself', { $ref: '#' }],
    [
      'references in a ring',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    ],
    ['branches of itself', { anyOf: [{ $ref: '#' }, { $ref: '#' }, { oneOf: [{ $ref: '#' }] }] }],
    ['a reference to nowhere', object({ a: { $ref: '#/$defs/none' }, b: { $ref: 'https://example.com/x' } })],
    ['parts that contradict', { allOf: [{ type: 'string' }, { type: 'number' }] }],
    ['bounds that contradict', object({ a: { type: 'integer', minimum: 5, maximum: 1 } })],
    ['counts that contradict', object({ a: { type: 'array', minItems: 5, maxItems: 1 } })],
    ['lengths that contradict', object({ a: { type: 'string', minLength: 5, maxLength: 1 } })],
    ['names without words', object({ '': {}, '###': { type: 'string' }, '$%': { title: ' ' } })],
    ['a pattern that is none', object({ a: { type: 'string', pattern: '(' } })],
    ['an id of another kind', object({ id: { type: 'boolean' }, recordId: {}, 'record-id': {} })],
  ])('%s gives an entity that validates', (_, schema) => {
    const { entity, report } = read(schema)
    expect(entity.fieldNames.length).toBeGreaterThan(0)
    expect(Array.isArray(report)).toBe(true)
    for (const draft of [{}, null, { value: 1 }, { a: 'x' }]) accept(entity, draft)
  })

  test('whatever it is, an answer comes', () => {
    const word = fc.constantFrom(
      'string',
      'object',
      'null',
      '#',
      '#/properties/a',
      'a',
      '__proto__',
      '(',
      '^a+$',
    )
    const { schema } = fc.letrec((tie) => ({
      schema: fc.oneof(
        { depthSize: 'small' },
        fc.boolean(),
        fc.dictionary(
          fc.constantFrom(
            'type',
            'properties',
            'items',
            'allOf',
            'anyOf',
            'oneOf',
            'enum',
            'const',
            '$ref',
            'required',
            'minimum',
            'pattern',
            'format',
            'default',
            'title',
            'additionalProperties',
            'not',
            '$defs',
            '$id',
            'patternProperties',
            'propertyNames',
            'unevaluatedProperties',
            '$anchor',
            'examples',
            'readOnly',
          ),
          fc.oneof(
            word,
            fc.array(word, { maxLength: 3 }),
            fc.array(tie('schema'), { maxLength: 3 }),
            fc.dictionary(fc.constantFrom('a', 'b', 'id', '__proto__', 'constructor'), tie('schema')),
            tie('schema'),
            fc.anything({ maxDepth: 1 }),
          ),
          { maxKeys: 5 },
        ),
      ),
    }))
    fc.assert(
      fc.property(schema, fc.anything(), (given, draft) => {
        accept(read(given).entity, draft)
      }),
      { numRuns: 500 },
    )
  })

  test('schemas that multiply without end stop at a limit, and that is said', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => {
        const $ref = `#/$defs/d${index + 1}`
        return [`d${index}`, object({ a: { $ref }, b: { $ref } })]
      }),
    )
    const { report } = read({ $ref: '#/$defs/d0', $defs: { ...$defs, d30: { type: 'string' } } })
    expect(report.map(({ reason }) => reason).join()).toContain('From here on any JSON is taken')
  })
})

describe('what a schema is made of', () => {
  test('a tree has fields down to where it begins again, and says so', () => {
    const tree = object(
      { name: { type: 'string', minLength: 1 }, children: { type: 'array', items: { $ref: '#' } } },
      { required: ['name'] },
    )
    const { entity, report } = read(tree)
    expect(entity.fields['children']).toMatchObject({ kind: 'list', of: { kind: 'json' } })
    expect(report).toContainEqual({
      path: '/properties/children/items',
      keyword: '$ref',
      takes: 'more',
      reason: 'It leads back into itself, as fields cannot. From here on any JSON is taken.',
    })
  })

  test('a property named __proto__ is one like any other', () => {
    const schema: unknown = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"integer"},"constructor":{"type":"string"}},"required":["__proto__"]}',
    )
    const { entity } = read(schema)
    expect(entity.fieldNames).toEqual(['id', '__proto__', 'constructor'])
    const draft: unknown = JSON.parse('{"__proto__":5}')
    expect(accept(entity, draft).accepted).toBe(true)
    expect(accept(entity, {}).accepted).toBe(false)
  })

  test('parts of allOf hold together', () => {
    const { entity } = read({
      allOf: [
        { $ref: '#/$defs/named' },
        { type: 'object', properties: { age: { type: 'integer', minimum: 0 }, name: { maxLength: 3 } } },
      ],
      $defs: {
        named: { type: 'object', properties: { name: { type: 'string', minLength: 2 } }, required: ['name'] },
      },
    })
    expect(entity.fields['name']).toMatchObject({ kind: 'text', required: true, minLength: 2, maxLength: 3 })
    expect(entity.fields['age']).toMatchObject({ kind: 'integer', min: 0 })
  })

  test('every kind of value finds its field', () => {
    const schema = object({
      text: { type: 'string' },
      secret: { type: 'string', format: 'password' },
      mail: { type: 'string', format: 'email' },
      day: { type: 'string', format: 'date' },
      moment: { type: 'string', format: 'date-time' },
      wait: { type: 'string', format: 'duration' },
      count: { type: 'integer' },
      size: { type: 'number' },
      on: { type: 'boolean' },
      one: { enum: ['a', 'b'] },
      titled: { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] },
      several: { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true },
      list: { type: 'array', items: { type: 'number' } },
      group: object({ a: { type: 'string' } }),
      map: { type: 'object', additionalProperties: { type: 'number' } },
      form: {
        oneOf: [object({ by: { const: 'x' } }), object({ by: { const: 'y' }, n: { type: 'number' } })],
      },
      scan: { type: 'string', format: 'binary', contentMediaType: 'image/png' },
      any: true,
      level: { enum: [1, 2, 3] },
    })
    expect(kindsOf(schema)).toEqual({
      id: 'text',
      text: 'text',
      secret: 'text',
      mail: 'text',
      day: 'date',
      moment: 'instant',
      wait: 'duration',
      count: 'integer',
      size: 'number',
      on: 'boolean',
      one: 'choice',
      titled: 'choice',
      several: 'choices',
      list: 'list',
      group: 'group',
      map: 'map',
      form: 'variant',
      scan: 'file',
      any: 'json',
      level: 'integer',
    })
    expect(read(schema).entity.fields['titled']).toMatchObject({ labels: { a: 'A' } })
  })

  test('words of the schema become words of the field', () => {
    const { entity } = read(
      object({
        ago: { type: 'integer', title: 'Years ago', description: 'Whole ones.', default: 3, examples: [7] },
      }),
    )
    expect(entity.fields['ago']).toMatchObject({
      label: 'Years ago',
      description: 'Whole ones.',
      default: 3,
      example: 7,
    })
  })

  test('a pattern that would stop the page is tried on short texts alone, and the report shows the text', () => {
    const { report } = read(object({ a: { type: 'string', pattern: '^(a+)+$' } }))
    expect(report).toContainEqual({
      path: '/properties/a',
      keyword: 'pattern',
      takes: 'less',
      reason: expect.stringMatching(
        /^It would stop the page at "aaaa.* of more than 16 characters is taken\.$/,
      ),
    })
  })

  test('each keyword that no field holds is reported at its place', () => {
    const { report } = read(
      object({
        a: { type: 'string', not: { const: 'x' }, 'x-order': 1 },
        b: { type: 'array', contains: { type: 'string' } },
        c: { type: 'object', properties: { d: { type: 'string' } }, dependentRequired: { d: ['e'] } },
      }),
    )
    expect(report.map(({ path, keyword, takes }) => [path, keyword, takes])).toEqual([
      ['/properties/a', 'not', 'more'],
      ['/properties/a', 'x-order', 'same'],
      ['/properties/b', 'contains', 'more'],
      ['/properties/c', 'additionalProperties', 'less'],
      ['/properties/c', 'dependentRequired', 'more'],
      ['', 'properties', 'same'],
    ])
  })

  test('the id is the one that is named, or is added', () => {
    const keyed = object({ code: { type: 'string', minLength: 1 } }, { required: ['code'] })
    expect(read(keyed, { id: 'code' }).entity.id).toBe('code')
    expect(read(keyed).entity.fieldNames).toEqual(['id', 'code'])
    expect(read(keyed).report).toContainEqual(
      expect.objectContaining({ keyword: 'properties', takes: 'same' }),
    )
  })

  test('a name that cannot stand in code is replaced, and that is said', () => {
    expect(read({ title: 'Bird strike', ...object({ a: {} }) }).entity).toMatchObject({
      name: 'birdStrike',
      labels: ['Bird strike', 'Bird strike'],
    })
    const { entity, report } = read(object({ a: {} }), { name: '7 birds' })
    expect(entity.name).toBe('record')
    expect(report.map(({ reason }) => reason).join()).toContain('“7 birds” cannot stand in code')
  })
})
