import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { defineEntity } from '../../src/spec/defineEntity'
import { boolean, choice, date, integer, number, text, type Field, type Fields } from '../../src/spec/fields'
import { accept, fieldRules, validate, validateField } from '../../src/spec/validate'
import { arabic } from '../../src/words/arabic'
import { sayIn } from '../../src/words/say'

function entityWith<const F extends Fields>(fields: F) {
  return defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    fields: { id: text({ serverMade: true }), ...fields },
  })
}

/** The words that one value gets from one field. */
function words(field: Field, value: unknown, options?: Parameters<typeof validate>[2]) {
  return validate(entityWith({ thing: field }), { thing: value }, options)[0]?.message
}

describe('each rule says what to do', () => {
  test.each<[string, Field, unknown, string]>([
    ['a missing text', text({ required: true }), undefined, 'Enter thing'],
    ['an emptied text', text({ required: true }), '', 'Enter thing'],
    ['a blank text', text({ required: true }), ' \n ', 'Enter thing'],
    ['a missing number', number({ required: true }), null, 'Enter thing'],
    ['a blank number', number({ required: true }), '  ', 'Enter thing'],
    ['a missing choice', choice(['a'], { required: true }), null, 'Choose thing'],
    ['a box without its tick', boolean({ required: true }), false, 'Tick thing to continue'],
    ['a box that nobody touched', boolean({ required: true }), undefined, 'Tick thing to continue'],
    ['a number for a text', text(), 5, 'Enter thing as text'],
    ['a short text', text({ minLength: 2 }), 'a', 'Enter thing with at least 2 characters'],
    ['a long text', text({ maxLength: 1 }), 'ab', 'Shorten thing to 1 character'],
    ['a very long text', text({ maxLength: 2000 }), 'a'.repeat(2001), 'Shorten thing to 2,000 characters'],
    ['another form', text({ pattern: /\d+/ }), 'a1', 'Enter thing in the expected form'],
    ['words for a number', number(), 'ten', 'Enter thing as a number, like 12.5'],
    ['a comma for a point', number(), '1,5', 'Enter thing as a number, like 12.5'],
    ['an example within the bounds', integer({ min: 1900 }), 'x', 'Enter thing as a number, like 1,900'],
    ['more digits than are kept', number(), '9007199254740993', 'Enter thing with fewer digits'],
    ['an unsafe integer', integer(), 2 ** 60, 'Enter thing with fewer digits'],
    ['no number at all', number(), NaN, 'Enter thing as a number, like 12.5'],
    ['too much for any number', number(), Infinity, 'Enter thing as a number, like 12.5'],
    ['a broken number', integer(), 1.5, 'Enter thing as a whole number'],
    ['a broken number in words', integer(), '1.5', 'Enter thing as a whole number'],
    ['too little', integer({ min: 1000 }), 999, 'Enter thing as 1,000 or more'],
    ['too much', number({ max: 0.5 }), '0.6', 'Enter thing as 0.5 or less'],
    ['something else for a tick', boolean(), 'maybe', 'Tick or untick thing'],
    ['none of the options', choice(['a']), 'b', 'Choose one of the options for thing'],
    ['several options', choice(['a']), ['a'], 'Choose one of the options for thing'],
    ['a day that never was', date(), '2026-02-30', 'Enter thing as a real date'],
    ['half a date', date(), '2026-02-', 'Enter thing as a real date'],
    ['a day too early', date({ min: '1990-01-08' }), '1990-01-07', 'Enter thing as January 8, 1990 or later'],
    [
      'a day too late',
      date({ max: '1990-01-08' }),
      '1990-01-09',
      'Enter thing as January 8, 1990 or earlier',
    ],
  ])('%s', (_, field, value, message) => {
    expect(words(field, value)).toBe(message)
  })

  test('what nobody demands may be missing, and then no other rule is asked', () => {
    const fields = [
      text({ minLength: 2, pattern: /x/ }),
      number({ min: 1 }),
      integer(),
      choice(['a']),
      date(),
      boolean(),
    ]
    for (const field of fields)
      for (const value of [undefined, null, '']) expect(words(field, value)).toBeUndefined()
  })

  test('what keeps the rules passes, at its bounds too', () => {
    expect(words(text({ minLength: 2, maxLength: 2 }), 'ab')).toBeUndefined()
    expect(words(number({ min: 1, max: 1 }), 1)).toBeUndefined()
    expect(words(number({ min: 1, max: 1 }), '1')).toBeUndefined()
    expect(words(date({ min: '2026-01-01', max: '2026-01-01' }), '2026-01-01')).toBeUndefined()
    expect(words(boolean(), false)).toBeUndefined()
    expect(words(integer(), 0)).toBeUndefined()
  })

  test('numbers are read and written as the locale does', () => {
    const options = { locale: 'de-DE' }
    expect(words(number({ max: 1000 }), '1,5', options)).toBeUndefined()
    expect(words(number({ max: 1000 }), '1.000,5', options)).toBe('Enter thing as 1.000 or less')
    expect(words(number(), '1234.56', options)).toBe('Enter thing as a number, like 12,5')
  })

  test('characters are counted as a person counts them', () => {
    expect(words(text({ maxLength: 2 }), '👨‍👩‍👧‍👦🇸🇪')).toBeUndefined()
    expect(words(text({ minLength: 2 }), '👨‍👩‍👧‍👦')).toBe('Enter thing with at least 2 characters')
  })

  test('in Arabic, with the plural that the count asks for', () => {
    const options = { say: sayIn(arabic, 'ar'), locale: 'ar' }
    const long = (maxLength: number) => words(text({ maxLength, label: 'الاسم' }), 'ا'.repeat(200), options)
    expect(long(2)).toBe('اختصر حقل الاسم إلى حرفين')
    expect(long(5)).toMatch(/^اختصر حقل الاسم إلى \S+ أحرف$/)
  })
})

