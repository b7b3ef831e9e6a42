import type { FieldOf } from '../spec/fields/Field'
import { WORD } from './hash'
import type { Ranked } from './Ranked'
import { type Counted, scaleOf } from './scaleOf'

/** A kind whose values are counted, but for spans, of which each has two. */
export type CountedAlone = FieldOf<Exclude<Counted['kind'], 'dateRange'>>

/** Enough different values for what people try out; finer steps are taken where there are fewer. */
const ENOUGH = 1000

/** Numbers, sums, days and times: upwards from the lowest, and days without a lowest backwards from the latest that is usual. */
export function rankedScale(field: CountedAlone, now: number): Ranked {
  const { read, write, usual, steps } = scaleOf(field, now)
  const bound = (given: string | number | undefined) =>
    given === undefined ? undefined : read(String(given))
  const isDay = field.kind === 'date' || field.kind === 'instant'
  const [low = field.kind === 'time' ? 0 : undefined, high = field.kind === 'time' ? 86_399 : undefined] = [
    bound(field.min),
    bound(field.max),
  ]
  const isBackwards = isDay && low === undefined
  const length = low !== undefined && high !== undefined ? high - low : usual[1] - usual[0]
  const given = 'step' in field ? Number(field.step ?? 0) : 0
  const step = given || (steps.find((one) => length / one >= ENOUGH) ?? steps.at(-1) ?? 1)
  const rounded = (value: number) => (given ? value : Math.ceil(value / step - 1e-9) * step)
  const base = isBackwards
    ? Math.floor(Math.min(high ?? Infinity, usual[1]) / step) * step
    : rounded(low ?? Math.min(usual[0], high ?? Infinity))
  const direction = isBackwards ? -step : step
  const isEndless = isBackwards || high === undefined
  return {
    size: Math.min(Math.floor((isEndless ? length : (high ?? 0) - base) / step + 1e-9) + 1, WORD),
    isEndless,
    write: (rank) => write(base + rank * direction) as string | number,
    rankOf: (value) => Math.round((read(String(value)) - base) / direction),
  }
}
