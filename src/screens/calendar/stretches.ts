import {
  type CalendarDate,
  createCalendar,
  endOfMonth,
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendar,
} from '@internationalized/date'
import { calendarOf } from '../../spec/values/calendar'
import type { CalendarView } from './calendarAddress'
import { addDays } from '../../spec/values/addDays'
import { daysFrom } from './days'

/** The days that a view shows at once. */
export interface Stretch {
  readonly first: string
  readonly last: string
}

const inLocale = (date: string, locale: string) =>
  toCalendar(parseDate(date), createCalendar(calendarOf(locale) as 'gregory'))

const written = (date: CalendarDate) => toCalendar(date, new GregorianCalendar()).toString()

/** The days that a view shows around a day: whole weeks of a month of the locale's calendar, a week of the locale. */
export function stretchOf(view: CalendarView, date: string, locale: string): Stretch {
  const day = inLocale(date, locale)
  switch (view) {
    case 'month':
      return {
        first: written(startOfWeek(startOfMonth(day), locale)),
        last: written(endOfWeek(endOfMonth(day), locale)),
      }
    case 'week':
      return { first: written(startOfWeek(day, locale)), last: written(endOfWeek(day, locale)) }
    case 'day':
      return { first: date, last: date }
    case 'agenda':
      return monthAround(date, locale)
  }
}

/** The first and last day of the month, in the locale's calendar. */
export function monthAround(date: string, locale: string): Stretch {
  const day = inLocale(date, locale)
  return { first: written(startOfMonth(day)), last: written(endOfMonth(day)) }
}

/** The day at hand after a step to the next or the previous stretch of a view. */
export function stepDate(view: CalendarView, date: string, by: number, locale: string): string {
  if (view === 'day') return addDays(date, by)
  return view === 'week' ? addDays(date, by * 7) : addMonths(date, by, locale)
}

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(date: string, months: number, locale: string): string {
  return written(inLocale(date, locale).add({ months }))
}

/** The first and last day of the week that a day is in. */
export function weekAround(date: string, locale: string): Stretch {
  return stretchOf('week', date, locale)
}

/** The days of a stretch, a week each. */
export function weeksOf({ first, last }: Stretch): readonly (readonly string[])[] {
  const days = daysFrom(first, last)
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
