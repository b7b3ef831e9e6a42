import { compareDecimals, isDecimal, writeDecimal, writtenDigits } from '../spec/values/decimalText'
import { currencyDigits } from '../spec/values/currencyDigits'
import { readDecimal } from '../spec/values/numberText'
import { signOfCurrency, withoutSign } from './numberSigns'
import type { Notation } from './useWrittenControl'
import { withoutGroups } from './withoutGroups'

/** An exact number, as `'1234.50'`; the text as typed where it is none; `null` where nothing stands. */
export type DecimalValue = string | null

/** Exact numbers, written with the digits that they have. */
export const decimals: Notation<DecimalValue> = {
  read: (text, locale) => {
    const number = readExact(text, locale)
    return number === undefined ? asTyped(text) : number
  },
  write: (value, locale) => (isExact(value) ? writeDecimal(value, locale) : (value ?? '')),
  isSame: (one, other) =>
    one === other || (isExact(one) && isExact(other) && compareDecimals(one, other) === 0),
  adjust: withoutGroups,
}

/**
 * Exact sums of a currency, which have all its digits: `'5.00'` of euros, `'5'` of yen. The currency's sign may be typed
 * or pasted with them; that of another currency makes a text of them.
 * @param digits so many after the point, if not those of the currency
 */
export function sumsOf(currency: string, digits?: number): Notation<DecimalValue> {
  const usual = currencyDigits(currency)
  const least = Math.min(digits ?? usual, usual)
  return {
    ...decimals,
    read: (text, locale) => {
      const sum = readExact(withoutSign(text, signOfCurrency(locale, currency)), locale)
      return sum ? filledUp(sum, least) : decimals.read(text, locale)
    },
    write: (value, locale) => decimals.write(isExact(value) ? filledUp(value, least) : value, locale),
  }
}

/** The number that a text says, `null` for no text, and nothing for another text. */
function readExact(text: string, locale: string): DecimalValue | undefined {
  const reading = readDecimal(text, locale)
  if (reading.kind === 'empty') return null
  return reading.kind === 'decimal' ? reading.value : undefined
}

/** "1234.56" is unclear in German, and must not pass for the number that it is elsewhere: a blank makes it none. */
const asTyped = (text: string) => (isDecimal(text) ? `${text} ` : text)

/** With zeros at its end, until it has so many digits after the point. */
function filledUp(decimal: string, digits: number): string {
  const missing = digits - writtenDigits(decimal)
  if (missing <= 0) return decimal
  return `${decimal}${decimal.includes('.') ? '' : '.'}${'0'.repeat(missing)}`
}

const isExact = (value: DecimalValue | undefined): value is string =>
  typeof value === 'string' && isDecimal(value)