describe('no text is left with a hole', () => {
  const entity = entityWith({
    text: text({ required: true, minLength: 2, maxLength: 3, pattern: /^[a-c]+$/ }),
    number: number({ required: true, min: 1, max: 2 }),
    integer: integer({ min: 1, max: 2 }),
    boolean: boolean({ required: true }),
    choice: choice(['a'], { required: true }),
    date: date({ min: '2026-01-01', max: '2026-01-02' }),
  })
  const values = [
    null,
    'a',
    'abcd',
    'xx',
    0,
    3,
    1.5,
    'x',
    '9007199254740993',
    'b',
    {},
    '2025-01-01',
    '2027-01-01',
  ]
  test.each([
    ['English', undefined],
    ['Arabic', { say: sayIn(arabic, 'ar'), locale: 'ar' }],
  ])('in %s', (_, options) => {
    for (const value of values) {
      const draft = Object.fromEntries(entity.fieldNames.map((name) => [name, value]))
      for (const { message } of validate(entity, draft, options))
        expect(message).not.toMatch(/[{}]|undefined/)
    }
  })
})

describe('a pattern', () => {
  test('must match the whole text, whatever its flags', () => {
    expect(words(text({ pattern: /a|ab/ }), 'ab')).toBeUndefined()
    expect(words(text({ pattern: /a|b/ }), 'ab')).toBeDefined()
    expect(words(text({ pattern: /^\w+$/m }), 'line\nline two')).toBeDefined()
    expect(words(text({ pattern: /ab/i }), 'AB')).toBeUndefined()
    expect(words(text({ pattern: /\p{L}{2}/u }), 'äö')).toBeUndefined()
    expect(words(text({ pattern: new RegExp('[\\p{L}--[a-z]]+', 'v') }), 'ÄÖ')).toBeUndefined()
    expect(words(text({ pattern: /./u }), '🐦')).toBeUndefined()
    expect(words(text({ pattern: /(a)\1/ }), 'aa')).toBeUndefined()
  })

  test.each(['g', 'y', 'gy'])('answers the same each time with the flag %s', (flags) => {
    const field = text({ pattern: new RegExp('INV-\\d+', flags) })
    for (let time = 0; time < 3; time += 1) expect(words(field, 'INV-1')).toBeUndefined()
  })
})

