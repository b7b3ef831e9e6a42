import { temporalKinds } from '../../collection/temporalKinds'
import { momentsAt } from '../../spec/values/zonedTime'
import { asciiDigits } from '../../spec/values/digits'
import { readDay, splitMoment, splitStretch, type DateOrder } from './dateOrder'
import { readDecimal, readNumber } from '../../spec/values/numberText'
import { oncePerLocale } from '../../messages/oncePerLocale'
import { isInstant, isTime } from '../../spec/values/timeText'
import type { Field, FieldOf } from '../../spec/fields/fields'
import { isOfOneControl } from '../../spec/fields/fieldsWithParts'
import { numericKinds } from '../../spec/fields/numericKinds'
import { plainText } from '../../spec/values/plainText'
import { valueText } from '../../spec/values/valueText'
import { own } from '../../internal/own'
import { sameLetters } from '../../internal/sameLetters'
import { optionLabelOf } from '../../spec/labels/labels'
import type { LocalizedText } from '../../spec/labels/LocalizedText'

/** How the texts of a column are written. */
export interface CellNotation {
  /** The order of day, month and year; where it is not known only `2026-11-21` is a day. */
  readonly dateOrder?: DateOrder | undefined
  /** How numbers are written: a locale that writes them so. */
  readonly numbers: string
  /** The language of the page, of labels and of yes and no. */
  readonly locale: string
  /** The words for yes and no, beside those that computers write. */
  readonly yes: string
  readonly no: string
  /** Reads a telephone number as a form stores it; where none is mapped there is no need for it. */
  readonly readPhone?: ((text: string, country?: string) => string) | undefined
}

/**
 * The value that a text of a file means to a field; nothing of an empty one. What cannot be read stays as it is written, so
 * that the field's own rule rejects it in words and nothing is lost.
 */
export function readCell(field: Field, written: string, notation: CellNotation): unknown {
  const text = withoutGuard(written.trim())
  if (text === '') return undefined
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'percent': {
      const bare = withoutUnit(text, field.unit)
      const reading = readNumber(bare, notation.numbers)
      if (reading.kind === 'number') return reading.value
      // As computers write it, whatever the language.
      return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(bare) ? plainNumber(bare) : text
    }
    case 'decimal':
    case 'money': {
      const bare = withoutUnit(text, 'unit' in field ? field.unit : undefined)
      const amount =
        field.kind === 'money' ? withoutCurrency(bare, field.currency, notation.locale) : withoutSign(bare)
      const reading = readDecimal(amount, notation.numbers)
      return reading.kind === 'decimal' ? reading.value : text
    }
    case 'boolean':
      return readBoolean(text, notation) ?? text
    case 'choice':
      return optionOf(field, text, notation.locale) ?? text
    case 'choices':
      return text
        .split(/[;,|\n]/)
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => optionOf(field, one, notation.locale) ?? one)
    case 'date':
      return readDay(text, notation.dateOrder, notation.locale) ?? text
    case 'dateRange': {
      const [start, end] = (splitStretch(text) ?? []).map((day) =>
        readDay(day, notation.dateOrder, notation.locale),
      )
      return start !== undefined && end !== undefined ? { start, end } : text
    }
    case 'time':
      return readClock(text) ?? text
    case 'instant':
      return readMoment(text, notation, field.zone) ?? text
    case 'reference':
      return field.many
        ? text
            .split(/[;|\n]/)
            .map((one) => one.trim())
            .filter(Boolean)
        : text
    case 'list':
      return readList(field, text, notation)
    case 'map':
    case 'group':
    case 'variant':
    case 'json':
    case 'file':
    case 'image':
      return readJson(text)
    case 'text':
      return isPhoneField(field) ? (notation.readPhone?.(text, field.country) ?? text) : text
    case 'duration':
    case 'colour':
    case 'code':
      // The spaces around a text were meant by no one, those within may have been.
      return text
  }
}

export function isPhoneField(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.format === 'phone'
}

/**
 * A value that is a mistake, in words: a number or a day that could be read as the page writes it, as the cells beside it are,
 * and all else as a file has it: several in one cell are no JSON.
 */
export function faultyText(field: Field | undefined, value: unknown, locale: string): string {
  const isUnread = field?.kind === 'dateRange' && typeof value === 'string'
  if (field && !isUnread && (numericKinds.has(field.kind) || temporalKinds.has(field.kind))) {
    return valueText(field, value, locale)
  }
  const isSeveral = field?.kind === 'choices' || field?.kind === 'reference'
  return isSeveral && Array.isArray(value) ? value.map(plainText).join('; ') : plainText(value)
}

/** The sign that an export puts before a text which a spreadsheet would run. */
function withoutGuard(text: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? text.slice(1) : text
}

/** The unit may stand there in any of its languages. */
function withoutUnit(text: string, unit: LocalizedText | undefined): string {
  const units = typeof unit === 'object' ? Object.values(unit) : unit === undefined ? [] : [unit]
  const found = units.find((one) => text.endsWith(one))
  return found === undefined ? text : text.slice(0, -found.length).trim()
}

