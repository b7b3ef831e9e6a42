import { oncePerLocale } from '../../messages/oncePerLocale'
import { isDecimal, LONGEST_DECIMAL } from './decimalText'

/** The result of reading a number. Only a `number` may be stored; for the others the text stays as typed. */
export type NumberReading = { readonly kind: 'number'; readonly value: number } | Unread

/** The same for an exact number, whose value is a text as decimals are kept: `-1234.50`. */
export type DecimalReading = { readonly kind: 'decimal'; readonly value: string } | Unread

type Unread =
  | { readonly kind: 'empty' }
  /** Made of digits and separators, but not as the locale writes numbers: "1,5" where the comma groups. */
  | { readonly kind: 'unclear' }
  /** A number with more digits than the computer can keep: 9007199254740993. */
  | { readonly kind: 'tooExact' }
  | { readonly kind: 'notANumber' }

/**
 * Read a number as a person of the locale writes it. It never guesses: a text that could mean two numbers, or would
 * have to be rounded, has a `kind` that says so.
 */
export function readNumber(text: string, locale = 'en'): NumberReading {
  const reading = readDecimal(text, locale)
  if (reading.kind !== 'decimal') return reading
  const value = Number(reading.value)
  // A number that had to be rounded has other digits than those typed.
  return significant(reading.value) === significant(String(value))
    ? { kind: 'number', value }
    : { kind: 'tooExact' }
}

/** Read a number with all its digits, zeros at the end too, and guess as little as `readNumber` does. */
export function readDecimal(text: string, locale = 'en'): DecimalReading {
  const trimmed = text.trim()
  const typed = withoutLookalikes(trimmed.slice(0, LONGEST_DECIMAL)).trim()
  if (!typed && trimmed.length <= LONGEST_DECIMAL) return { kind: 'empty' }
  // A text without any digit is rejected once, and not for each set of digits.
  if (!/\p{Nd}/u.test(typed)) return { kind: 'notANumber' }
  // Beside a locale's own digits: those that people of any locale may have on their keyboard.
  for (const system of [undefined, 'latn', 'arab', 'arabext']) {
    const reading = readerOf(locale, system)(typed)
    if (reading) return trimmed.length > LONGEST_DECIMAL ? { kind: 'tooExact' } : reading
  }
  return { kind: 'notANumber' }
}

const NUMBER_LIKE = /^([-+]?)\s*(?=.*\d)([\d\s.,'٫٬،⹁·+-]*(?:e[+-]?\d+)?)$/i

/** Reads numbers that are written with one set of digits, as one locale does; undefined for other texts. */
const readerOf = /* @__PURE__ */ oncePerLocale((locale, numberingSystem) => {
  const format = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' })
  const sample = [...withoutLookalikes(format.format(9876543210.5))]
  const nineToZero = sample.filter((sign) => /\p{Nd}/u.test(sign))
  const decimalSign = sample.at(-2) as string
  // The numeric keypad of many a keyboard has a point where people write a comma. It means nothing else where it groups nothing.
  const isKeypadPoint = (text: string) =>
    !sample.includes('.') && !text.includes(decimalSign) && /^[^.]*\.(?!\d{3}$)\d+$/.test(text)
  const inLatin = (text: string) =>
    text.replace(/\p{Nd}/gu, (digit) => '9876543210?'.at(nineToZero.indexOf(digit)) as string)

  return (typed: string): DecimalReading | undefined => {
    const [, sign, written] = NUMBER_LIKE.exec(inLatin(typed)) ?? []
    if (!written) return undefined
    const unsigned = isKeypadPoint(written) ? written.replace('.', decimalSign) : written
    const [grouped, fraction = '', more] = unsigned.split(decimalSign) as [string, string?, string?]
    const whole = grouped.replace(/\D/g, '')
    // "0,125" is more likely an eighth. Groups must stand exactly where the locale puts them.
    const isMisgrouped =
      whole !== grouped && inLatin(withoutLookalikes(format.format(BigInt(whole)))) !== grouped
    if (isMisgrouped || /\D/.test(fraction) || more !== undefined) return { kind: 'unclear' }
    const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`
    const value = sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits
    return isDecimal(value) ? { kind: 'decimal', value } : { kind: 'tooExact' }
  }
})

/** Accept look-alike characters, and drop the invisible ones that only keep a sign on its side. */
function withoutLookalikes(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\uff0b-\uff19]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[−–﹣]/g, '-')
    .replace(/’/g, "'")
}

/** The digits of a number, without the zeros around them. */
function significant(number: string): string {
  return number.replace(/e.*|\D/g, '').replace(/^0+|0+$/g, '')
}
