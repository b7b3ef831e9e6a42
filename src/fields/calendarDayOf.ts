import { type CalendarDate, parseDate } from '@internationalized/date'
import { isDate } from '../spec/values/dateText'

/** A day as React Aria has it; a text that is no day is none. */
export function calendarDayOf(date: string | null | undefined): CalendarDate | null {
  return date && isDate(date) ? parseDate(date) : null
}
