import { oncePerLocale } from '../../messages/oncePerLocale'
import { calendarOf } from '../../spec/values/calendar'
import type { CalendarView } from './calendarAddress'
import type { Stretch } from './stretches'

const at = (date: string) => Date.parse(date)

/** The number of a day in its month, in the locale's calendar and digits. */
export const dayNumber = (date: string, locale: string) => format(locale, 'number').format(at(date))

/** The first day of a month says which: "1 April". */
export const dayAndMonth = (date: string, locale: string) => format(locale, 'monthDay').format(at(date))

/** A day in whole words: "Wednesday, 18 March 2026". */
export const wholeDay = (date: string, locale: string) => format(locale, 'whole').format(at(date))

export const weekdayName = (date: string, locale: string) => format(locale, 'weekday').format(at(date))

export const shortWeekday = (date: string, locale: string) => format(locale, 'shortWeekday').format(at(date))

export const monthName = (date: string, locale: string) => format(locale, 'month').format(at(date))

/** The days from one to another: "16 – 22 March 2026". */
export function rangeText({ first, last }: Stretch, locale: string): string {
  return format(locale, 'day').formatRange(at(first), at(last))
}

/** Which days a view shows: "March 2026", "16 – 22 March 2026", or the whole day. */
export function periodText(view: CalendarView, date: string, stretch: Stretch, locale: string): string {
  if (view === 'day') return wholeDay(date, locale)
  return view === 'week' ? rangeText(stretch, locale) : monthName(date, locale)
}

/** A time of the clock: "9:30", "9:30 AM". */
export const clockText = (minute: number, locale: string) => format(locale, 'time').format(minute * 60_000)

/** An hour beside the day: "9 AM", "09:00". */
export const hourText = (hour: number, locale: string) => format(locale, 'hour').format(hour * 3_600_000)

const format = /* @__PURE__ */ oncePerLocale((locale, style = '') => {
  const calendar = calendarOf(locale)
  // Beside the Gregorian calendar a year says from when it counts.
  const year =
    calendar === 'gregory' ? ({ year: 'numeric' } as const) : ({ era: 'short', year: 'numeric' } as const)
  const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
    number: { day: 'numeric' },
    monthDay: { day: 'numeric', month: 'long' },
    whole: { ...year, weekday: 'long', day: 'numeric', month: 'long' },
    day: { ...year, day: 'numeric', month: 'long' },
    month: { ...year, month: 'long' },
    weekday: { weekday: 'long' },
    shortWeekday: { weekday: 'short' },
    time: { timeStyle: 'short' },
    hour: { hour: 'numeric' },
  }
  return new Intl.DateTimeFormat(locale, { calendar, timeZone: 'UTC', ...styles[style] })
})
