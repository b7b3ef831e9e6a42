import { describe, expect, it } from 'vitest'
import { dayIn } from '../../src/fields/calendarDay'
import { dateNotationOf, dateOf, textsIn, textsOf } from '../../src/fields/dateParts'
import { calendarOf, dateFormat } from '../../src/spec/values/calendar'
import { isDate, writeDate } from '../../src/spec/values/dateText'
import { writeInstant } from '../../src/spec/values/timeText'
import { fc } from '../properties'

const locales = [
  'th',
  'fa-IR',
  'ar-SA-u-ca-islamic-umalqura',
  'ar-SA',
  'de',
  'hi-u-ca-indian',
  'am-u-ca-ethiopic',
  'ar-EG-u-ca-coptic',
  'sv-u-ca-buddhist',
  'ckb-IR',
  'th-u-ca-gregory',
]

describe('the calendar of a locale', () => {
  it('is its own, or the one it asks for, and Gregorian where figures alone do not say a day', () => {
    expect(calendarOf('th')).toBe('buddhist')
    expect(calendarOf('fa')).toBe('persian')
    expect(calendarOf('ar-SA-u-ca-islamic-umalqura')).toBe('islamic-umalqura')
    expect(calendarOf('de')).toBe('gregory')
    expect(calendarOf('th-u-ca-gregory')).toBe('gregory')
    for (const locale of ['ja', 'he-u-ca-hebrew', 'zh-u-ca-chinese']) {
      expect(calendarOf(locale)).toBe('gregory')
    }
  })

  it('says from when its years count, unless it is the Gregorian one', () => {
    expect(writeDate('2024-06-05', 'th')).toBe('5 มิถุนายน พ.ศ. 2567')
    expect(writeDate('2024-06-05', 'en-u-ca-persian')).toBe('Khordad 16, 1403 AP')
    expect(writeDate('2024-06-05', 'en')).toBe('June 5, 2024')
    expect(writeDate('2024-06-05', 'ja')).toBe('2024年6月5日')
    expect(writeDate('2024-06-05', 'ja-u-ca-japanese')).toBe('令和6年6月5日')
    expect(writeInstant('2024-06-05T12:00:00Z', 'en-u-ca-buddhist')).toMatch(/June 5, 2567 BE.*12:00/)
  })
})

describe('a date typed in the calendar of the locale', () => {
  it('is stored as a Gregorian one', () => {
    expect(dateOf({ day: '5', month: '6', year: '2567' }, 'th')).toBe('2024-06-05')
    expect(dateOf({ day: '۱۶', month: '۳', year: '۱۴۰۳' }, 'fa')).toBe('2024-06-05')
    expect(dateOf({ day: '16', month: '3', year: '1403' }, 'fa')).toBe('2024-06-05')
    expect(textsOf('2024-06-05', 'fa')).toEqual({ day: '۱۶', month: '۰۳', year: '۱۴۰۳' })
  })

  it('is real by its own months: the sixth Persian month has 31 days, the seventh has 30', () => {
    expect(dateOf({ day: '31', month: '6', year: '1403' }, 'fa')).toBe('2024-09-21')
    expect(dateOf({ day: '31', month: '7', year: '1403' }, 'fa')).toBe('1403/7/31')
    // As it stands it would be a Gregorian day.
    expect(isDate(dateOf({ day: '31', month: '07', year: '1403' }, 'sv-u-ca-persian') ?? '')).toBe(false)
  })

  it('takes no year of two digits for one', () => {
    expect(dateOf({ day: '5', month: '6', year: '67' }, 'th')).toBe('5/6/67')
  })

  it('is what was pasted, and what a computer wrote is Gregorian', () => {
    expect(textsIn('5/6/2567', 'th')).toEqual({ day: '5', month: '6', year: '2567' })
    expect(textsIn('2024-06-05', 'th')).toEqual({ day: '05', month: '06', year: '2567' })
  })

  it('is the day that is shown in words, in every calendar', () => {
    fc.assert(
      fc.property(daysFrom('1000-01-01'), fc.constantFrom(...locales), (date, locale) => {
        const texts = textsOf(date, locale)
        expect(dateOf(texts, locale)).toBe(date)
        const latin = `${locale}${locale.includes('-u-') ? '' : '-u'}-nu-latn`
        const shown = dateFormat(latin, 'medium').formatToParts(new Date(date))
        const figure = (type: string) => Number(shown.find((part) => part.type === type)?.value)
        const { year, day } = dayIn(calendarOf(locale), date)
        // Japanese writes "2001/06/05" and German "05.06.2001": both styles hold the year and the day as figures.
        expect([figure('year'), figure('day')]).toEqual([year, day])
        expect(textsOf(date, latin)).toEqual(expect.objectContaining({ year: String(year).padStart(4, '0') }))
      }),
    )
  })

  it('comes back as it was before its era, too', () => {
    fc.assert(
      fc.property(daysFrom('0100-01-01'), fc.constantFrom(...locales), (date, locale) => {
        expect(dateOf(textsOf(date, locale), locale)).toBe(date)
      }),
    )
  })

  it('has its parts in the order of the locale, and its era beside the year', () => {
    expect(dateNotationOf('th')).toMatchObject({
      parts: ['day', 'month', 'year'],
      separator: '/',
      era: 'พ.ศ.',
      eraFirst: true,
    })
    expect(dateNotationOf('fa')).toMatchObject({ parts: ['year', 'month', 'day'], eraFirst: false })
    expect(dateNotationOf('de').era).toBeUndefined()
  })
})

