import { writtenDigits } from '../spec/values/decimalText'
import { durationOf } from '../spec/values/durationText'
import type { FieldOf } from '../spec/fields/Field'
import { contentByName } from './contentByName'
import type { Draw, Place, SampleContext } from './Place'

type Counted = FieldOf<
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
type Range = readonly [low: number, high: number]

/** How values of a kind are counted: days and times in seconds, the first since 1970. */
interface Scale {
  read(bound: string): number
  write(value: number): unknown
  /** Where values are when neither a name nor rules say so. */
  readonly usual: Range
  /** The coarsest of which there are some is taken. */
  readonly steps: readonly number[]
}

const DAY = 86_400
/** The last day that is written with four digits of a year. */
const END = Date.UTC(9999, 11, 31) / 1000

/** Currencies that have cents wherever one asks; others are sampled in whole units. */
const WITH_CENTS = 'EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK CNY INR BRL ZAR'

/** Everything that is counted on a scale: numbers, sums, days and times. */
export function numberSource(field: Counted, { words: name }: Place, { now, words }: SampleContext): Draw {
  const { read, write, usual, steps } = scaleOf(field, now)
  const bound = (given: string | number | undefined, open: number) =>
    given === undefined ? open : read(String(given))
  const [min, max] = [bound(field.min, -Infinity), bound(field.max, Infinity)]
  const isDay = /date|instant/.test(field.kind)
  const named = contentByName(isDay ? 'days' : 'numbers', name, words)
    ?.split('..')
    .map((end) => (isDay ? now + Number(end) * DAY : Number(end)))
  const [low, high] = rangeOf(min, max, usual, named)

  const given = 'step' in field ? Number(field.step ?? 0) : 0
  const base = given && min > -Infinity ? min : 0
  const enough = (one: number) => Math.floor(high / one) - Math.ceil(low / one) > 3
  const step = given || (steps.find(enough) ?? steps.at(-1) ?? 1)
  // Quotients of decimal fractions lie a little beside the whole number that is meant.
  const last = (end: number) => Math.floor((end - base) / step + 1e-9)
  const end = isDay ? Math.min(max, END) : max
  const to = last(Math.min(high, end))
  const from = Math.min(Math.ceil((low - base) / step - 1e-9), to)
  const at = (count: number) => write(base + count * step)
  return (dice) => {
    const start = from + dice(to - from + 1)
    if (field.kind !== 'dateRange') return at(start)
    return { start: at(start), end: at(Math.min(start + dice(14), last(end))) }
  }
}

/**
 * Where values are drawn from: the usual range as far as the rules allow it; without one what the rules allow, and
 * near them where they are open.
 */
function rangeOf(min: number, max: number, [first, last]: Range, named: readonly number[] = []): Range {
  const [low = Infinity, high = -Infinity] = named
  const [from, to] = [Math.max(low, min), Math.min(high, max)]
  if (from <= to) return [from, to]
  const length = last - first
  if (min > -Infinity) return [min, max < Infinity ? max : min + length]
  if (first <= max) return [first, max < Infinity ? max : last]
  return [max < 0 ? max - length : 0, max]
}

function scaleOf(field: Counted, now: number): Scale {
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
