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
  // Without the invisible characters that keep a sign on its side; with digits as wide as those of others.
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff0b-\uff19]/g, (wide) => wide.normalize('NFKC'))
    .trim()
  if (!typed) return { kind: 'empty' }
  const unsigned = typed.replace(/^[-−–﹣+]\s*/, '')
  const notation = notationUsedIn(unsigned, locale)
  // Written out, the longest number that a computer keeps has far fewer digits.
  if (!notation || unsigned.length > 2000) return { kind: 'notANumber' }

  const { digits, pattern } = notation
  const latin = unsigned.replace(/\p{Nd}/gu, (digit) => String(digits.indexOf(digit)))
  const [, grouped, , fraction = ''] = pattern.exec(latin) ?? []
  if (grouped === undefined) return { kind: NUMBER_LIKE.test(latin) ? 'unclear' : 'notANumber' }
  const whole = grouped.replace(/\D/g, '')
  const size = Number(`${whole || 0}.${fraction || 0}`)
  if (!isExactly(size, whole, fraction)) return { kind: 'tooExact' }
  return { kind: 'number', value: size && /^[-−–﹣]/.test(typed) ? -size : size }
}

/** Writes a number as the locale does, with every digit it has: reading it gives the same number again. */
export function writeNumber(value: number, locale = 'en'): string {
  return Number.isFinite(value) ? notationOf(locale).format.format(value) : String(value)
}

/** How one locale writes numbers with one set of digits. */
interface Notation {
  readonly format: Intl.NumberFormat
  readonly digits: readonly string[]
  /** A number without its sign, in Latin digits: before the point, the separator, after the point. */
  readonly pattern: RegExp
}

const NUMBER_LIKE = /^[\d\s.,'’٫٬·+-]*(?:e[+-]?\d+)?$/i
/** Separators that look alike: whoever types means any of them. */
const ALIKE = [' \u00a0\u2009\u202f', "'’"]

const notationOf = /* @__PURE__ */ oncePerLocale((locale, numberingSystem): Notation => {
  // No number has more digits than these, and so each is written with all that it has.
  const format = new Intl.NumberFormat(locale, { numberingSystem, maximumSignificantDigits: 17 })
  const parts = format.formatToParts(123456789012.5)
  const [group, decimal] = ['group', 'decimal'].map(
    (type) => parts.find((part) => part.type === type)?.value ?? '',
  )
  // 3 in the last group and 2 in those before it, in India.
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length)
  const [before, last] = [sizes.at(-2) ?? 3, sizes.at(-1)]
  // "0,125" is more likely an eighth. Groups must stand exactly where the locale puts them.
  const separator = `([${group && (ALIKE.find((alike) => alike.includes(group)) ?? group)}])`
  const inGroups = `[1-9]\\d{0,${before - 1}}${separator}(?:\\d{${before}}\\2)*\\d{${last}}`
  return {
    format,
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
    pattern: new RegExp(`^(\\d*|${inGroups})(?:[${decimal}](\\d*))?$`),
  }
})

/** The notation whose digits the text uses; a text without any digit uses none. */
function notationUsedIn(text: string, locale: string): Notation | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined
  // Beside a locale's own digits: those that people of any locale may have on their keyboard.
  for (const system of [undefined, 'latn', 'arab', 'arabext']) {
    const notation = notationOf(locale, system)
    if (notation.digits.some((digit) => text.includes(digit))) return notation
  }
  return undefined
}

/** Whether a number is written with these very digits, zeros around them apart. */
function isExactly(size: number, whole: string, fraction: string): boolean {
  const digits = (whole + fraction).replace(/^0+/, '')
  const exponent = digits.length - fraction.length - 1
  const written = digits && `${digits.replace(/0+$/, '')}e${exponent < 0 ? '' : '+'}${exponent}`
  return !written || size.toExponential().replace('.', '') === written
}