/** The currency may stand there by its sign, its code or its name, as people of the language write it: "ر.س", "12,50 kr". */
function withoutCurrency(text: string, currency: string, locale: string): string {
  const [, before = '', amount = '', after = ''] = /^(\P{Nd}*?)([-+]?\p{Nd}.*?)(\P{Nd}*)$/su.exec(text) ?? []
  const words = lettersOf(before + after)
  return words !== '' && currencyWords(locale, currency).has(words)
    ? `${/[-−]/.test(before) ? '-' : ''}${amount}`
    : withoutSign(text)
}

/** The words for a currency, found once: a file has many cells of one, and formats are dear. */
const currencyWords = /* @__PURE__ */ oncePerLocale((locale, currency): ReadonlySet<string> => {
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const
  const names = displays.flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(2)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value),
  )
  const [firstOfName = ''] = names.at(-1)?.split(' ') ?? []
  return new Set([...names, firstOfName].map(lettersOf))
})

/** Whatever dots, spaces and marks of direction are between them. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{Sc}]/gu, '').toLocaleLowerCase()

function withoutSign(text: string): string {
  return text.replace(/^[\p{Sc}]\s*|\s*[\p{Sc}]$|^[A-Z]{3}\s+|\s+[A-Z]{3}$/gu, '').trim()
}

function plainNumber(text: string): number | string {
  const value = Number(text)
  return Number.isFinite(value) ? value : text
}

const yesWords = new Set([
  'true',
  'yes',
  'y',
  't',
  '1',
  'on',
  'x',
  '✓',
  'wahr',
  'ja',
  'oui',
  'vrai',
  'sí',
  'si',
  'نعم',
])
const noWords = new Set(['false', 'no', 'n', 'f', '0', 'off', 'falsch', 'nein', 'non', 'faux', 'لا'])

function readBoolean(text: string, { yes, no, locale }: CellNotation): boolean | undefined {
  const word = text.toLocaleLowerCase(locale)
  if (yesWords.has(word) || word === yes.toLocaleLowerCase(locale)) return true
  return noWords.has(word) || word === no.toLocaleLowerCase(locale) ? false : undefined
}

/** An option by its value, or by its label in any language, whatever the case. */
function optionOf(
  field: Extract<Field, { kind: 'choice' | 'choices' }>,
  text: string,
  locale: string,
): string | undefined {
  if (field.options.includes(text)) return text
  const sought = sameLetters(text)
  const { labels } = field
  const wordsFor = (option: string) => {
    // Names of a standard are there in every language: those of this page, and of English tables.
    if (typeof labels === 'string') return [locale, 'en'].map((one) => optionLabelOf(field, option, one))
    const label = own(labels as Readonly<Record<string, LocalizedText>> | undefined, option)
    return typeof label === 'object' ? Object.values(label) : [label ?? option]
  }
  const found = field.options.filter((option) =>
    [option, ...wordsFor(option)].some((word) => sameLetters(word) === sought),
  )
  // Two options that differ in signs alone are not guessed between.
  return found.length === 1 ? found[0] : undefined
}

/** A time of the day: `14:30`, `2:30 pm`, `9.05`, `14.30 Uhr`. */
function readClock(text: string): string | undefined {
  const parts = /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?\s*(?:([ap])?\.?\s?m?\.?|Uhr)$/i.exec(
    asciiDigits(text),
  )
  if (!parts) return undefined
  const [, hour = '', minute = '', second, half] = parts
  const counted = Number(hour) + (half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0)
  const hours = half?.toLowerCase() === 'a' && counted === 12 ? 0 : counted
  const time = [`${hours}`.padStart(2, '0'), minute, ...(second === undefined ? [] : [second])].join(':')
  return isTime(time) ? time : undefined
}

/** A moment: as RFC 3339 writes it, or a day and a time as the clocks of the field's zone show them. */
function readMoment(text: string, { dateOrder, locale }: CellNotation, zone = 'UTC'): string | undefined {
  const strict = text.replace(' ', 'T')
  if (isInstant(strict)) return strict
  const { day, clock = '' } = splitMoment(text)
  const [date, time] = [readDay(day, dateOrder, locale), readClock(clock)]
  if (date === undefined || time === undefined) return undefined
  const [moment] = momentsAt(zone, { date, time: time.padEnd(8, ':00') })
  return moment === undefined ? undefined : new Date(moment).toISOString()
}

/** Items as JSON, or such as one control holds one after the other: "nuts; milk". */
function readList(field: FieldOf<'list'>, text: string, notation: CellNotation): unknown {
  const json = readJson(text)
  if (json !== text || !isOfOneControl(field.of)) return json
  return text.split(/[;|\n]/).flatMap((one) => readCell(field.of, one, notation) ?? [])
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
