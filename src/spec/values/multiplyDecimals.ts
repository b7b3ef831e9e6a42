import { scaled, writtenDigits } from './decimalText'
import { unscaled } from './unscaled'

/** The exact product of two numbers that are kept as texts: as many digits after the point as both have together. */
export function multiplyDecimals(one: string, other: string): string {
  const [digits, others] = [writtenDigits(one), writtenDigits(other)]
  return unscaled(scaled(one, digits) * scaled(other, others), digits + others)
}
