import { fc } from '../properties'
import { describe, expect, it } from 'vitest'
import { dateNotationOf, dateOf, isFull, textsIn, textsOf } from '../../src/fields/dateParts'

const locales = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-CA',
  'sv-SE',
  'hu-HU',
  'ko-KR',
  'ja-JP',
  'ar-EG',
  'fa-IR',
  'he-IL',
  'th-TH',
  'hi-IN',
]

describe('a date in parts', () => {
  it('follows the order of the locale', () => {
    expect(dateNotationOf('en-US').parts).toEqual(['month', 'day', 'year'])
    expect(dateNotationOf('de-DE').parts).toEqual(['day', 'month', 'year'])
    expect(dateNotationOf('sv-SE').parts).toEqual(['year', 'month', 'day'])
  })

  it('has all three parts and one sign in every locale', () => {
    for (const locale of locales) {
      const { parts, separator } = dateNotationOf(locale)
      expect([...parts].sort()).toEqual(['day', 'month', 'year'])
      expect(separator).toMatch(/^\S$/)
    }
  })

  it('runs from right to left in Arabic and from left to right in Hebrew', () => {
    expect(dateNotationOf('ar').mirrored).toBe(true)
    expect(dateNotationOf('he').mirrored).toBe(false)
  })

  it('comes back as it was, in any locale and any script of digits', () => {
    const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom(...locales), (day, locale) => {
        const date = day.toISOString().slice(0, 10)
        expect(dateOf(textsOf(date, locale), locale)).toBe(date)
      }),
    )
  })

  it('keeps whatever stands there while it is no date', () => {
    const part = fc.string().filter((text) => !/[./-]/.test(text))
    fc.assert(
      fc.property(part, part, part, fc.constantFrom('en-US', 'de-DE'), (day, month, year, locale) => {
        const texts = { day, month, year }
        const value = dateOf(texts, locale)
        fc.pre(value === null || !/^\d{4}-/.test(value))
        expect(textsOf(value, locale)).toEqual(texts)
      }),
    )
  })

  it('takes one digit for a day or a month, and four for a year: no century is guessed', () => {
    expect(dateOf({ day: '9', month: '3', year: '2001' }, 'en-US')).toBe('2001-03-09')
    expect(dateOf({ day: '9', month: '3', year: '01' }, 'en-US')).toBe('3/9/01')
  })

  it('is no date on a day that does not exist', () => {
    expect(dateOf({ day: '31', month: '02', year: '2001' }, 'en-US')).toBe('02/31/2001')
    expect(dateOf({ day: '29', month: '2', year: '2000' }, 'en-US')).toBe('2000-02-29')
  })

  it('is nothing when nothing stands there', () => {
    expect(dateOf({ day: '', month: '', year: '' }, 'en-US')).toBeNull()
    expect(textsOf(null, 'en-US')).toEqual({ day: '', month: '', year: '' })
  })

  it('reads Arabic digits and ASCII ones alike', () => {
    expect(dateOf({ day: '١٤', month: '٣', year: '٢٠٠١' }, 'ar-EG')).toBe('2001-03-14')
    expect(dateOf({ day: '14', month: '3', year: '2001' }, 'ar-EG')).toBe('2001-03-14')
  })

  it('understands a copied date by its own order or by the locale', () => {
    expect(textsIn('2001-03-14', 'en-US')).toEqual({ day: '14', month: '03', year: '2001' })
    expect(textsIn('14.3.2001', 'de-DE')).toEqual({ day: '14', month: '3', year: '2001' })
    expect(textsIn('March 2001', 'en-US')).toBeUndefined()
  })

  it('knows when no digit can follow', () => {
    expect(isFull('month', '1')).toBe(false)
    expect(isFull('month', '2')).toBe(true)
    expect(isFull('day', '3')).toBe(false)
    expect(isFull('day', '4')).toBe(true)
    expect(isFull('year', '200')).toBe(false)
    expect(isFull('year', '2001')).toBe(true)
  })
})
