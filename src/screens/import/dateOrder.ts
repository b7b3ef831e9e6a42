import { isDate } from '../../spec/values/dateText'

/** The order in which day, month and year are written. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const

export type DateOrder = (typeof dateOrders)[number]

/** The order of a column's days; `unclear` where two would do, and nothing where none is a day in figures. */
export type GuessedOrder = DateOrder | 'unclear' | undefined

/**
 * Guess the order in which the days of a column are written, from those that can be read in one way alone: the 25th tells
 * what the 4th does not.
 */
export function guessDateOrder(texts: readonly string[]): GuessedOrder {
  // A year at the start leaves no question.
  const figures = texts.filter(
    (text) => partsOf(dayPart(text)) !== undefined && readDay(dayPart(text), undefined) === undefined,
  )
  if (figures.length === 0) return undefined
  const scores = dateOrders.map((order) => ({
    order,
    read: figures.filter((text) => readDay(dayPart(text), order) !== undefined).length,
  }))
  const best = Math.max(...scores.map(({ read }) => read))
  const fitting = scores.filter(({ read }) => read === best)
  if (best === 0) return undefined
  return fitting.length === 1 ? fitting[0]?.order : 'unclear'
}

/** A day as `2026-11-21`, of a text in figures or with the month as an English word; undefined where it is none. */
export function readDay(text: string, order: DateOrder | undefined): string | undefined {
  const trimmed = text.trim()
  if (isDate(trimmed)) return trimmed
  // As databases write a day: with a midnight.
  const midnight = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/.exec(trimmed)?.[1]
  if (midnight !== undefined) return isDate(midnight) ? midnight : undefined
  const inWords = dayInWords(trimmed)
  if (inWords !== undefined) return inWords
  const parts = partsOf(trimmed)
  if (!parts) return undefined
  const actual = parts[0]?.length === 4 ? 'ymd' : order
  if (!actual) return undefined
  const [year = '', month = '', day = ''] = ['y', 'm', 'd'].map((part) => parts[actual.indexOf(part)])
  return dayOf(year, month, day)
}

/** The text before a time of the day. */
function dayPart(text: string): string {
  return text.trim().replace(/[T,]?\s*\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:\.\d+)?\s*(?:[ap]\.?m\.?|Z)?$/i, '')
}

/** The three figures of a day: `3/4/2026`, `03.04.26`, `2026/04/03`, and `20260403`. */
function partsOf(text: string): readonly string[] | undefined {
  const latin = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(latin)
  if (joined) return joined.slice(1)
  const [, first = '', , second = '', third = ''] =
    /^(\d{1,4})\s?([./\-−،/ ])\s?(\d{1,2})\s?\2\s?(\d{1,4})\.?$/.exec(latin) ?? []
  return first === '' ? undefined : [first, second, third]
}

/** Of any writing system: the digits of each follow one another in Unicode. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  for (let zero = code; ; zero -= 1) {
    if (code - zero >= 9 || !/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return (code - zero) % 10
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "3 April 2026", "Apr 3, 2026", "03-Apr-26". */
function dayInWords(text: string): string | undefined {
  const [, day = '', word = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9})\.?[\s,.-]+(\d{4}|\d{2})$/i.exec(text) ??
    swapped(/^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4}|\d{2})$/i.exec(text)) ??
    []
  const month = months.indexOf(word.slice(0, 3).toLowerCase())
  return month < 0 ? undefined : dayOf(year, `${month + 1}`, day)
}

function swapped(found: RegExpExecArray | null): readonly string[] | undefined {
  if (!found) return undefined
  const [all = '', month = '', day = '', year = ''] = found
  return [all, day, month, year]
}

function dayOf(year: string, month: string, day: string): string | undefined {
  if (day.length > 2 || month.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}

/** Of two figures: as spreadsheets take them, up to 29 of this century. */
function wholeYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < 30 ? `20${year}` : `19${year}`
}
