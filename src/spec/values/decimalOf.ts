import { isDecimal, scaled, writtenDigits } from './decimalText'
import { unscaled } from './unscaled'

/** A number as it is written: `0.1` and not the binary fraction next to it; undefined for what is none. */
export function decimalOf(value: unknown): string | undefined {
  if (typeof value !== 'number') return typeof value === 'string' && isDecimal(value) ? value : undefined
  if (!Number.isFinite(value)) return undefined
  const written = String(value)
  if (isDecimal(written)) return written
  const [mantissa = '', exponent = ''] = written.split('e')
  const digits = writtenDigits(mantissa)
  const parts = scaled(mantissa, digits)
  const scale = digits - Number(exponent)
  return scale >= 0 ? unscaled(parts, scale) : unscaled(parts * 10n ** BigInt(-scale), 0)
}
