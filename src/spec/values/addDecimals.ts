import { scaled, writtenDigits } from './decimalText'

/** The exact sum of two numbers that are kept as texts, with as many digits after the point as the longer has. */
export function addDecimals(one: string, other: string): string {
  const scale = Math.max(writtenDigits(one), writtenDigits(other))
  const sum = scaled(one, scale) + scaled(other, scale)
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${sum < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}
