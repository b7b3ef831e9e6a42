// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dayAfterKey } from '../../../src/screens/calendar/dayKeys'
import { monthName } from '../../../src/screens/calendar/dayTexts'
import { liftStep } from '../../../src/screens/calendar/liftStep'
import { addMonths, monthAround, stretchOf, weeksOf } from '../../../src/screens/calendar/stretches'

describe('the days of a month', () => {
  it.each([
    ['en-US', '2026-03-01', '2026-04-04'],
    ['en-GB', '2026-02-23', '2026-04-05'],
    ['ar-EG', '2026-02-28', '2026-04-03'],
  ])('are whole weeks, which begin as in %s', (locale, first, last) => {
    const stretch = stretchOf('month', '2026-03-18', locale)
    expect(stretch).toEqual({ first, last })
    expect(weeksOf(stretch).every((week) => week.length === 7)).toBe(true)
  })

  it.each([
    ['fa-IR', '2026-02-20', '2026-03-20', /۱۴۰۴/],
    ['th-TH', '2026-03-01', '2026-03-31', /2569/],
    ['ar-SA-u-ca-islamic-umalqura', '2026-02-18', '2026-03-19', /١٤٤٧|1447/],
  ])('are those of the calendar of %s', (locale, first, last, name) => {
    expect(monthAround('2026-03-18', locale)).toEqual({ first, last })
    expect(monthName('2026-03-18', locale)).toMatch(name)
  })

  it('end with the last day in a month that is shorter', () => {
    expect(addMonths('2026-01-31', 1, 'en')).toBe('2026-02-28')
  })
})

describe('a key in a grid of days', () => {
  const leads = (key: string, shiftKey = false, rtl = false) =>
    dayAfterKey({ key, shiftKey }, '2026-03-18', { locale: 'en-GB', rtl })

  it.each([
    ['ArrowRight', '2026-03-19'],
    ['ArrowLeft', '2026-03-17'],
    ['ArrowDown', '2026-03-25'],
    ['ArrowUp', '2026-03-11'],
    ['Home', '2026-03-16'],
    ['End', '2026-03-22'],
    ['PageDown', '2026-04-18'],
    ['PageUp', '2026-02-18'],
  ])('%s leads to %s', (key, date) => {
    expect(leads(key)).toBe(date)
  })

  it('leads by years with Shift, and the other way from right to left', () => {
    expect(leads('PageDown', true)).toBe('2027-03-18')
    expect(leads('ArrowRight', false, true)).toBe('2026-03-17')
    expect(leads('x')).toBeUndefined()
  })
})

describe('a key with something lifted', () => {
  const options = { rtl: false, inHours: false, resizable: true }

  it('moves it by a day or a week, along the hours by a quarter', () => {
    expect(liftStep({ key: 'ArrowDown', shiftKey: false }, options)).toMatchObject({ days: 7, part: 'event' })
    expect(liftStep({ key: 'ArrowDown', shiftKey: false }, { ...options, inHours: true })).toMatchObject({
      days: 0,
      minutes: 15,
    })
  })

  it('moves its end with Shift, where it has one', () => {
    expect(liftStep({ key: 'ArrowRight', shiftKey: true }, options)).toMatchObject({ days: 1, part: 'end' })
    expect(liftStep({ key: 'ArrowRight', shiftKey: true }, { ...options, resizable: false })).toBeUndefined()
  })
})
