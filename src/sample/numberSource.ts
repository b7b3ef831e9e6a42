import type { FieldOf } from '../spec/Field'
import { usualRange, windowOf } from './numberMeaning'
import type { Place, Setting, Source } from './Place'
import { SampleError } from './SampleError'

/** Numbers on their steps, within their bounds and what they are called. */
export function numberSource(
  { kind, step, ...field }: FieldOf<'integer' | 'number' | 'percent'>,
  place: Place,
  setting: Setting,
): Source {
  const isWhole = kind === 'integer'
  let min = finite(field.min)
  let max = finite(field.max)
  if (isWhole && step === undefined) {
    if (min !== undefined) min = Math.max(Math.ceil(min), Number.MIN_SAFE_INTEGER)
    if (max !== undefined) max = Math.min(Math.floor(max), Number.MAX_SAFE_INTEGER)
  }
  if (min !== undefined && max !== undefined && min > max) {
    throw new SampleError(
      place.named,
      'impossible',
      `nothing is at least ${field.min} and at most ${field.max}.`,
    )
  }
  const usual = usualRange(place.words, new Date(setting.now * 1000).getUTCFullYear())
  const [low, high] = windowOf(min, max, usual, kind === 'percent' ? [0, 100] : [0, 1000])
  const edges = [min ?? Number.MIN_SAFE_INTEGER, max ?? Number.MAX_SAFE_INTEGER, 0]

  if (step !== undefined) {
    const base = field.min ?? 0
    const digits = Math.min(Math.max(digitsOf(step), digitsOf(base)), 100)
    const at = (count: number) => Number((base + count * step).toFixed(digits)) + 0
    const most = max === undefined ? Number.MAX_SAFE_INTEGER : Math.floor((max - base) / step + 1e-9)
    const first = Math.ceil((low - base) / step - 1e-9)
    const last = Math.min(Math.floor((high - base) / step + 1e-9), most)
    // Where no step is in the usual range, the last one below its end may still be right.
    const from = first <= last ? first : Math.min(first, most)
    const to = Math.max(first, last, from)
    return {
      isUncertain: true,
      draw: (dice) => at(dice.between(from, Math.max(from, Math.min(to, most)))),
      edges: [min === undefined ? from : 0, Math.min(most, to), most].map((count) => () => at(count)),
    }
  }
  if (isWhole) {
    const [first, last] = [Math.ceil(low), Math.max(Math.floor(high), Math.ceil(low))]
    return { draw: (dice) => dice.between(first, last), edges: edges.map((edge) => () => edge) }
  }
  let scale = 100
  while (scale < 1e12 && (high - low) * scale < 10) scale *= 10
  return {
    draw(dice) {
      const share = dice.fraction()
      // Weighted, since the difference of the bounds may be more than a number can be.
      const value = low * (1 - share) + high * share
      const rounded = Math.abs(value) < 1e12 ? Math.round(value * scale) / scale : value
      return Math.min(Math.max(rounded, low), high) + 0
    },
    edges: edges.map((edge) => () => edge),
  }
}

const finite = (bound: number | undefined) =>
  bound !== undefined && Number.isFinite(bound) ? bound : undefined

/** How many digits it has after the point. */
function digitsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max((mantissa.split('.')[1]?.length ?? 0) - Number(exponent), 0)
}
