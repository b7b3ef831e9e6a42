import { scaled, writtenDigits } from './decimalText'
import { unscaled } from './unscaled'

/** More digits than any field keeps, so that a quotient is rounded once. */
const DIGITS = 30

/** The quotient of two numbers that are kept as texts, cut after thirty digits; undefined for one by 0. */
export function divideDecimals(one: string, by: string): string | undefined {
  const scale = Math.max(writtenDigits(one), writtenDigits(by))
  const divisor = scaled(by, scale)
  if (divisor === 0n) return undefined
  return unscaled((scaled(one, scale) * 10n ** BigInt(DIGITS)) / divisor, DIGITS)
}
