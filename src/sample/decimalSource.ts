import { fractionDigits } from '../spec/decimalText'
import type { FieldOf } from '../spec/Field'
import { usualRange, windowOf } from './numberMeaning'
import type { Place, Setting, Source } from './Place'
import { SampleError } from './SampleError'

/** Currencies that have two digits after the point, or more, wherever one asks; others are sampled in whole units. */
const WITH_PARTS =
  'EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK RON BGN TRY ILS AED SAR INR CNY HKD SGD MYR THB PHP MXN BRL ZAR ARS EGP MAD KES UAH KWD BHD JOD OMR TND'

/** Exact numbers as texts, counted in their smallest parts. */
export function decimalSource(field: FieldOf<'decimal' | 'money'>, place: Place, setting: Setting): Source {
  const { min, max, step, digits } = field
  const currency = field.kind === 'money' ? field.currency : undefined
  const shown = digits ?? (currency === undefined || WITH_PARTS.includes(currency) ? 2 : 0)
  const given = [min, max, step].map((text) => (text === undefined ? 0 : fractionDigits(text)))
  const isFree = digits === undefined && currency === undefined
  const scale = step === undefined && !isFree ? shown : Math.max(shown, ...given)

  const base = step === undefined ? 0n : scaled(min ?? '0', scale, false)
  const size = step === undefined ? 1n : scaled(step, scale, false)
  const least = min === undefined ? undefined : up(scaled(min, scale, true) - base, size)
  const most = max === undefined ? undefined : down(scaled(max, scale, false) - base, size)
  if (size <= 0n || (least !== undefined && most !== undefined && least > most)) {
    throw new SampleError(place.named, 'impossible', `no such number is at least ${min} and at most ${max}.`)
  }

  const [low, high] = windowOf(
    min === undefined ? undefined : Number(min),
    max === undefined ? undefined : Number(max),
    usualRange(place.words, new Date(setting.now * 1000).getUTCFullYear()),
    [5, 500],
  )
  const within = (count: bigint) =>
    least !== undefined && count < least ? least : most !== undefined && count > most ? most : count
  const write = (count: bigint) => written(base + count * size, scale)
  const edges = [least ?? -99_999_999_999_999_999n, most ?? 99_999_999_999_999_999n, within(0n)]
  const isUncertain = step !== undefined

  const [from, to] = [Number(least ?? 0n), Number(most ?? 0n)]
  const parts = Number(`1e${scale}`)
  const isSmall =
    Math.max(Math.abs(low), Math.abs(high), 1) * parts < 1e15 && Math.abs(from) < 1e15 && Math.abs(to) < 1e15
  return {
    isUncertain,
    edges: edges.map((edge) => () => write(edge)),
    draw(dice) {
      const share = dice.fraction()
      const value = low * (1 - share) + high * share
      if (isSmall && !isUncertain) {
        let count = Math.round(value * parts)
        if (least !== undefined) count = Math.max(count, from)
        if (most !== undefined) count = Math.min(count, to)
        return written(count, scale)
      }
      if (!Number.isFinite(value) || !Number.isFinite(parts)) {
        return write(within((least ?? most ?? 0n) + BigInt(dice.below(1000))))
      }
      const whole = BigInt(Math.floor(value))
      const rest = BigInt(Math.floor((value - Math.floor(value)) * 1e6))
      const wanted = (whole * 1_000_000n + rest) * 10n ** BigInt(scale)
      return write(within(down(wanted / 1_000_000n - base, size)))
    },
  }
}

/** A text as a count of its smallest parts, rounded up or down where it has more digits. */
function scaled(text: string, scale: number, isUp: boolean): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const exact = BigInt(whole.replace('-', '') + fraction)
  const signed = text.startsWith('-') ? -exact : exact
  if (fraction.length <= scale) return signed * 10n ** BigInt(scale - fraction.length)
  const part = 10n ** BigInt(fraction.length - scale)
  return isUp ? up(signed, part) : down(signed, part)
}

function down(count: bigint, size: bigint): bigint {
  if (size <= 0n) return count
  return count / size - (count % size < 0n ? 1n : 0n)
}

const up = (count: bigint, size: bigint): bigint => -down(-count, size)

function written(count: number | bigint, scale: number): string {
  const digits = String(count < 0 ? -count : count).padStart(scale + 1, '0')
  const at = digits.length - scale
  return `${count < 0 ? '-' : ''}${digits.slice(0, at)}${scale > 0 ? `.${digits.slice(at)}` : ''}`
}
