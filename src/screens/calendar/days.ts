import { addDays } from '../../spec/values/addDays'
import { daysBetween } from '../../spec/values/daysBetween'

/** So many minutes has a day of 24 hours. */
export const dayMinutes = 1440

/** All days from one to another; both belong to it. */
export function daysFrom(first: string, last: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, turn) => addDays(first, turn))
}
