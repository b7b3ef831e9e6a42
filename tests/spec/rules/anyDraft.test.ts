import { fc } from '../../properties'
import { describe, expect, test } from 'vitest'
import { boolean, choice, date, integer, number, text } from '../../../src/spec/fields/fields'
import { accept, validate } from '../../../src/spec/rules/validate'
import { entityWith } from '../parcel'

describe('a draft may be anything', () => {
  const entity = entityWith({
    name: text({ required: true }),
    count: integer(),
    day: date(),
    size: choice(['s', 'l']),
    agreed: boolean(),
    ['__proto__']: text(),
    constructor: text(),
    'a.b': number(),
    '': text({ label: 'Nameless' }),
  })

  test.each([null, undefined, 1, 'text', true, [], () => {}, Symbol('s'), 10n])(
    '%s is no record',
    (draft) => {
      expect(validate(entity, draft)).toEqual([
        {
          path: [],
          rule: 'record',
          params: {},
          severity: 'error',
          source: 'client',
          message: 'Fill in the details of parcel',
        },
      ])
    },
  )

  test('what it inherits does not count', () => {
    expect(validate(entity, {}).map(({ path }) => path[0])).toEqual(['name'])
    expect(validate(entity, Object.create({ name: 'inherited' })).map(({ path }) => path[0])).toEqual([
      'name',
    ])
  })

  test('odd names keep their values', () => {
    const draft = JSON.parse('{"name":"n","__proto__":"p","constructor":"c","a.b":"1.5","":"e"}')
    const result = accept(entity, draft)
    expect(result.accepted && Object.entries(result.value)).toEqual([
      ['name', 'n'],
      ['__proto__', 'p'],
      ['constructor', 'c'],
      ['a.b', 1.5],
      ['', 'e'],
    ])
  })

  test('getters that throw, proxies that reject and circles are rejected in words', () => {
    const circle: Record<string, unknown> = {}
    circle['name'] = circle
    const throwing = Object.defineProperty({}, 'name', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    const rejecting = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('no')
        },
      },
    )
    const { proxy: revoked, revoke } = Proxy.revocable({}, {})
    revoke()
    for (const draft of [circle, throwing])
      expect(validate(entity, draft)[0]?.message).toBe('Enter name as text')
    expect(validate(entity, rejecting)).toHaveLength(entity.fieldNames.length - 1)
    expect(validate(entity, revoked)[0]?.rule).toBe('record')
  })

  test('a getter is read once, so that a value cannot change between check and use', () => {
    let reads = 0
    const draft = {
      get name() {
        reads += 1
        return reads === 1 ? 'first' : { later: true }
      },
    }
    expect(accept(entity, draft)).toMatchObject({ accepted: true, value: { name: 'first' } })
  })

  test('whatever it is, an answer comes and it is not changed', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
    const draft = fc.record(
      Object.fromEntries(
        ['name', 'count', 'day', 'size', 'agreed', 'a.b', ''].map((name) => [name, anything]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anything, draft), (value) => {
        const before = fc.stringify(value)
        const result = accept(entity, value)
        expect(result.accepted).toBe(!result.issues.some(({ severity }) => severity === 'error'))
        expect(fc.stringify(value)).toBe(before)
      }),
    )
  })

  test('what is accepted is accepted again, and stays the same', () => {
    const draft = fc.record({
      name: fc.string({ minLength: 1 }),
      count: fc.oneof(fc.maxSafeInteger(), fc.maxSafeInteger().map(String), fc.constant('')),
      day: fc.constantFrom('2026-11-21', '', null),
      size: fc.constantFrom('s', 'l', null),
      agreed: fc.constantFrom(true, false, 'on', null),
    })
    fc.assert(
      fc.property(draft, (value) => {
        const once = accept(entity, value)
        if (once.accepted) expect(accept(entity, once.value)).toEqual(once)
      }),
    )
  })
})
