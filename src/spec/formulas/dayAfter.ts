import { dayLength } from '../../internal/dayLength'
import { isDate } from '../values/dateText'
import { monthsLater } from '../values/monthsLater'

/** The day so many months, and then so many days, after another; undefined where either is none. */
export function dayAfter(date: unknown, months: number, days: number): string | undefined {
  if (typeof date !== 'string' || !isDate(date)) return undefined
  const moment = new Date(monthsLater(Date.parse(date), Math.round(months)) + Math.round(days) * dayLength)
  const day = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
  // Numbers from anywhere may lead beyond the years that can be written.
  return isDate(day) ? day : undefined
}
