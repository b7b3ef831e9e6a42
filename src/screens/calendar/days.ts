import { dayLength } from '../../internal/dayLength'
import { addDays } from '../../spec/values/addDays'

/** So many minutes has a day of 24 hours. */
export const dayMinutes = 1440

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** All days from one to another; both belong to it. */
export function daysFrom(first: string, last: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, turn) => addDays(first, turn))
}
