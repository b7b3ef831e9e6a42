import { asciiDigits } from '../../spec/values/digits'
import { monthNumberOf } from '../../fields/monthNames'
import { oncePerLocale } from '../../messages/oncePerLocale'
import { isDate } from '../../spec/values/dateText'

/** The orders in which day, month and year may be written: a year of four figures that comes first leaves no question. */
export const dateOrders = ['dmy', 'mdy'] as const

export type DateOrder = (typeof dateOrders)[number]

/** No day, stretch of days or moment is a longer text. */
const longest = 100

/** The order of a column's days; `unclear` where two would do, and nothing where none is a day in figures. */
export type GuessedOrder = DateOrder | 'unclear' | undefined

/**
 * Guess the order in which the days of a column are written, from those that can be read in one way alone: the 25th tells
 * what the 4th does not. So does the 31st of a month that has none.
 */
export function guessDateOrder(texts: Iterable<string>): GuessedOrder {
  // A file has many rows, and few days.
  const days = new Set([...new Set(texts)].flatMap(daysOf))
  const figures = [...days].filter((text) => dateOrders.some((order) => fits(text, order)))
  if (figures.length === 0) return undefined
  const [dayFirst, monthFirst] = [readIn('dmy'), readIn('mdy')]
  // Nowhere does the month come first before a point: one that seems to is a slip, or is asked about.
  const hasPoints = figures.some((text) => text.includes('.'))
  if (dayFirst > monthFirst) return 'dmy'
  if (monthFirst > dayFirst) return hasPoints ? 'unclear' : 'mdy'
  return hasPoints && dayFirst === figures.length ? 'dmy' : 'unclear'

  function readIn(order: DateOrder): number {
    return figures.filter((text) => fits(text, order)).length
  }
}

/** Whether the figures of a text can be a month and a day of some month in this order, before the year. */
function fits(text: string, order: DateOrder): boolean {
  const [first = '', second = '', year = ''] = partsOf(text) ?? []
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  return year.length === 4 && isAmong(month, 12) && isAmong(day, 31)
}

const isAmong = (figure: string, most: number) => Number(figure) >= 1 && Number(figure) <= most

/**
 * A day as `2026-11-21`, of a text in figures or with the month as a word; undefined where it is none, and where its year
 * has two figures: no century is guessed.
 *
 * @param locale the language of the page, whose months are known as well
 */
export function readDay(text: string, order: DateOrder | undefined, locale = 'en'): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > longest) return undefined
  if (isDate(trimmed)) return trimmed
  // As databases write a day: with a midnight.
  const midnight = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/.exec(trimmed)?.[1]
  if (midnight !== undefined) return isDate(midnight) ? midnight : undefined
  const parts = partsOf(trimmed)
  if (!parts) return dayInWords(trimmed, locale)
  const actual = parts[0]?.length === 4 ? 'ymd' : order
  if (!actual) return undefined
  const [year = '', month = '', day = ''] = ['y', 'm', 'd'].map((part) => parts[actual.indexOf(part)])
  return dayOf(year, month, day)
}

/** A day and a time after it, as both are written; a day alone has none. */
export function splitMoment(text: string): { readonly day: string; readonly clock: string | undefined } {
  const trimmed = text.trim()
  if (trimmed.length > longest) return { day: trimmed, clock: undefined }
  // The points of "25. 04.21" part no hours.
  if (partsOf(trimmed)) return { day: trimmed, clock: undefined }
  const [, day, clock] = MOMENT.exec(trimmed) ?? []
  return day === undefined ? { day: trimmed, clock: undefined } : { day, clock }
}

const MOMENT =
  /^(.*?\S)(?:T|[,،]\s*|\s+)(\p{Nd}{1,2}[:.h]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:[.,]\p{Nd}+)?\s*(?:[ap]\.?\s?m\.?|Z|Uhr)?)$/iu

/** The days at both ends of a stretch, as they are written. */
export function splitStretch(text: string): readonly [start: string, end: string] | undefined {
  if (text.length > longest) return undefined
  for (const sign of [/\s+(?:[-–—]|to|until|bis|à|al?|إلى|حتى)\s+/i, /\s*[–—]\s*/, '/', '-']) {
    const [start = '', end = '', ...more] = text.trim().split(sign)
    const areDays = [start, end].every((one) => partsOf(one.trim()) !== undefined || /\p{L}{3}/u.test(one))
    if (areDays && more.length === 0) return [start, end]
  }
  return undefined
}

/** The days in a text, without their times. */
function daysOf(text: string): readonly string[] {
  const { day } = splitMoment(text)
  return partsOf(day) ? [day] : (splitStretch(text) ?? [day])
}

/** The three figures of a day: `3/4/2026`, `03.04.26`, `2026/04/03`, `2026年4月3日` and `20260403`. */
function partsOf(text: string): readonly string[] | undefined {
  const latin = asciiDigits(text.normalize('NFKC'))
  const joined =
    /^(\d{4})(\d{2})(\d{2})$/.exec(latin) ??
    /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/.exec(latin)
  if (joined) return joined.slice(1)
  const [, first = '', , second = '', third = ''] =
    /^(\d{1,4})\s?([./\-−،/ ])\s?(\d{1,2})\s?\2\s?(\d{1,4})\.?$/.exec(latin) ?? []
  return first === '' ? undefined : [first, second, third]
}

/** "3 April 2026", "Apr 3, 2026", "03-Apr-2026", "Sonntag, 25. April 2021". */
function dayInWords(text: string, locale: string): string | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const latin = asciiDigits(text)
  const [, day = '', word = '', year = ''] = DAY_FIRST.exec(latin) ?? swapped(MONTH_FIRST.exec(latin)) ?? []
  const month = monthOf(word, locale)
  if (month !== undefined) return dayOf(year, `${month}`, day)
  // The day of the week says nothing more.
  const [, rest] = /^\p{L}[\p{L}\p{M}]+[.,،]*\s+(.+)$/u.exec(latin) ?? []
  return rest === undefined ? undefined : dayInWords(rest, locale)
}

const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[\s.-]+(?:de\s+)?(\p{L}[\p{L}\p{M}]{2,})\.?[\s,،.-]+(?:del?\s+)?(\d{4})$/iu
const MONTH_FIRST = /^(\p{L}[\p{L}\p{M}]{2,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,،-]+(\d{4})$/iu

function swapped(found: RegExpExecArray | null): readonly string[] | undefined {
  if (!found) return undefined
  const [all = '', month = '', day = '', year = ''] = found
  return [all, day, month, year]
}

/** The month that a word names: in the language of the page, or in one that files are often in. */
function monthOf(word: string, locale: string): number | undefined {
  if (word === '') return undefined
  // As spreadsheets shorten it in German.
  if (/^mrz$/i.test(word)) return 3
  for (const one of [locale, 'en', 'de', 'fr']) {
    const month = monthNumberOf(word, gregorian(one))
    if (month !== undefined) return month
  }
  return undefined
}

/** The days of a file are of the Gregorian calendar, whichever the page shows. */
const gregorian = /* @__PURE__ */ oncePerLocale((locale) =>
  new Intl.Locale(locale, { calendar: 'gregory' }).toString(),
)

function dayOf(year: string, month: string, day: string): string | undefined {
  if (day.length > 2 || month.length > 2 || year.length !== 4) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}
