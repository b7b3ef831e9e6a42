import { parseDate, startOfWeek } from '@internationalized/date'
import { clockIn } from '../../spec/values/zonedTime'
import type { Field } from '../../spec/fields/fields'
import { isDate } from '../../spec/values/dateText'
import { instantOf } from '../../spec/values/timeText'
import { addDays } from '../../spec/values/addDays'

export type Period = 'day' | 'week' | 'month' | 'year'

/** The last periods up to the one that a day is in, the earliest first: `2026-03` for a month, the first day for a week. */
export function lastPeriods(period: Period, count: number, today: string, locale: string): readonly string[] {
  const present = periodOf(period, today, locale)
  return Array.from({ length: count }, (_, index) => stepPeriod(period, present, index + 1 - count))
}

/** The period that a day is in. */
export function periodOf(period: Period, date: string, locale: string): string {
  switch (period) {
    case 'day':
      return date
    case 'week':
      return startOfWeek(parseDate(date), locale).toString()
    case 'month':
      return date.slice(0, 7)
    case 'year':
      return date.slice(0, 4)
  }
}

/** The first day of a period. */
export function firstDay(period: string): string {
  return `${period}-01-01`.slice(0, 10)
}

/** The last day of a period. */
export function lastDay(kind: Period, period: string): string {
  return addDays(firstDay(stepPeriod(kind, period, 1)), -1)
}

/** The zone whose clocks say on which day a moment is: that in which lists show it. */
export function zoneOf(field: Field): string {
  return (field.kind === 'instant' ? field.zone : undefined) ?? 'UTC'
}

/** The day of a value, by the clocks of its field; undefined where it is none. */
export function dayOf(field: Field, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (field.kind !== 'instant') return isDate(value) ? value : undefined
  const at = instantOf(value)
  return Number.isNaN(at) ? undefined : clockIn(zoneOf(field), at).date
}

function stepPeriod(kind: Period, period: string, by: number): string {
  if (kind === 'day') return addDays(period, by)
  if (kind === 'week') return addDays(period, 7 * by)
  const date = new Date(firstDay(period))
  if (kind === 'month') date.setUTCMonth(date.getUTCMonth() + by)
  else date.setUTCFullYear(date.getUTCFullYear() + by)
  return date.toISOString().slice(0, kind === 'month' ? 7 : 4)
}
