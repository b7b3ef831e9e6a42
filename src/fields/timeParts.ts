import { oncePerLocale } from '../messages/oncePerLocale'
import { digitsOf } from '../spec/values/digits'

export type TimePart = 'hour' | 'minute' | 'second' | 'dayPeriod'

/** The order, the signs and the words in which a locale writes a time of the day. */
export interface TimeNotation {
  /** Hour, minute and second, each with the sign before it. */
  readonly clock: readonly {
    readonly part: 'hour' | 'minute' | 'second'
    readonly sign: string | undefined
  }[]
  /** The words for the morning and the afternoon, where the hours are counted twice. */
  readonly dayPeriods: readonly [am: string, pm: string] | undefined
  /** Whether that word stands before the clock, as in Korean. */
  readonly dayPeriodFirst: boolean
  /** Whether the twelfth hour is written as 0. */
  readonly fromZero: boolean
}

/** A time as it is being written: each part as it stands there. */
export type TimeTexts = Readonly<Partial<Record<TimePart, string>>>

export const timeNotationOf: (locale: string) => TimeNotation = /* @__PURE__ */ oncePerLocale((locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
  })
  const at = (hour: number) => format.formatToParts(hour * HOUR)
  const parts = at(9)
  const types = parts.map(({ type }) => type)
  const periodAt = (hour: number) => at(hour).find(({ type }) => type === 'dayPeriod')?.value
  const [am, pm] = [periodAt(9), periodAt(15)]
  const { hourCycle } = format.resolvedOptions()
  const clock = (['hour', 'minute', 'second'] as const).map((part) => {
    const before = parts[types.indexOf(part) - 1]
    const sign = before?.type === 'literal' ? before.value.replace(/[\p{Cf}\s]/gu, '') : ''
    return { part, sign: part === 'hour' ? undefined : sign || ':' }
  })
  return {
    clock,
    dayPeriods: am !== undefined && pm !== undefined ? [am, pm] : undefined,
    dayPeriodFirst: types.indexOf('dayPeriod') < types.indexOf('hour'),
    fromZero: hourCycle === 'h11',
  }
})

/** Takes a time, or the text of an unfinished one, apart again. */
export function timeTextsOf(value: string | null | undefined, locale: string): Record<TimePart, string> {
  const { dayPeriods } = timeNotationOf(locale)
  const time = TIME.exec(value ?? '')
  if (time) return timeIn(locale, time.slice(1))
  const end = dayPeriods ? (value ?? '').lastIndexOf(' ') : -1
  const [clock, dayPeriod] = end < 0 ? [value ?? '', ''] : [value?.slice(0, end), value?.slice(end + 1)]
  const [hour = '', minute = '', ...second] = (clock ?? '').split(':')
  return { hour, minute, second: second.join(':'), dayPeriod: dayPeriod ?? '' }
}

/** A time of the day as `14:30`; anything else as it stands there, so that a rule can reject it; nothing as `null`. */
export function timeOf(texts: TimeTexts, locale: string): string | null {
  const { hour = '', minute = '', second = '', dayPeriod = '' } = texts
  if (!hour && !minute && !second && !dayPeriod) return null
  const read = readTime(texts, locale)
  if (read !== undefined) return read
  const clock = second ? [hour, minute, second] : [hour, minute]
  // The space behind "02:30" tells it from the time in the night.
  return timeNotationOf(locale).dayPeriods ? `${clock.join(':')} ${dayPeriod}` : clock.join(':')
}

/** Reads a time that was copied from elsewhere: "14:30", "2.30 pm". */
export function timeTextsIn(copied: string, locale: string): Record<TimePart, string> | undefined {
  const [hour, minute, second = '', more] = copied.match(/\p{Nd}+/gu) ?? []
  if (!hour || !minute || more || hour.length > 2 || minute.length > 2) return undefined
  const rest = copied.toLocaleLowerCase(locale)
  const { dayPeriods } = timeNotationOf(locale)
  const period = dayPeriods?.find((word) => rest.includes(word.toLocaleLowerCase(locale)))
  const meant =
    period ?? (/p\.?\s?m/.test(rest) ? dayPeriods?.[1] : /a\.?\s?m/.test(rest) ? dayPeriods?.[0] : '')
  const texts = { hour, minute, second, dayPeriod: meant ?? '' }
  const time = readTime(texts, locale)
  return time === undefined ? texts : timeTextsOf(time, locale)
}

/** Whether no further digit can follow: an hour that begins with 3 is complete. */
export function isFullTime(part: string, text: string, locale: string): boolean {
  const digits = digitsOf(text)
  if (!digits) return false
  const last = part !== 'hour' ? 5 : timeNotationOf(locale).dayPeriods ? 1 : 2
  return digits.length >= 2 || Number(digits) > last
}

/** The word that a letter stands for: "p" for the afternoon, in every language, and its own first letter. */
export function dayPeriodOf(letter: string, locale: string): string | undefined {
  const { dayPeriods } = timeNotationOf(locale)
  if (!dayPeriods || !/^\p{L}$/u.test(letter)) return undefined
  const begins = dayPeriods.filter((word) => word.toLocaleLowerCase(locale).startsWith(letter.toLowerCase()))
  if (begins.length === 1) return begins[0]
  return { a: dayPeriods[0], p: dayPeriods[1] }[letter.toLowerCase()]
}

const HOUR = 3_600_000

/** With a fraction of a second as well: an instant may have one. */
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?$/

function timeIn(locale: string, [hour = '', minute = '', second = '']: readonly string[]) {
  const { dayPeriods, fromZero } = timeNotationOf(locale)
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, maximumFractionDigits: 9 })
  const noon = fromZero ? 0 : 12
  return {
    hour: two.format(dayPeriods ? Number(hour) % 12 || noon : Number(hour)),
    minute: two.format(Number(minute)),
    second: second && two.format(Number(second)),
    dayPeriod: dayPeriods?.[Number(hour) < 12 ? 0 : 1] ?? '',
  }
}

/** The time that the texts say. */
function readTime({ hour = '', minute = '', second = '', dayPeriod = '' }: TimeTexts, locale: string) {
  const [whole = '', fraction] = second.split(/[.,٫]/, 2)
  const clock = [hour, minute, ...(second ? [whole] : [])].map(digitsOf)
  const part = fraction === undefined ? '' : digitsOf(fraction)
  const hours = hourOf(Number(clock[0]), dayPeriod, locale)
  if (clock.includes(undefined) || part === undefined || hours === undefined) return undefined
  const figures = [hours, ...clock.slice(1)].map((figure) => String(figure).padStart(2, '0'))
  const time = figures.join(':') + (part && `.${part}`)
  return TIME.test(time) ? time : undefined
}

/** The hour of the day. Wherever it is clear, hours may be counted to 24: "14:30" needs no PM. */
function hourOf(hour: number, dayPeriod: string, locale: string): number | undefined {
  const { dayPeriods } = timeNotationOf(locale)
  if (!dayPeriods) return hour
  const half = dayPeriods.indexOf(dayPeriod)
  const isClear = hour === 0 || hour > 12
  if (isClear) return half < 0 || half === Number(hour > 12) ? hour : undefined
  return half < 0 ? undefined : (hour % 12) + 12 * half
}
