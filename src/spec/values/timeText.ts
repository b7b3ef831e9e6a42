import { oncePerLocale } from '../../messages/oncePerLocale'
import { DATE } from './dateText'
import { calendarOf, dayInWords } from './calendar'
import { compare } from './compare'
import { hourStyle } from './hourStyle'

/** Whether the text is a time of the day, as `14:30` or `14:30:15`. */
export function isTime(text: string): boolean {
  return TIME.test(text)
}

export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** Negative when the first is earlier; `14:30` and `14:30:00` are the same. */
export function compareTimes(one: string, other: string): number {
  return compare(one.padEnd(8, ':00'), other.padEnd(8, ':00'))
}

/** Write a time of the day (`14:30`) as the locale does. A text that is no time stays as it is. */
export function writeTime(text: string, locale = 'en'): string {
  if (!isTime(text)) return text
  return timeFormat(locale, text.length > 5 ? 'medium' : 'short').format(new Date(`1970-01-01T${text}Z`))
}

const timeFormat = /* @__PURE__ */ oncePerLocale(
  (locale, style) =>
    new Intl.DateTimeFormat(locale, { timeStyle: style as 'medium' | 'short', timeZone: 'UTC' }),
)

/**
 * The milliseconds of an instant since 1970, when the text is one: `2026-11-21T14:30:00Z` or with an offset,
 * as RFC 3339 writes it. NaN otherwise, also for the 30th of February.
 */
export function instantOf(text: string): number {
  return isInstant(text) ? Date.parse(text) : Number.NaN
}

export function isInstant(text: string): boolean {
  return INSTANT.test(text)
}

export const INSTANT = /* @__PURE__ */ new RegExp(
  `^${DATE}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`,
)

/** Negative when the first is earlier; the same moment in two zones is the same. */
export function compareInstants(one: string, other: string): number {
  return instantOf(one) - instantOf(other)
}

/**
 * Write an instant (RFC 3339) as the locale does, as clocks show it in a zone; its seconds where there are any. A text that is no
 * instant stays as it is.
 *
 * @param timeZone as the IANA database names it; UTC without one
 * @param length `long` with the month in full and the name of the zone; `short` for a line with little room, which names the zone
 * only where none is given
 */
export function writeInstant(
  text: string,
  locale = 'en',
  timeZone?: string,
  length: 'long' | 'short' = 'long',
): string {
  const at = instantOf(text)
  if (Number.isNaN(at)) return text
  const asked: InstantLook = {
    length,
    timeZone: timeZone ?? 'UTC',
    seconds: at % 60_000 !== 0,
    named: length === 'long' || timeZone === undefined,
  }
  return instantFormat(locale, JSON.stringify(asked)).format(at)
}

interface InstantLook {
  readonly length: 'long' | 'short'
  readonly timeZone: string
  readonly seconds: boolean
  readonly named: boolean
}

const instantFormat = /* @__PURE__ */ oncePerLocale((locale, asked = '{}') => {
  const { length, timeZone, seconds, named } = JSON.parse(asked) as InstantLook
  const calendar = calendarOf(locale)
  const day = dayInWords[length === 'long' ? 'long' : 'medium']
  return new Intl.DateTimeFormat(locale, {
    calendar,
    timeZone,
    ...(calendar === 'gregory' ? { year: 'numeric', month: length, day: 'numeric' } : day),
    hour: hourStyle(locale),
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    ...(named && { timeZoneName: 'short' }),
  })
})
