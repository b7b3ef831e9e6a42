import { writtenDigits } from '../spec/values/decimalText'
import { durationOf } from '../spec/values/durationText'
import type { FieldOf } from '../spec/fields/Field'

/** A field whose values are counted on a scale: a number, a sum, a day, a time. */
export type Counted = FieldOf<
  | 'integer'
  | 'number'
  | 'percent'
  | 'decimal'
  | 'money'
  | 'date'
  | 'dateRange'
  | 'time'
  | 'instant'
  | 'duration'
>
export type Range = readonly [low: number, high: number]

/** How values of a kind are counted: days and times in seconds, the first since 1970. */
export interface Scale {
  read(bound: string): number
  write(value: number): unknown
  /** Where values are when neither a name nor rules say so. */
  readonly usual: Range
  /** The coarsest of which there are some is taken. */
  readonly steps: readonly number[]
}

export const DAY = 86_400
/** Currencies that have cents wherever one asks; others are sampled in whole units. */
const WITH_CENTS = 'EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK CNY INR BRL ZAR'

/** The scale of a field. @param now in seconds since 1970 */
export function scaleOf(field: Counted, now: number): Scale {
  const { kind } = field
  switch (kind) {
    case 'date':
    case 'dateRange':
      return { read: secondOf, write: dayOf, usual: lately(now), steps: [DAY] }
    case 'instant':
      return {
        read: secondOf,
        write: (at) => isoOf(at).replace('.000', ''),
        usual: lately(now),
        steps: [300, 60, 1],
      }
    case 'time':
      return {
        read: (time) => secondOf(`1970-01-01T${time}Z`),
        write: (at) => isoOf(at).slice(11, 16),
        usual: [28_800, 64_800],
        steps: [900, 300, 60],
      }
    case 'duration':
      return {
        read: durationOf,
        write: durationText,
        usual: [900, 14_400],
        steps: [900, 300, 60, 1],
      }
    case 'decimal':
    case 'money': {
      const cents = kind === 'decimal' || WITH_CENTS.includes(field.currency) ? 2 : 0
      const { digits = cents, step, min } = field
      const written = Math.max(digits, writtenDigits(step ?? ''), step ? writtenDigits(min ?? '') : 0)
      return {
        read: Number,
        write: (value) => value.toFixed(written),
        usual: [5, 500],
        steps: [10 ** -digits],
      }
    }
    default:
      return {
        read: Number,
        // The noise of binary fractions: 0.30000000000000004.
        write: (value) => (kind === 'integer' ? value : Number(value.toFixed(12))),
        usual: [0, kind === 'percent' ? 100 : 1000],
        steps: kind === 'integer' ? [1] : [0.01, 1e-4, 1e-8, 1e-12],
      }
  }
}

/** A length of time in its largest whole unit: `PT2H`, `PT90M`, `PT45S`. */
function durationText(seconds: number): string {
  if (seconds % 60) return `PT${seconds}S`
  return seconds % 3600 ? `PT${seconds / 60}M` : `PT${seconds / 3600}H`
}

const lately = (now: number): Range => [now - 1095 * DAY, now - 31 * DAY]
const secondOf = (text: string) => Date.parse(text) / 1000
const isoOf = (second: number) => new Date(second * 1000).toISOString()
/** The day of a second. It is what most records have several of, and a whole instant takes four times as long. */
export function dayOf(second: number): string {
  const at = new Date(second * 1000)
  const digits = `${(at.getUTCFullYear() * 100 + at.getUTCMonth() + 1) * 100 + at.getUTCDate()}`.padStart(
    8,
    '0',
  )
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}
