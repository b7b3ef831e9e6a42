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
  const typed = text.replace(BIDI_CONTROLS, '').replace(FULL_WIDTH, toHalfWidth).trim()
  if (typed === '') return { kind: 'empty' }
  const [, sign = '', unsigned = ''] = /^([-−–﹣+]?)\s*(.*)$/s.exec(typed) ?? []
  const notation = notationUsedIn(unsigned, locale)
  if (!notation) return { kind: 'notANumber' }

  const latin = toLatin(unsigned, notation)
  const parts = latin.split(notation.decimal)
  const [whole = '', fraction = ''] = parts
  const digits = ungrouped(whole, notation)
  if (parts.length > 2 || digits === undefined || !/^\d*$/.test(fraction) || digits + fraction === '') {
    return { kind: NUMBER_LIKE.test(latin) ? 'unclear' : 'notANumber' }
  }
  const value = Number(`${/[-−–﹣]/.test(sign) ? '-' : ''}${digits || '0'}.${fraction || '0'}`)
  return significant(digits, fraction) === significantOf(value)
    ? { kind: 'number', value: value + 0 } // "-0" is 0
    : { kind: 'tooExact' }
}

/** Writes a number as the locale does, with every digit it has: reading it gives the same number again. */
export function writeNumber(value: number, locale = 'en'): string {
  if (!Number.isFinite(value)) return String(value)
  const { integers, digits, decimal, minus } = notationOf(locale)
  const [whole, fraction] = plainDigits(value)
  const written = integers.format(BigInt(whole))
  const rest = fraction && decimal + fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  return (value < 0 ? minus : '') + written + rest
}

/** How one locale writes numbers with one set of digits. */
interface Notation {
  readonly integers: Intl.NumberFormat
  readonly digits: readonly string[]
  readonly decimal: string
  /** Every character that may stand between groups; empty where the locale has none. */
  readonly groups: string
  /** With the control character that keeps it on its side where one writes from right to left. */
  readonly minus: string
  /** Digits in the last group, and in those before it: 3 and 2 in India. */
  readonly lastGroup: number
  readonly otherGroups: number
}

/** Beside a locale's own digits: those that people of any locale may have on their keyboard. */
const OTHER_DIGITS = ['latn', 'arab', 'arabext'] as const
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const FULL_WIDTH = /[\uff0b-\uff19]/g
const NUMBER_LIKE = /^[\d\s.,'’٫٬·+-]*(?:e[+-]?\d+)?$/i
/** Separators that look alike: whoever types means any of them. */
const SPACES = ' \u00a0\u2009\u202f'
const APOSTROPHES = "'’"

const notations = new Map<string, Notation>()

function notationOf(locale: string, numberingSystem?: string): Notation {
  const key = `${locale} ${numberingSystem ?? ''}`
  let notation = notations.get(key)
  if (!notation) notations.set(key, (notation = learn(locale, numberingSystem)))
  return notation
}

function learn(locale: string, numberingSystem?: string): Notation {
  const grouped = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' })
  const integers = new Intl.NumberFormat(locale, { numberingSystem })
  const parts = grouped.formatToParts(-123456789012.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const lengths = parts.filter((part) => part.type === 'integer').map((part) => [...part.value].length)
  const group = find('group') ?? ''
  const lastGroup = lengths.at(-1) ?? 3
  return {
    integers,
    digits: Array.from({ length: 10 }, (_, digit) => integers.format(digit)),
    decimal: find('decimal') ?? '.',
    groups: [SPACES, APOSTROPHES].find((alike) => group && alike.includes(group)) ?? group,
    minus: parts
      .slice(
        0,
        parts.findIndex(({ type }) => type === 'integer'),
      )
      .map(({ value }) => value)
      .join(''),
    lastGroup,
    otherGroups: lengths.length > 2 ? (lengths.at(-2) ?? lastGroup) : lastGroup,
  }
}

/** The notation whose digits the text uses; a text without any digit uses none. */
function notationUsedIn(text: string, locale: string): Notation | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined
  const own = notationOf(locale)
  const uses = ({ digits }: Notation) => digits.some((digit) => text.includes(digit))
  if (uses(own)) return own
  for (const system of OTHER_DIGITS) {
    const other = notationOf(locale, system)
    if (uses(other)) return other
  }
  return undefined
}

function toLatin(text: string, { digits }: Notation): string {
  if (digits[0] === '0') return text
  return Array.from(text, (character) => {
    const digit = digits.indexOf(character)
    return digit < 0 ? character : String(digit)
  }).join('')
}

/** The digits of a whole number without its separators, which must stand exactly where the locale puts them. */
function ungrouped(whole: string, { groups, lastGroup, otherGroups }: Notation): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const separator = whole.replace(/\d/g, '').charAt(0)
  if (!separator || !groups.includes(separator)) return undefined
  const [first = '', ...rest] = whole.split(separator)
  const last = rest.pop() ?? ''
  const inPlace =
    /^[1-9]\d*$/.test(first) && // "0,125" is more likely an eighth
    first.length <= otherGroups &&
    /^\d+$/.test(last) &&
    last.length === lastGroup &&
    rest.every((group) => /^\d+$/.test(group) && group.length === otherGroups)
  return inPlace ? first + rest.join('') + last : undefined
}

/** A number's digits without zeros around them, and the power of ten of the first: equal for equal numbers. */
function significant(whole: string, fraction: string): string {
  const digits = (whole + fraction).replace(/^0+/, '')
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return end === 0 ? '0' : `${digits.slice(0, end)}e${digits.length - fraction.length}`
}

function significantOf(value: number): string {
  return Number.isFinite(value) ? significant(...plainDigits(value)) : 'none'
}

/** The shortest digits that mean this very number, before and after the point, never with an exponent. */
function plainDigits(value: number): [whole: string, fraction: string] {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  return point <= 0
    ? ['0', '0'.repeat(-point) + digits]
    : [digits.slice(0, point).padEnd(point, '0'), digits.slice(point)]
}

function toHalfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}
