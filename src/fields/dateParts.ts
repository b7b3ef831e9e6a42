import { calendarOf } from '../spec/values/calendar'
import { isDate } from '../spec/values/dateText'
import { dateFrom, dayIn } from './calendarDay'
import { digitsOf } from '../spec/values/digits'
import { erasOf, eraYearOf, yearInEra } from './japaneseEras'

export type DatePart = 'day' | 'month' | 'year'

/** The calendar, the order and the sign in which a locale writes a date in figures. */
export interface DateNotation {
  readonly calendar: string
  /** From when the years count, where that is not the Gregorian calendar. */
  readonly era: string | undefined
  /** The eras of which one is chosen with each year, the latest first: Japan has one for each emperor. */
  readonly eras: readonly string[] | undefined
  /** Whether the era stands before the year, as in Thai. */
  readonly eraFirst: boolean
  readonly parts: readonly DatePart[]
  readonly separator: string
  /** Whether the parts follow each other from right to left: they do in Arabic, not in Hebrew. */
  readonly mirrored: boolean
}

/** A date as it is being written: each part as it stands there. */
export type DateTexts = Readonly<Partial<Record<DatePart | 'era', string>>>

/** The texts of all parts; the era where one is chosen. */
type AllTexts = Record<DatePart, string> & { era?: string | undefined }

const notations = new Map<string, DateNotation>()

export function dateNotationOf(locale: string): DateNotation {
  let notation = notations.get(locale)
  if (!notation) notations.set(locale, (notation = learn(locale)))
  return notation
}

/** Takes a date, or the text of an unfinished one, apart again. */
export function textsOf(value: string | null | undefined, locale: string): AllTexts {
  const { parts, separator, eras } = dateNotationOf(locale)
  if (value && isDate(value)) return writtenIn(value, locale)
  const texts = (value ?? '').split(separator)
  const [first = '', second = '', ...rest] = texts
  const inOrder = [first, second, rest.join(separator)]
  const textOf = (part: DatePart) => inOrder[parts.indexOf(part)] ?? ''
  const year = textOf('year')
  if (!eras) return { day: textOf('day'), month: textOf('month'), year }
  const era = value ? (eras.find((name) => year.startsWith(name)) ?? '') : eras[0]
  return { day: textOf('day'), month: textOf('month'), year: year.slice(value ? era?.length : 0), era }
}

/** A real day as `2026-11-21`; anything else as it stands there, so that a rule can reject it; nothing as `null`. */
export function dateOf(texts: DateTexts, locale: string): string | null {
  const { parts, separator } = dateNotationOf(locale)
  if (parts.every((part) => !texts[part])) return null
  const textOf = (part: DatePart) => (part === 'year' ? (texts.era ?? '') : '') + (texts[part] ?? '')
  return readIn(texts, locale) ?? parts.map(textOf).join(separator)
}

/**
 * Reads a date that was copied from elsewhere: by its own order if it begins with a year, else by the locale's. Only
 * `2026-11-21` is of the Gregorian calendar wherever it is read.
 */
export function textsIn(copied: string, locale: string): AllTexts | undefined {
  if (isDate(copied.trim())) return writtenIn(copied.trim(), locale)
  const [first, second, third, more] = copied.match(/\p{Nd}+/gu) ?? []
  if (!first || !second || !third || more) return undefined
  const { parts, eras } = dateNotationOf(locale)
  const [a, b, c] = first.length === 4 ? (['year', 'month', 'day'] as const) : parts
  if (!a || !b || !c) return undefined
  const texts = { day: '', month: '', year: '', [a]: first, [b]: second, [c]: third }
  return eras ? { ...texts, era: eras.find((name) => copied.includes(name)) ?? '' } : texts
}

/** Whether no further digit can follow: a month that begins with 2 is complete. */
export function isFull(part: DatePart, text: string): boolean {
  const digits = digitsOf(text)
  if (!digits) return false
  if (part === 'year') return digits.length >= 4
  return digits.length >= 2 || Number(digits) > (part === 'month' ? 1 : 3)
}

function learn(locale: string): DateNotation {
  const calendar = calendarOf(locale)
  const written = (era?: 'short') =>
    new Intl.DateTimeFormat(locale, { ...numeric, calendar, ...(era && { era }) }).formatToParts(0)
  const bare = written()
  const parts = bare.map(({ type }) => type).filter(isPart)
  const sign =
    bare.find(({ type }, index) => type === 'literal' && isPart(bare[index - 1]?.type))?.value ?? '-'
  const separator = sign.replace(/[\u061c\u200e\u200f\s]/g, '') || ' '
  const withEra = calendar === 'gregory' ? [] : written('short')
  const types = withEra.map(({ type }) => type)
  return {
    calendar,
    era: calendar === 'japanese' ? undefined : withEra[types.indexOf('era')]?.value,
    eras: calendar === 'japanese' ? erasOf(locale).map(({ name }) => name) : undefined,
    eraFirst: types.indexOf('era') < types.indexOf('year'),
    parts: parts.length === 3 ? parts : ['year', 'month', 'day'],
    // A text that is no day of another calendar must not look like one of the Gregorian.
    separator: calendar !== 'gregory' && separator === '-' ? '/' : separator,
    mirrored: sign.includes('\u200f'),
  }
}

function writtenIn(date: string, locale: string): AllTexts {
  const calendar = calendarOf(locale)
  const { year, month, day } = dayIn(calendar === 'japanese' ? 'gregory' : calendar, date)
  const two = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 })
  const four = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 4 })
  const texts = { day: two.format(day), month: two.format(month), year: four.format(year) }
  if (calendar !== 'japanese') return texts
  const { era, year: inEra } = eraYearOf(date, locale)
  return era
    ? { ...texts, era, year: new Intl.NumberFormat(locale, { useGrouping: false }).format(inEra) }
    : { ...texts, era }
}

/** Four figures, so that the century is not guessed; five where years count from long ago. */
const WHOLE_YEAR = /^(?:\d{4}|[1-9]\d{4})$/

/** The real day that the texts say. */
function readIn(texts: DateTexts, locale: string): string | undefined {
  const [day, month] = [digitsOf(texts.day ?? ''), digitsOf(texts.month ?? '')]
  // A year before the era is shown with a minus, among marks of direction.
  const [, minus, figures = ''] = /^([-−]?)(.*)$/s.exec((texts.year ?? '').replace(/\p{Cf}/gu, '')) ?? []
  const year = digitsOf(figures)
  if (!day || !month || !year || day.length > 2 || month.length > 2) return undefined
  if (texts.era) return readInEra(texts.era, Number(year), Number(month), Number(day), locale)
  if (!WHOLE_YEAR.test(year)) return undefined
  const calendar = calendarOf(locale)
  const date = dateFrom(calendar === 'japanese' ? 'gregory' : calendar, {
    year: minus ? -Number(year) : Number(year),
    month: Number(month),
    day: Number(day),
  })
  return date !== undefined && isDate(date) ? date : undefined
}

/** A day of an era; the next era begins in the midst of a year. */
function readInEra(era: string, inEra: number, month: number, day: number, locale: string) {
  const year = yearInEra(era, inEra, locale)
  const date = year === undefined ? undefined : dateFrom('gregory', { year, month, day })
  return date !== undefined && isDate(date) && eraYearOf(date, locale).era === era ? date : undefined
}

function isPart(type: string | undefined): type is DatePart {
  return type === 'day' || type === 'month' || type === 'year'
}

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