describe('the host has a say', () => {
  test('its words win over ours, filled in with what the rule was given', () => {
    const field = integer({ max: 1000, messages: { max: 'At most {max}, that is the law', toString: 'x' } })
    expect(words(field, 1001)).toBe('At most 1,000, that is the law')
    expect(words(field, 'x')).toBe('Enter thing as a number, like 12')
  })

  test('its rule is asked last, with the value as read and the whole draft', () => {
    const rule = vi.fn((value: number, { other }: Readonly<Record<string, unknown>>) =>
      value === other ? undefined : 'Enter the same number twice',
    )
    const entity = entityWith({ thing: integer({ max: 9, validate: rule }), other: integer() })
    expect(validate(entity, { thing: '4', other: 4 })).toEqual([])
    expect(rule).toHaveBeenCalledWith(4, { thing: '4', other: 4 })
    expect(validate(entity, { thing: 5, other: 4 })).toEqual([
      {
        path: ['thing'],
        rule: 'validate',
        params: {},
        severity: 'error',
        source: 'client',
        message: 'Enter the same number twice',
      },
    ])
    rule.mockClear()
    validate(entity, { thing: 10 })
    validate(entity, { thing: null })
    validate(entity, {})
    expect(rule).not.toHaveBeenCalled()
  })

  test('it may only warn, and a warning does not stand in the way', () => {
    const entity = entityWith({
      speed: integer({
        validate: (value) =>
          value > 300 ? { message: 'Check the speed', severity: 'warning', rule: 'fast' } : undefined,
      }),
    })
    const verdict = accept(entity, { speed: 320 })
    expect(verdict).toMatchObject({
      accepted: true,
      value: { speed: 320 },
      issues: [{ path: ['speed'], severity: 'warning', rule: 'fast', message: 'Check the speed' }],
    })
  })

  test('no words of its own are our words', () => {
    expect(words(text({ validate: () => '' }), 'a')).toBe('Check thing')
  })
})

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
    const verdict = accept(entity, draft)
    expect(verdict.accepted && Object.entries(verdict.value)).toEqual([
      ['name', 'n'],
      ['__proto__', 'p'],
      ['constructor', 'c'],
      ['a.b', 1.5],
      ['', 'e'],
    ])
  })

  test('getters that throw, proxies that refuse and circles are refused in words', () => {
    const circle: Record<string, unknown> = {}
    circle['name'] = circle
    const throwing = Object.defineProperty({}, 'name', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    const refusing = new Proxy(
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
    expect(validate(entity, refusing)).toHaveLength(entity.fieldNames.length - 1)
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
        const verdict = accept(entity, value)
        expect(verdict.accepted).toBe(!verdict.issues.some(({ severity }) => severity === 'error'))
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

describe('what is accepted', () => {
  const entity = defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    version: 'rev',
    fields: {
      id: integer({ serverMade: true }),
      rev: integer({ serverMade: true }),
      to: text(),
      weight: number(),
      fragile: boolean(),
      sent: date(),
    },
  })

  test('lacks what the server makes and what the entity does not know', () => {
    expect(accept(entity, { id: 1, rev: 'nonsense', to: 'Anna', extra: 1 })).toEqual({
      accepted: true,
      value: { to: 'Anna' },
      issues: [],
    })
  })

  test('is read from a form that was sent without JavaScript', () => {
    const posted = Object.fromEntries(Object.entries({ to: '', weight: '1,200.5', fragile: 'on', sent: '' }))
    expect(accept(entity, posted)).toMatchObject({
      value: { to: '', weight: 1200.5, fragile: true, sent: null },
    })
  })
})

describe('one field at a time, for a form', () => {
  const entity = entityWith({
    name: text({ required: true }),
    twice: text({ validate: (value, { name }) => (value === name ? undefined : 'Enter the same name') }),
    ['__proto__']: text({ required: true }),
  })

  test('each field has its rule, by its own name', () => {
    const rules = fieldRules(entity)
    expect(rules.name('', { values: {} })?.message).toBe('Enter name')
    expect(rules.twice('b', { values: { name: 'a' } })?.message).toBe('Enter the same name')
    expect(rules['__proto__']('', { values: {} })?.message).toBe('Enter proto')
    expect(rules.id('', { values: {} })).toBeUndefined()
    expect(Object.keys(rules)).toEqual([...entity.fieldNames])
  })

  test('a single field is judged by its name', () => {
    expect(validateField(entity, 'name', '')?.rule).toBe('required')
    expect(validateField(entity, 'name', 'a')).toBeUndefined()
    expect(() => validateField(entity, 'nmae' as 'name', 'a')).toThrow(/no field “nmae”/)
  })
})
