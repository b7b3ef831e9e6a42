import { contentByName } from './contentByName'
import type { Draw, Place, SampleContext } from './Place'
import { type Counted, DAY, type Range, scaleOf } from './scaleOf'

/** The last day that is written with four digits of a year. */
const END = Date.UTC(9999, 11, 31) / 1000

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
