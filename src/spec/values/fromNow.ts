import { own } from '../../internal/own'
import { monthsLater } from './monthsLater'
import { isPlainObject, ownValue } from './ownValue'
import { relativeFormat } from './relativeTime'
import { clockIn, endOfDay, startOfDay } from './zonedTime'

/** A day as it stands to the one on which it is asked: `{ today: '-P30D' }`. A moment is on it, before or after it. */
export interface FromToday {
  /** How far from today, as ISO 8601 writes it: `P7D`, `-P2W`, `-P1Y`. With true, today itself. */
  readonly today: true | string
  /**
   * Where the clocks are that say which day it is, as the IANA database names it: `Europe/Berlin`.
   * @default of a moment that of its field, else UTC; of a date where it is evaluated: on a server its own
   */
  readonly zone?: string | undefined
}

/** A moment as it stands to the one at which it is asked: `{ now: '-PT24H' }`. */
export interface FromNow {
  /** How far from now, as ISO 8601 writes it: `PT30M`, `-P30D`. With true, now itself. */
  readonly now: true | string
}

/** Whether what a condition compares with depends on when it is asked. */
export function isFromNow(operand: unknown): operand is FromToday | FromNow {
  return isFromToday(operand) || (isPlainObject(operand) && Object.hasOwn(operand, 'now'))
}

/** Whether it is a day that depends on when it is asked. */
export function isFromToday(operand: unknown): operand is FromToday {
  return isPlainObject(operand) && Object.hasOwn(operand, 'today')
}

/** The day (`2026-11-21`) or the moment that is meant at a time; anything else, such as a day that was named, stays as it is. */
export function absoluteValue(operand: unknown, at = Date.now()): unknown {
  if (Array.isArray(operand)) return operand.map((one: unknown) => absoluteValue(one, at))
  if (!isFromNow(operand)) return operand
  const distance = distanceOf(operand)
  if (!distance) return undefined
  if (!('today' in operand)) return new Date(moved(at, distance)).toISOString()
  const today = dayIn(operand.zone, at)
  return today && new Date(moved(Date.parse(today), distance)).toISOString().slice(0, 10)
}

/** The part of a field that says what a day is to its values. */
interface Timed {
  readonly kind: string
  readonly zone?: string | undefined
}

/**
 * Return the tests of a field that one test means at a time, as operators and what they compare with. To be on a day is for a moment to be neither
 * before its first nor after its last.
 */
export function absoluteTests(
  operator: string,
  operand: unknown,
  field: Timed | undefined,
  at = Date.now(),
): readonly (readonly [operator: string, operand: unknown])[] {
  if (field?.kind !== 'instant' || !isFromToday(operand)) return [[operator, absoluteValue(operand, at)]]
  const zone = operand.zone ?? field.zone ?? 'UTC'
  const day = absoluteValue({ ...operand, zone }, at) as string | undefined
  const ends = day && endsOf[operator]
  return ends ? ends.map(([compares, end]) => [compares, end(zone, day)]) : [[operator, undefined]]
}

const endsOf: Readonly<Record<string, readonly (readonly [string, typeof startOfDay])[] | undefined>> = {
  is: [
    ['gte', startOfDay],
    ['lte', endOfDay],
  ],
  gt: [['gt', endOfDay]],
  gte: [['gte', startOfDay]],
  lt: [['lt', startOfDay]],
  lte: [['lte', endOfDay]],
}

/** Say what is meant as people do: "today", "30 days ago", "in 2 weeks". */
export function fromNowText(operand: FromToday | FromNow, locale = 'en'): string {
  const distance = distanceOf(operand)
  return distance ? relativeFormat(locale).format(distance.count, distance.unit) : ''
}

/**
 * Find the mistake of a developer, as the end of a sentence.
 *
 * @param operator how it is compared; a value itself is not
 */
export function mistakeFromNow(
  operand: FromToday | FromNow,
  { kind }: { readonly kind: string },
  operator?: string,
): string | undefined {
  const isDay = isFromToday(operand)
  const isDayOfMoment = isDay && kind === 'instant' && operator !== undefined
  if (isDayOfMoment && !endsOf[operator]) return 'which is a day of many moments; say is, gt, gte, lt or lte'
  if (!isDayOfMoment && kind !== (isDay ? 'date' : 'instant')) {
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

/** So many days later than a day that is meant; undefined where it counts in months, whose lengths differ. */
export function shiftedToday(operand: FromToday, days: number): FromToday | undefined {
  const distance = distanceOf(operand)
  if (!distance || (distance.unit !== 'day' && distance.unit !== 'week')) return undefined
  const count = distance.count * (distance.unit === 'week' ? 7 : 1) + days
  return { ...operand, today: count === 0 ? true : `${count < 0 ? '-' : ''}P${Math.abs(count)}D` }
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
  return monthsLater(at, count * (unit === 'year' ? 12 : 1))
}

/** The day by the clocks of a zone, or else of where this runs; undefined for an unknown zone. */
function dayIn(zone: string | undefined, at: number): string | undefined {
  try {
    return clockIn(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, at).date
  } catch {
    return undefined
  }
}

/**
 * A filter without anything that depends on when it is asked, as a source is asked.
 *
 * @param fields those of its entity: a day is something else to a moment than to a date
 */
export function absoluteFilter<Filter extends Readonly<Record<string, object>>>(
  filter: Filter,
  fields: Readonly<Record<string, Timed>> | undefined,
  at?: number,
): Filter
export function absoluteFilter<Filter extends Readonly<Record<string, object>>>(
  filter: Filter | undefined,
  fields: Readonly<Record<string, Timed>> | undefined,
  at?: number,
): Filter | undefined
export function absoluteFilter(
  filter: Readonly<Record<string, object>> | undefined,
  fields: Readonly<Record<string, Timed>> | undefined,
  at = Date.now(),
) {
  const depends = Object.values(filter ?? {}).some((tests) => Object.values(tests).some(dependsOnNow))
  if (!filter || !depends) return filter
  return Object.fromEntries(
    Object.keys(filter).map((name) => {
      const tests = ownValue(filter, name) as object
      const asked = Object.entries(tests).flatMap(([operator, operand]) =>
        absoluteTests(operator, operand, own(fields, name), at),
      )
      return [name, narrowest(asked)]
    }),
  )
}

/** Of two ends on the same side the nearer counts: "today" is one beside those that are asked for. */
function narrowest(asked: readonly (readonly [operator: string, operand: unknown])[]): object {
  const tests: Record<string, unknown> = {}
  for (const [operator, operand] of asked) {
    const before = tests[operator]
    const isFarther =
      typeof before === 'string' &&
      typeof operand === 'string' &&
      Date.parse(operand) < Date.parse(before) === (operator === 'gte')
    if (!isFarther) tests[operator] = operand
  }
  return tests
}

/** Whether what is compared with depends on when it is asked. */
export function dependsOnNow(operand: unknown): boolean {
  return Array.isArray(operand) ? operand.some(isFromNow) : isFromNow(operand)
}
