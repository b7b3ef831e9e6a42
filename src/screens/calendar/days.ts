import { dayLength } from '../../internal/dayLength'

/** So many minutes has a day of 24 hours. */
export const dayMinutes = 1440

/** The day so many days later, or earlier, as `2026-03-18`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** All days from one to another; both belong to it. */
export function daysFrom(first: string, last: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, turn) => addDays(first, turn))
}
