import { daysInMonth } from './daysInMonth'

/** The moment so many months later, or earlier, in milliseconds since 1970. A month after the 31st of January is the last of February. */
export function monthsLater(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.setUTCDate(Math.min(day, daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1)))
}
