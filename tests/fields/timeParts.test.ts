import { describe, expect, it } from 'vitest'
import {
  dayPeriodOf,
  isFullTime,
  timeNotationOf,
  timeOf,
  timeTextsIn,
  timeTextsOf,
} from '../../src/fields/timeParts'
import { isTime } from '../../src/spec/values/timeText'
import { fc } from '../properties'

const locales = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-CA',
  'da-DK',
  'ko-KR',
  'zh-TW',
  'ja-JP',
  'ar-EG',
  'fa-IR',
  'th-TH',
  'bn-BD',
]

const times = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59), second: fc.option(fc.nat(59)) })
  .map(({ hour, minute, second }) =>
    [hour, minute, ...(second === null ? [] : [second])]
      .map((figure) => String(figure).padStart(2, '0'))
      .join(':'),
  )

describe('a time in parts', () => {
  it('has hours to twelve and a word for the half of the day where the locale counts so', () => {
    expect(timeTextsOf('14:30', 'en-US')).toEqual({ hour: '02', minute: '30', second: '', dayPeriod: 'PM' })
    expect(timeTextsOf('00:05', 'en-US')).toEqual({ hour: '12', minute: '05', second: '', dayPeriod: 'AM' })
    expect(timeTextsOf('14:30', 'de')).toEqual({ hour: '14', minute: '30', second: '', dayPeriod: '' })
    expect(timeTextsOf('14:30', 'ar-EG')).toEqual({ hour: '٠٢', minute: '٣٠', second: '', dayPeriod: 'م' })
    expect(timeNotationOf('ko').dayPeriodFirst).toBe(true)
    expect(timeNotationOf('da').clock[1]?.sign).toBe('.')
  })

  it('comes back as it was, in any locale', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(...locales), (time, locale) => {
        expect(timeOf(timeTextsOf(time, locale), locale)).toBe(time)
      }),
    )
  })

  it('keeps whatever stands there while it is no time', () => {
    const part = fc.string().filter((text) => !/[:\s]/.test(text))
    fc.assert(
      fc.property(part, part, fc.constantFrom('', 'AM', 'PM'), (hour, minute, dayPeriod) => {
        const texts = { hour, minute, second: '', dayPeriod }
        const value = timeOf(texts, 'en-US')
        fc.pre(value === null || !isTime(value))
        expect(timeTextsOf(value, 'en-US')).toEqual(texts)
      }),
    )
  })

  it('is no time before the half of the day is said, unless the hour says it', () => {
    expect(timeOf({ hour: '2', minute: '30', dayPeriod: '' }, 'en-US')).toBe('2:30 ')
    expect(isTime(timeOf({ hour: '02', minute: '30', dayPeriod: '' }, 'en-US') ?? '')).toBe(false)
    expect(timeOf({ hour: '2', minute: '30', dayPeriod: 'PM' }, 'en-US')).toBe('14:30')
    expect(timeOf({ hour: '14', minute: '30', dayPeriod: '' }, 'en-US')).toBe('14:30')
    expect(timeOf({ hour: '0', minute: '30', dayPeriod: '' }, 'en-US')).toBe('00:30')
    expect(timeOf({ hour: '14', minute: '30', dayPeriod: 'AM' }, 'en-US')).toBe('14:30 AM')
    expect(timeOf({ hour: '25', minute: '00' }, 'de')).toBe('25:00')
  })

  it('is nothing when nothing stands there', () => {
    expect(timeOf({ hour: '', minute: '', second: '', dayPeriod: '' }, 'en-US')).toBeNull()
    expect(timeTextsOf(null, 'en-US')).toEqual({ hour: '', minute: '', second: '', dayPeriod: '' })
  })

  it('reads the figures of every script', () => {
    expect(timeOf({ hour: '١٤', minute: '٣٠' }, 'fa')).toBe('14:30')
    expect(timeOf({ hour: '14', minute: '۳۰' }, 'de')).toBe('14:30')
  })

  it('keeps a fraction of a second', () => {
    expect(timeTextsOf('14:30:15.25', 'de').second).toBe('15,25')
    expect(timeOf({ hour: '14', minute: '30', second: '15,25' }, 'de')).toBe('14:30:15.25')
  })

  it('understands a copied time in either way of counting', () => {
    expect(timeTextsIn('14:30', 'en-US')).toMatchObject({ hour: '02', dayPeriod: 'PM' })
    expect(timeTextsIn('2.30 pm', 'en-US')).toMatchObject({ hour: '02', minute: '30', dayPeriod: 'PM' })
    expect(timeTextsIn('2:30', 'en-US')).toMatchObject({ hour: '2', minute: '30', dayPeriod: '' })
    expect(timeTextsIn('14.30 Uhr', 'de')).toMatchObject({ hour: '14', minute: '30' })
    expect(timeTextsIn('half past two', 'en-US')).toBeUndefined()
  })

  it('knows when no digit can follow', () => {
    expect(isFullTime('hour', '1', 'en-US')).toBe(false)
    expect(isFullTime('hour', '2', 'en-US')).toBe(true)
    expect(isFullTime('hour', '2', 'de')).toBe(false)
    expect(isFullTime('hour', '3', 'de')).toBe(true)
    expect(isFullTime('minute', '5', 'de')).toBe(false)
    expect(isFullTime('minute', '6', 'de')).toBe(true)
  })

  it('takes a letter for the half of the day', () => {
    expect(dayPeriodOf('p', 'en-US')).toBe('PM')
    expect(dayPeriodOf('م', 'ar')).toBe('م')
    expect(dayPeriodOf('p', 'ar')).toBe('م')
    expect(dayPeriodOf('x', 'en-US')).toBeUndefined()
    expect(dayPeriodOf('p', 'de')).toBeUndefined()
  })
})
