import { oncePerLocale } from '../words/oncePerLocale'

/** What a text says about a number. Only `number` may be stored; for the others the text stays as typed. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** Made of digits and separators, but not as the locale writes numbers: "1,5" where the comma groups. */
  | { readonly kind: 'unclear' }
  /** A number with more digits than the computer can keep: 9007199254740993. */
  | { readonly kind: 'tooExact' }
  | { readonly kind: 'notANumber' }

/**
 * Reads a number as a person of the locale writes it. It never guesses: whatever could mean two numbers, or
 * would have to be rounded, is said to be so.
 */
export function readNumber(text: string, locale = 'en'): NumberReading {
  const typed = withoutLookalikes(text).trim()
  if (!typed) return { kind: 'empty' }
  // Written out, the longest number that a computer keeps has far fewer digits.
  const notation = typed.length > 2000 ? undefined : notationUsedIn(typed, locale)
  if (!notation) return { kind: 'notANumber' }

  const latin = notation.inLatin(typed)
  const [, sign, whole = '?', fraction = ''] = notation.pattern.exec(latin) ?? []
  const digits = whole.replace(/\D/g, '')
  // "0,125" is more likely an eighth. Groups must stand exactly where the locale puts them.
  if (digits !== whole && notation.grouped(digits) !== whole) {
    return { kind: NUMBER_LIKE.test(latin) ? 'unclear' : 'notANumber' }
  }
  const value = Number(`${sign}${digits}.${fraction}`)
  // A number that was rounded has other digits than those typed.
  return significant(digits + fraction) === significant(String(value))
    ? { kind: 'number', value: value || 0 } // “-0” is 0
    : { kind: 'tooExact' }
}

/** Writes a number as the locale does, with every digit it has: reading it gives the same number again. */
export function writeNumber(value: number, locale = 'en'): string {
  return Number.isFinite(value) ? formatOf(locale).format(value) : String(value)
}

// No number has more digits than these, and so each is written with all that it has.
const formatOf = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }),
)

/** How one locale writes numbers with one set of digits. */
interface Notation {
  readonly digits: readonly string[]
  /** A number in Latin digits: its sign, what stands before the point, and after it. */
  readonly pattern: RegExp
  inLatin(text: string): string
  /** A whole number with its groups, in Latin digits. */
  grouped(digits: string): string
}

const NUMBER_LIKE = /^[\d\s.,'٫٬·+-]*(?:e[+-]?\d+)?$/i

const notationOf = /* @__PURE__ */ oncePerLocale((locale, numberingSystem): Notation => {
  const format = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' })
  const parts = format.formatToParts(9876543210.5)
  const signs = (wanted: string) =>
    withoutLookalikes(parts.map(({ type, value }) => (type === wanted ? value : '')).join(''))
  const digits = [...signs('integer')].reverse()
  const inLatin = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(digits.indexOf(digit)))
  return {
    digits,
    pattern: new RegExp(`^([-+]?)\\s*([\\d${signs('group')}]*)(?:[${signs('decimal')}](\\d*))?$`),
    inLatin,
    grouped: (whole) => inLatin(withoutLookalikes(format.format(BigInt(whole)))),
  }
})

/** The notation whose digits the text uses; a text without any digit uses none, nor does one that mixes them. */
function notationUsedIn(text: string, locale: string): Notation | undefined {
  // Beside a locale's own digits: those that people of any locale may have on their keyboard.
  const used = text.match(/\p{Nd}/gu)
  for (const system of [undefined, 'latn', 'arab', 'arabext']) {
    const notation = notationOf(locale, system)
    if (used?.every((digit) => notation.digits.includes(digit))) return notation
  }
  return undefined
}

/** Whoever types means any of the signs that look alike; invisible ones only keep a sign on its side. */
function withoutLookalikes(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\xa0\u2009\u202f\ufe63\uff0b-\uff19]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[−–]/g, '-')
    .replaceAll('’', "'")
}

/** The digits of a number, without the zeros around them. */
function significant(number: string): string {
  return number.replace(/e.*|\D/g, '').replace(/^0+|0+$/g, '')
}
