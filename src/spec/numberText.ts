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
  if (typed.length < 2000 && /\p{Nd}/u.test(typed)) {
    // Beside a locale's own digits: those that people of any locale may have on their keyboard.
    for (const system of [undefined, 'latn', 'arab', 'arabext']) {
      const reading = readerOf(locale, system)(typed)
      if (reading) return reading
    }
  }
  return { kind: 'notANumber' }
}

/** Writes a number as the locale does, with every digit it has: reading it gives the same number again. */
export function writeNumber(value: number, locale = 'en'): string {
  return Number.isFinite(value) ? formatOf(locale).format(value) : String(value)
}

// No number has more digits than these, and so each is written with all that it has.
const formatOf = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }),
)

const NUMBER_LIKE = /^[\d\s.,'٫٬·+-]*(?:e[+-]?\d+)?$/i

/** Reads what is written with one set of digits, as one locale does; of other texts it says nothing. */
const readerOf = /* @__PURE__ */ oncePerLocale((locale, numberingSystem) => {
  const format = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' })
  const sample = withoutLookalikes(format.format(9876543210.5))
  const digits = [...sample.replace(/\P{Nd}/gu, '')]
  const separators = sample.replace(/\p{Nd}/gu, '')
  const inLatin = (text: string) =>
    text.replace(/\p{Nd}/gu, (digit) => '9876543210?'.at(digits.indexOf(digit)) as string)
  const pattern = new RegExp(
    `^([-+]?)\\s*([\\d${separators.slice(0, -1)}]*)(?:[${separators.slice(-1)}](\\d*))?$`,
  )

  return (typed: string): NumberReading | undefined => {
    const latin = inLatin(typed)
    const parts = pattern.exec(latin)
    if (!parts && !NUMBER_LIKE.test(latin)) return undefined
    const [, sign, grouped = '?', fraction = ''] = parts ?? []
    const whole = grouped.replace(/\D/g, '')
    // "0,125" is more likely an eighth. Groups must stand exactly where the locale puts them.
    if (whole !== grouped && inLatin(withoutLookalikes(format.format(BigInt(whole)))) !== grouped) {
      return { kind: 'unclear' }
    }
    const value = Number(`${sign}${whole}.${fraction}`)
    // A number that had to be rounded has other digits than those typed.
    return significant(whole + fraction) === significant(String(value))
      ? { kind: 'number', value: value || 0 } // “-0” is 0
      : { kind: 'tooExact' }
  }
})

/** Whoever types means any of the signs that look alike; invisible ones only keep a sign on its side. */
function withoutLookalikes(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Zs}\uff0b-\uff19]/gu, (wide) => wide.normalize('NFKC'))
    .replace(/[−–﹣]/g, '-')
    .replaceAll('’', "'")
}

/** The digits of a number, without the zeros around them. */
function significant(number: string): string {
  return number.replace(/e.*|\D/g, '').replace(/^0+|0+$/g, '')
}