describe('a date in the eras of Japan', () => {
  const eras = 'ja-u-ca-japanese'

  it('has its era before the year within it, and the latest one while nothing is entered', () => {
    expect(textsOf('2024-06-05', eras)).toEqual({ era: '令和', year: '6', month: '06', day: '05' })
    expect(textsOf('1989-01-07', eras)).toMatchObject({ era: '昭和', year: '64' })
    expect(textsOf(null, eras)).toEqual({ era: '令和', year: '', month: '', day: '' })
    expect(dateOf({ era: '令和', year: '', month: '', day: '' }, eras)).toBeNull()
    expect(textsOf('2024-06-05', 'en-u-ca-japanese')).toMatchObject({ era: 'Reiwa', year: '6' })
  })

  it('is none on a day that the era does not have', () => {
    expect(dateOf({ era: '昭和', year: '64', month: '1', day: '7' }, eras)).toBe('1989-01-07')
    expect(dateOf({ era: '昭和', year: '64', month: '1', day: '8' }, eras)).toBe('昭和64/1/8')
    expect(dateOf({ era: '平成', year: '1', month: '1', day: '8' }, eras)).toBe('1989-01-08')
  })

  it('may be typed with the years of the Gregorian calendar', () => {
    expect(dateOf({ era: '', year: '2024', month: '6', day: '5' }, eras)).toBe('2024-06-05')
    expect(dateOf({ era: '', year: '6', month: '6', day: '5' }, eras)).toBe('6/6/5')
  })

  it('keeps its text while it is unfinished', () => {
    for (const text of ['令和6/6/', '昭和//8', '2024/6/'])
      expect(dateOf(textsOf(text, eras), eras)).toBe(text)
  })

  it('comes back as it was, also from before the eras', () => {
    fc.assert(
      fc.property(daysFrom('1000-01-01'), (date) => {
        expect(dateOf(textsOf(date, eras), eras)).toBe(date)
      }),
    )
  })

  it('is the day that is shown in words', () => {
    fc.assert(
      fc.property(daysFrom('1868-10-23'), (date) => {
        const { era, year } = textsOf(date, eras)
        const shown = dateFormat(eras).formatToParts(new Date(date))
        const part = (type: string) => shown.find((one) => one.type === type)?.value.replace('元', '1')
        expect([part('era'), part('year')]).toEqual([era, year])
      }),
    )
  })

  it('is understood as it is written in words', () => {
    expect(textsIn('令和6年6月5日', eras)).toEqual({ era: '令和', year: '6', month: '6', day: '5' })
    expect(textsIn('2024年6月5日', eras)).toEqual({ era: '', year: '2024', month: '6', day: '5' })
  })
})

function daysFrom(first: string) {
  return fc
    .date({ min: new Date(first), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))
}
