import { addDecimals } from './addDecimals'
import { mostDigits } from './currencyDigits'
import { decimalOf } from './decimalOf'
import { multiplyDecimals } from './multiplyDecimals'
import { roundDecimal } from './roundDecimal'

/** The places after the point: so many, or as many as a currency has. */
export interface SumRounding {
  readonly digits?: number | undefined
  readonly currency?: string | undefined
}

/**
 * Add up what items come to, exactly: `sumOf(lines, ['quantity', 'price'], { currency: 'EUR' })` multiplies the two of each line
 * and adds the lines. Each line is rounded before it is added, a half away from zero, so that the sum is that of the lines as a
 * person reads them. Without a rounding nothing is rounded. An item that lacks a value counts nothing.
 */
export function sumOf<Item extends object>(
  items: readonly Item[] | null | undefined,
  factors: readonly (keyof Item & string)[],
  rounding: SumRounding = {},
): string {
  const digits = mostDigits(rounding)
  const rounded = (value: string) => (digits === undefined ? value : roundDecimal(value, digits))
  return (items ?? []).reduce((sum, item) => {
    const values = factors.map((name) => decimalOf(item[name]))
    const isWhole = values.every((value): value is string => value !== undefined)
    return isWhole && values.length > 0 ? addDecimals(sum, rounded(values.reduce(multiplyDecimals))) : sum
  }, rounded('0'))
}
