import { dayLength } from '../../internal/dayLength'

/** The day so many days later, or earlier, as `2026-03-18`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)
}
