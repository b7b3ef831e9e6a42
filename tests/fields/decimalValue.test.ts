import { describe, expect, it, test } from 'vitest'
import { decimals, sumsOf } from '../../src/fields/decimalValue'
import { isDecimal } from '../../src/spec/values/decimalText'
import { fc } from '../properties'

const locales = ['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'ar-EG', 'fa-IR', 'th-TH-u-nu-thai', 'ja-JP', 'tr-TR', 'he-IL', 'hi-IN-u-nu-deva'] // prettier-ignore

const exact = fc
  .tuple(fc.boolean(), fc.stringMatching(/^(?:0|[1-9][0-9]{0,30})(?:\.[0-9]{1,20})?$/))
  .map(([isNegative, digits]) => (isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits))

describe('an exact number', () => {
  it('is written as the locale writes it, with each of its digits', () => {
    expect(decimals.write('9007199254740993.10', 'en-US')).toBe('9,007,199,254,740,993.10')
    expect(decimals.write('1234567.5', 'en-IN')).toBe('12,34,567.5')
    expect(decimals.write('1234567.5', 'de-DE')).toBe('1.234.567,5')
    expect(decimals.write('1234567.5', 'ar-EG')).toBe('١٬٢٣٤٬٥٦٧٫٥')
    expect(decimals.write('1234567.5', 'fa-IR')).toBe('۱٬۲۳۴٬۵۶۷٫۵')
    expect(decimals.write('1234567.5', 'th-TH-u-nu-thai')).toBe('๑,๒๓๔,๕๖๗.๕')
    expect(decimals.write(null, 'en-US')).toBe('')
    expect(decimals.write(undefined, 'en-US')).toBe('')
  })

  test.each(locales)('is read from what is written of it in %s', (locale) => {
    fc.assert(
      fc.property(exact, (value) => {
        expect(decimals.read(decimals.write(value, locale), locale)).toBe(value)
      }),
    )
  })

  test.each([
    ['0.10', 'en-US', '0.10'],
    ['.5', 'en-US', '0.5'],
    ['5.', 'en-US', '5'],
    ['007', 'en-US', '7'],
    ['+5', 'en-US', '5'],
    ['−5', 'en-US', '-5'],
    ['-0.00', 'en-US', '0.00'],
    ['1,234.50', 'en-US', '1234.50'],
    ['1.234,50', 'de-DE', '1234.50'],
    ['1.234', 'de-DE', '1234'],
    ['１２．５', 'ja-JP', '12.5'],
    ['۱۲٫۵', 'fa-IR', '12.5'],
    [' ', 'en-US', null],
  ])('“%s” in %s', (text, locale, value) => {
    expect(decimals.read(text, locale)).toBe(value)
  })

  it('is never made of a text that says none here, even where it would be one elsewhere', () => {
    expect(decimals.read('ten', 'en-US')).toBe('ten')
    expect(decimals.read('1,5', 'en-US')).toBe('1,5')
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,6}\.[0-9]{1,2}$/), (text) => {
        const value = String(decimals.read(text, 'de-DE'))
        expect(isDecimal(value)).toBe(false)
        expect(value.trim()).toBe(text)
        // It stays what it is when it comes back, from a draft for example.
        expect(decimals.read(decimals.write(value, 'de-DE'), 'de-DE')).toBe(value)
      }),
    )
  })

  it('means the same with other zeros at its end', () => {
    expect(decimals.isSame('1.50', '1.5')).toBe(true)
    expect(decimals.isSame('1.50', '1.51')).toBe(false)
    expect(decimals.isSame(null, '0')).toBe(false)
    expect(decimals.isSame('1,5', '1,5')).toBe(true)
  })
})

describe('a sum of money', () => {
  it('has as many digits as its currency', () => {
    expect(sumsOf('EUR').read('1,234.5', 'en-US')).toBe('1234.50')
    expect(sumsOf('JPY').read('1,234', 'ja-JP')).toBe('1234')
    expect(sumsOf('KWD').read('5', 'ar')).toBe('5.000')
    expect(sumsOf('KWD').write('5', 'en')).toBe('5.000')
    expect(sumsOf('EUR').read('1.2345', 'en-US')).toBe('1.2345')
  })

  it('has other digits where these are meant', () => {
    expect(sumsOf('EUR', 0).read('1,234', 'en-US')).toBe('1234')
    expect(sumsOf('EUR', 0).write('1234', 'en-US')).toBe('1,234')
    expect(sumsOf('EUR', 4).read('1.5', 'en-US')).toBe('1.50')
  })

  test.each([
    ['€1,234.50', 'en-US', 'EUR', '1234.50'],
    ['-€5', 'en-US', 'EUR', '-5.00'],
    ['€-5', 'en-US', 'EUR', '-5.00'],
    ['1.234,50 €', 'de-DE', 'EUR', '1234.50'],
    ['EUR 5', 'en-US', 'EUR', '5.00'],
    ['5 eur', 'en-US', 'EUR', '5.00'],
    ['¥1,234', 'ja-JP', 'JPY', '1234'],
    ['١٬٢٣٤٫٥٠ ر.س.\u200f', 'ar-EG', 'SAR', '1234.50'],
    ['ریال ۱٬۲۳۴', 'fa-IR', 'IRR', '1234'],
    ['$5', 'en-US', 'EUR', '$5'],
    ['$5', 'en-US', 'CAD', '$5'],
    ['€', 'en-US', 'EUR', '€'],
    ['€1,5', 'en-US', 'EUR', '€1,5'],
    ['', 'en-US', 'EUR', null],
  ])('“%s” in %s, of %s', (text, locale, currency, value) => {
    expect(sumsOf(currency).read(text, locale)).toBe(value)
  })
})
