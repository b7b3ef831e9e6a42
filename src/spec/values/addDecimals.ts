import { scaled, writtenDigits } from './decimalText'
import { unscaled } from './unscaled'

/** The exact sum of two numbers that are kept as texts, with as many digits after the point as the longer has. */
export function addDecimals(one: string, other: string): string {
  const scale = Math.max(writtenDigits(one), writtenDigits(other))
  return unscaled(scaled(one, scale) + scaled(other, scale), scale)
}
