import { scaled, writtenDigits } from './decimalText'
import { unscaled } from './unscaled'

/**
 * Round a number that is kept as text to so many digits after the point, with zeros where it has fewer. A half goes away from
 * zero, as on invoices: `0.125` becomes `0.13`, `-0.125` becomes `-0.13`.
 */
export function roundDecimal(value: string, digits: number): string {
  const more = writtenDigits(value) - digits
  if (more <= 0) return unscaled(scaled(value, digits), digits)
  const parts = scaled(value, digits + more)
  const unit = 10n ** BigInt(more)
  const half = parts < 0n ? -unit / 2n : unit / 2n
  return unscaled((parts + half) / unit, digits)
}
