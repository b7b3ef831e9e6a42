import { durationOf } from '../spec/durationText'
import type { FieldOf } from '../spec/Field'
import { instantOf } from '../spec/timeText'
import { daysAround, type Range, usualRange, windowOf } from './numberMeaning'
import type { Place, Setting, Source } from './Place'

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

/** How values of a kind are counted. */
interface Scale {
  read(bound: string): number
  write(count: number): unknown
  readonly usual?: Range | undefined
  readonly otherwise: Range
  /** The coarsest of which there are some is taken. */
  readonly steps: readonly number[]
}

const DAY = 86_400

/** Currencies that have two digits after the point wherever one asks; others are sampled in whole units. */
const WITH_PARTS =
  'EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK RON BGN TRY ILS AED SAR INR CNY HKD SGD MYR THB PHP MXN BRL ZAR ARS EGP MAD KES UAH KWD BHD JOD OMR TND'

/** Everything that is counted on a scale: numbers, sums, days and times. What the bounds leave is judged. */
export function numberSource(field: Counted, { words }: Place, { now }: Setting): Source {
  const { read, write, usual, otherwise, steps } = scaleOf(field, words, now)
  const bound = (rule: 'min' | 'max') => {
    const given = field[rule]
    return given === undefined || !Number.isFinite(read(String(given))) ? undefined : read(String(given))
  }
  // No time is shorter than none.
  const [min = field.kind === 'duration' ? 0 : undefined, max] = [bound('min'), bound('max')]
  const [low, high] = windowOf(min, max, usual, otherwise)
  const given = 'step' in field && field.step !== undefined ? Number(field.step) : 0
  const base = given ? (min ?? 0) : 0
  const size =
    given || (steps.find((one) => Math.floor(high / one) - Math.ceil(low / one) > 3) ?? steps.at(-1) ?? 1)
  // Quotients of decimal fractions lie a little beside the whole number that is meant.
  const last = (end = Infinity) => Math.floor((end - base) / size + 1e-9)
  const from = Math.min(Math.ceil((low - base) / size - 1e-9), last(max))
  const to = Math.max(Math.min(last(high), last(max)), from)
  const at = (count: number) => write(base + count * size)
  // Whole steps of a common size within the bounds keep them; to judge them all the same takes the longest of all.
  const limit = field.kind.startsWith('date') ? 7e5 : 6e10
  const isSure =
    !given &&
    !/number|percent|time/.test(field.kind) &&
    size >= 1e-6 &&
    from * size >= Math.max(min ?? -limit, -limit) &&
    to * size <= Math.min(max ?? limit, limit) &&
    digitsOf(field.min ?? 0) < 7 &&
    digitsOf(field.max ?? 0) < 7
  if (field.kind !== 'dateRange') return { draw: (dice) => at(dice.between(from, to)), isSure }
  return {
    draw(dice) {
      const start = dice.between(from, to)
      return { start: at(start), end: at(Math.min(start + dice.between(1, 14), last(max ?? 2_932_896))) }
    },
  }
}

function scaleOf(field: Counted, words: string, now: number): Scale {
  const [first, end] = daysAround(words)
  const today = Math.floor(now / DAY)
  switch (field.kind) {
    case 'date':
    case 'dateRange': {
      const usual = [today + first, today + end] as const
      return {
        read: (day) => Date.parse(`${day}T00:00Z`) / 1000 / DAY,
        write: writeDay,
        usual,
        otherwise: [0, 1000],
        steps: [1],
      }
    }
    case 'instant': {
      const usual = [(today + first) * DAY, end ? (today + end) * DAY : now] as const
      return {
        read: (text) => instantOf(text) / 1000,
        write: (second) => isoOf(second * 1000).replace('.000', ''),
        usual,
        otherwise: usual,
        steps: [300, 60, 1],
      }
    }
    case 'time':
      return {
        read: (time) => time.split(':').reduce((sum, part, at) => sum + Number(part) / 60 ** (at - 1), 0),
        write: (minute) => isoOf(minute * 60_000).slice(11, 16),
        usual: [480, 1080],
        otherwise: [0, 1439],
        steps: [15, 5, 1],
      }
    case 'duration':
      return {
        read: durationOf,
        write: (second) =>
          second % 60 ? `PT${second}S` : second % 3600 ? `PT${second / 60}M` : `PT${second / 3600}H`,
        usual: [900, 14_400],
        otherwise: [0, 14_400],
        steps: [900, 300, 60, 1],
      }
    default: {
      const { kind, min, step } = field
      const isText = kind === 'decimal' || kind === 'money'
      const fraction = isText
        ? (field.digits ?? (kind === 'money' && !WITH_PARTS.includes(field.currency) ? 0 : 2))
        : kind === 'integer'
          ? 0
          : 2
      const digits =
        step === undefined ? fraction : Math.max(isText ? fraction : 0, digitsOf(step), digitsOf(min ?? 0))
      const steps = [digits, 4, 8, 12].map((count) => 10 ** -count)
      return {
        read: Number,
        write: isText
          ? (value) => (Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value).toFixed(digits)
          : (value) => Number(value.toFixed(step === undefined && kind !== 'integer' ? 12 : digits)) + 0,
        usual: usualRange(words, new Date(now * 1000).getUTCFullYear()),
        otherwise: isText ? [5, 500] : [0, kind === 'percent' ? 100 : 1000],
        steps: isText || kind === 'integer' ? steps.slice(0, 1) : steps,
      }
    }
  }
}

const isoOf = (time: number) => (Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : '')
export const writeDay = (day: number) => isoOf(day * DAY * 1000).slice(0, 10)

/** How many digits it has after the point. */
function digitsOf(value: number | string): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.min(Math.max((mantissa.split('.')[1]?.length ?? 0) - Number(exponent), 0), 100)
}
