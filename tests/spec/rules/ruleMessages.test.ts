import { describe, expect, test } from 'vitest'
import {
  boolean,
  choice,
  date,
  dateRange,
  email,
  instant,
  integer,
  number,
  text,
  type Field,
} from '../../../src/spec/fields/fields'
import { validate } from '../../../src/spec/rules/validate'
import { arabic } from '../../../src/messages/arabic'
import { german } from '../../../src/messages/german'
import { createTranslator } from '../../../src/messages/createTranslator'
import { entityWith, words } from '../parcel'

describe('each rule says what to do', () => {
  test.each<[string, Field, unknown, string]>([
    ['a missing text', text({ required: true }), undefined, 'Enter thing'],
    ['an emptied text', text({ required: true }), '', 'Enter thing'],
    ['a blank text', text({ required: true }), ' \n ', 'Enter thing'],
    ['a missing number', number({ required: true }), null, 'Enter thing'],
    ['a blank number', number({ required: true }), '  ', 'Enter thing'],
    ['a missing choice', choice(['a'], { required: true }), null, 'Choose thing'],
    ['a box without its tick', boolean({ required: true }), false, 'Tick thing to continue'],
    ['a box that was never touched', boolean({ required: true }), undefined, 'Tick thing to continue'],
    ['a number for a text', text(), 5, 'Enter thing as text'],
    ['a short text', text({ minLength: 2 }), 'a', 'Enter thing with at least 2 characters'],
    ['a long text', text({ maxLength: 1 }), 'ab', 'Shorten thing to 1 character'],
    ['a very long text', text({ maxLength: 2000 }), 'a'.repeat(2001), 'Shorten thing to 2,000 characters'],
    ['another form', text({ pattern: /\d+/ }), 'a1', 'Enter thing in the expected form'],
    [
      'a form with an example',
      text({ pattern: /\d{4}\.\d+/, example: '1998.12' }),
      'a',
      'Enter thing like 1998.12',
    ],
    [
      'an example that has another form itself',
      text({ pattern: /\d+/, example: 'x' }),
      'a1',
      'Enter thing in the expected form',
    ],
    [
      'an address of another form',
      email({ pattern: /.*@museum\.org/, example: 'ana@museum.org' }),
      'ana@example.org',
      'Enter thing like ana@museum.org',
    ],
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
    ['a year without its century', date(), '5/2/27', 'Enter the year of thing with four digits'],
    [
      'a year without its century, beside a month in words',
      date(),
      '3. Mrz. 27',
      'Enter the year of thing with four digits',
    ],
    ['a moment without its century', instant(), '5/2/27 14:30', 'Enter the year of thing with four digits'],
    [
      'a stretch without its century',
      dateRange(),
      '5/2/27 - 9/2/27',
      'Enter the year of thing with four digits',
    ],
    ['a time in place of a date', date(), '14:30', 'Enter thing as a real date'],
    ['a year of two Arabic figures', date(), '٥/٢/٢٧', 'Enter the year of thing with four digits'],
    [
      'a stretch to a year without its century',
      dateRange(),
      { start: '2027-02-05', end: '7/2/27' },
      'Enter the year of thing with four digits',
    ],
    ['a day that never was, as it was typed', date(), '2/31/2026', 'Enter thing as a real date'],
    ['a date without its year', date(), '5/2/', 'Enter thing as a real date'],
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

  test('a value that is not required may be missing, and then no other rule is asked', () => {
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
    const options = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
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
    ['Arabic', { t: createTranslator(arabic, 'ar'), locale: 'ar' }],
    ['German', { t: createTranslator(german, 'de'), locale: 'de' }],
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
