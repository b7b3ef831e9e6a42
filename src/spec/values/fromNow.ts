import { oncePerLocale } from '../../messages/oncePerLocale'
import { daysInMonth } from './daysInMonth'
import { isPlainObject, ownValue } from './ownValue'
import { relativeFormat } from './relativeTime'

/** A day as it stands to the one on which it is asked: `{ today: '-P30D' }`. */
export interface FromToday {
  /** How far from today, as ISO 8601 writes it: `P7D`, `-P2W`, `-P1Y`. With true, today itself. */
  readonly today: true | string
  /**
   * Where the clocks are that say which day it is, as the IANA database names it: `Europe/Berlin`.
   * @default where it is evaluated: on a server its own
   */
  readonly zone?: string
}

/** A moment as it stands to the one at which it is asked: `{ now: '-PT24H' }`. */
export interface FromNow {
  /** How far from now, as ISO 8601 writes it: `PT30M`, `-P30D`. With true, now itself. */
  readonly now: true | string
}

/** Whether what a condition compares with depends on when it is asked. */
export function isFromNow(operand: unknown): operand is FromToday | FromNow {
  return isPlainObject(operand) && (Object.hasOwn(operand, 'today') || Object.hasOwn(operand, 'now'))
}

/** The day (`2026-11-21`) or the moment that is meant at a time; anything else, such as a day that was named, stays as it is. */
export function absoluteValue(operand: unknown, at = Date.now()): unknown {
  if (Array.isArray(operand)) return operand.map((one: unknown) => absoluteValue(one, at))
  if (!isFromNow(operand)) return operand
  const distance = distanceOf(operand)
  if (!distance) return undefined
  if (!('today' in operand)) return new Date(moved(at, distance)).toISOString()
  const today = dayIn(operand.zone, at)
  return today === undefined ? undefined : new Date(moved(today, distance)).toISOString().slice(0, 10)
}

/** Say what is meant as people do: "today", "30 days ago", "in 2 weeks". */
export function fromNowText(operand: FromToday | FromNow, locale = 'en'): string {
  const distance = distanceOf(operand)
  return distance ? relativeFormat(locale).format(distance.count, distance.unit) : ''
}

/** Find the mistake of a developer, as the end of a sentence. */
export function mistakeFromNow(
  operand: FromToday | FromNow,
  { kind }: { readonly kind: string },
): string | undefined {
  const isDay = 'today' in operand
  if (kind !== (isDay ? 'date' : 'instant')) {
    return isDay
      ? 'which is a day; say { now: … } of a moment'
      : 'which is a moment; say { today: … } of a date'
  }
  if (!distanceOf(operand)) {
    return `which is no ${isDay ? 'length of days' : 'length of time'} as ISO 8601 writes it; say “-P30D”`
  }
  return isDay && dayIn(operand.zone, 0) === undefined
    ? 'whose zone the IANA database does not know'
    : undefined
}

interface Distance {
  readonly count: number
  readonly unit: 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'
}

/** Months differ in length, so that they are counted apart from days. */
const LENGTH =
  /^([+-]?)P(?!$)(?:(?:(\d{1,4})Y)?(?:(\d{1,5})M)?|(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,10})S)?)?)$/
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const
/** How many of the next unit each has; none where that is another way to count. */
const OF_NEXT = [12, 0, 7, 24, 60, 60, 1]

/** The whole length in the smallest unit that it is written with; undefined when it is none. */
function distanceOf(operand: FromToday | FromNow): Distance | undefined {
  const isDay = 'today' in operand
  const written: unknown = isDay ? operand.today : operand.now
  if (written === true) return { count: 0, unit: isDay ? 'day' : 'second' }
  const [, sign, ...parts] = (typeof written === 'string' && LENGTH.exec(written)) || []
  const last = parts.findLastIndex((part) => part !== undefined)
  const unit = UNITS[last]
  if (unit === undefined || (isDay && last > UNITS.indexOf('day'))) return undefined
  let count = 0
  for (let index = 0; index <= last; index += 1) {
    count += Number(parts[index] ?? 0)
    if (index < last) count *= OF_NEXT[index] ?? 0
  }
  return { count: sign === '-' ? -count : count, unit }
}

const MILLISECONDS = { week: 604_800_000, day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 }

function moved(at: number, { count, unit }: Distance): number {
  if (unit !== 'year' && unit !== 'month') return at + count * MILLISECONDS[unit]
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1))
  // A month after the 31st of January is the last of February.
  return date.setUTCDate(Math.min(day, daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1)))
}

/** The beginning of the day in UTC by the clocks of a zone; undefined for an unknown zone. */
function dayIn(zone: string | undefined, at: number): number | undefined {
  try {
    const parts = dayFormat(zone ?? '').formatToParts(at)
    const [year, month, day] = ['year', 'month', 'day'].map((type) =>
      Number(parts.find((part) => part.type === type)?.value),
    )
    return Date.UTC(Number(year), Number(month) - 1, Number(day))
  } catch {
    return undefined
  }
}

const dayFormat = /* @__PURE__ */ oncePerLocale(
  (zone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone === '' ? undefined : zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
)

/** A filter without anything that depends on when it is asked, as a source is asked. */
export function absoluteFilter<Filter extends Readonly<Record<string, object>>>(
  filter: Filter,
  at?: number,
): Filter
export function absoluteFilter<Filter extends Readonly<Record<string, object>>>(
  filter: Filter | undefined,
  at?: number,
): Filter | undefined
export function absoluteFilter(filter: Readonly<Record<string, object>> | undefined, at = Date.now()) {
  const depends = Object.values(filter ?? {}).some((tests) => Object.values(tests).some(dependsOnNow))
  if (!filter || !depends) return filter
  return Object.fromEntries(
    Object.keys(filter).map((name) => {
      const tests = ownValue(filter, name) as object
      const asked = Object.entries(tests).map(([operator, operand]) => [operator, absoluteValue(operand, at)])
      return [name, Object.fromEntries(asked) as object]
    }),
  )
}

function dependsOnNow(operand: unknown): boolean {
  return Array.isArray(operand) ? operand.some(isFromNow) : isFromNow(operand)
}
