import { fc } from '../../properties'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../../../src/spec/values/numberText'
import { writeNumber } from '../../../src/messages/writeNumber'

const LOCALES = [
  'en-US', 'en-IN', 'hi-IN-u-nu-deva', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'pl-PL', 'pt-PT', 'sv-SE', 'ru-RU',
  'ar-EG', 'ar', 'fa-IR', 'bn-BD', 'ne-NP', 'he-IL', 'ja-JP', 'zh-CN', 'th-TH-u-nu-thai', 'bg-BG', 'et-EE', 'ur-PK', 'my-MM', 'ff-Adlm',
] // prettier-ignore

const understood = (text: string, locale: string) => {
  const reading = readNumber(text, locale)
  return reading.kind === 'number' ? reading.value : reading.kind
}

describe('the point of a keypad', () => {
  test('is a comma where the language writes one and groups by something else', () => {
    for (const locale of ['fr-FR', 'pl-PL', 'sv-SE', 'ru-RU', 'bg-BG']) {
      expect(understood('12.50', locale)).toBe(12.5)
      expect(understood('1 234.5', locale)).toBe(1234.5)
    }
  })

  test('is not guessed at where it may group, or stands beside a comma', () => {
    expect(understood('12.50', 'de-DE')).toBe('unclear')
    expect(understood('1.234', 'fr-FR')).toBe('unclear')
    expect(understood('1.234,5', 'fr-FR')).toBe('unclear')
    expect(understood('1.2.3', 'fr-FR')).toBe('unclear')
  })
})

describe('what is written can be read again', () => {
  test.each(LOCALES)('every finite number in %s', (locale) => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(writeNumber(value, locale), locale)).toEqual({ kind: 'number', value: value + 0 })
      }),
      { numRuns: 150 },
    )
  })

  test.each(LOCALES)('every whole number in %s, without an exponent and with its groups', (locale) => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const text = writeNumber(value, locale)
        expect(readNumber(text, locale)).toEqual({ kind: 'number', value: value + 0 })
        expect(text).toBe(new Intl.NumberFormat(locale).format(value + 0))
      }),
      { numRuns: 100 },
    )
  })

  test('money as the locale writes it', () => {
    expect(writeNumber(1234567.25, 'en-US')).toBe('1,234,567.25')
    expect(writeNumber(1234567.25, 'en-IN')).toBe('12,34,567.25')
    expect(writeNumber(1234567.25, 'de-DE')).toBe('1.234.567,25')
    expect(writeNumber(-0.5, 'en-US')).toBe('-0.5')
    expect(writeNumber(1e21, 'en-US')).toBe('1,000,000,000,000,000,000,000')
    expect(writeNumber(1e-7, 'en-US')).toBe('0.0000001')
  })
})

describe('a number is never changed in silence', () => {
  test('what would mean another number elsewhere is unclear', () => {
    expect(understood('1,5', 'en-US')).toBe('unclear')
    expect(understood('1,50', 'en-US')).toBe('unclear')
    expect(understood('1234.56', 'de-DE')).toBe('unclear')
    expect(understood('1.5', 'de-DE')).toBe('unclear')
    expect(understood('0,125', 'en-US')).toBe('unclear')
    expect(understood('1,234,56', 'en-US')).toBe('unclear')
    expect(understood('1,234.567,8', 'en-US')).toBe('unclear')
    expect(understood('12,34,567', 'en-US')).toBe('unclear')
    expect(understood('1 234', 'en-US')).toBe('unclear')
    expect(understood('1.2.3', 'en-US')).toBe('unclear')
    expect(understood('1.234,5', 'fr-FR')).toBe('unclear')
  })

  test('digits beyond what a double keeps are said to be too many', () => {
    expect(understood('9007199254740993', 'en-US')).toBe('tooExact')
    expect(understood('9,007,199,254,740,993', 'en-US')).toBe('tooExact')
    expect(understood('0.1000000000000000055', 'en-US')).toBe('tooExact')
    expect(understood('9'.repeat(400), 'en-US')).toBe('tooExact')
    expect(understood(`0.${'0'.repeat(400)}1`, 'en-US')).toBe('tooExact')
  })

  test('whatever is read has the digits that were typed', () => {
    const digits = fc.stringMatching(/^[0-9]{1,25}$/)
    fc.assert(
      fc.property(digits, fc.option(digits), (whole, fraction) => {
        const typed = fraction === null ? whole : `${whole}.${fraction}`
        const reading = readNumber(typed, 'en-US')
        if (reading.kind !== 'number') {
          expect(reading.kind).toBe('tooExact')
          return
        }
        const plain = (text: string) =>
          (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^0+(?=\d)/, '')
        expect(plain(writeNumber(reading.value, 'en-US').replaceAll(',', ''))).toBe(plain(typed))
      }),
    )
  })

  test('exponents are rejected, as a code such as 12e3 may be meant', () => {
    expect(understood('1e5', 'en-US')).toBe('unclear')
    expect(understood('1E-5', 'en-US')).toBe('unclear')
  })

  test('nothing that is typed makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...LOCALES), (text, locale) => {
        expect(['number', 'empty', 'unclear', 'tooExact', 'notANumber']).toContain(
          readNumber(text, locale).kind,
        )
      }),
    )
  })

  test('a pasted book is rejected at once', () => {
    for (const text of [
      '1'.repeat(2e6),
      `${'1'.repeat(1e6)}x`,
      `1${'0'.repeat(1e6)}1`,
      `${'1,'.repeat(1e6)}1`,
    ]) {
      expect(['tooExact', 'unclear', 'notANumber']).toContain(readNumber(text, 'en-US').kind)
    }
  })
})

describe('numbers as people type them', () => {
  test.each([
    ['42', 'en-US', 42],
    ['  42 ', 'en-US', 42],
    ['007', 'en-US', 7],
    ['+5', 'en-US', 5],
    ['-5', 'en-US', -5],
    ['- 5', 'en-US', -5],
    ['−5', 'en-US', -5],
    ['–5', 'en-US', -5],
    ['-0', 'en-US', 0],
    ['.5', 'en-US', 0.5],
    ['5.', 'en-US', 5],
    ['0.10', 'en-US', 0.1],
    ['1,234.5', 'en-US', 1234.5],
    ['1234.5', 'en-US', 1234.5],
    ['12,34,567', 'en-IN', 1234567],
    ['1.234,5', 'de-DE', 1234.5],
    ['1.234', 'es-ES', 1234],
    ["1'234.5", 'de-CH', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
    ['1 234,5', 'fr-FR', 1234.5],
    ['1\u00a0234,5', 'fr-FR', 1234.5],
    ['1\u202f234,5', 'fr-FR', 1234.5],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['1,234.5', 'ar-EG', 1234.5],
    ['۱۲', 'en-US', 12],
    ['１２．５', 'ja-JP', 12.5],
  ])('“%s” in %s', (text, locale, value) => {
    expect(readNumber(text, locale)).toEqual({ kind: 'number', value })
  })

  test('nothing is nothing, and words are no number', () => {
    expect(understood('', 'en-US')).toBe('empty')
    expect(understood(' \u00a0 ', 'en-US')).toBe('empty')
    for (const text of [
      'ten',
      '12 kn',
      '$5',
      '-',
      '.',
      ',',
      '5%',
      '1/2',
      '0x10',
      'NaN',
      'Infinity',
      '∞',
      '²',
    ]) {
      expect(understood(text, 'en-US'), text).not.toBeTypeOf('number')
    }
    expect(understood('ten', 'en-US')).toBe('notANumber')
  })
})
