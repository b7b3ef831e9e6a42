import { dayLength } from '../../internal/dayLength'

/** How many days one day, or one moment, is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}
