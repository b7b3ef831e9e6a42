import type { EventTimes } from './eventTimes'
import { daysBetween } from '../../spec/values/daysBetween'

/** An event as a bar across the days of a week. */
export interface WeekBar<E> {
  readonly event: E
  /** Which bar from above, from 0. */
  readonly lane: number
  /** The day of the week on which the bar begins, from 0. */
  readonly from: number
  /** Over how many days it lies. */
  readonly span: number
  /** Whether the event began in an earlier week, and goes on in a later one. */
  readonly continues: { readonly before: boolean; readonly after: boolean }
}

export interface WeekLayout<E> {
  readonly bars: readonly WeekBar<E>[]
  /** How many bars lie above each other where the most are. */
  readonly laneCount: number
  /** How many events of each day find no room. */
  readonly hidden: readonly number[]
}

/**
 * Lay the events of a week out as bars, none over another: those that begin first above, of those that begin together the
 * longer.
 *
 * @param room how many bars a day has room for; where one of its days has more, the last place tells how many
 */
export function layOutWeek<E extends EventTimes>(
  events: readonly E[],
  days: readonly string[],
  room = Infinity,
): WeekLayout<E> {
  const [first = ''] = days
  const last = days.at(-1) ?? ''
  const ends: number[] = []
  const placed = events
    .filter(({ start, end }) => start <= last && end >= first)
    .toSorted(inWeekOrder)
    .map((event): WeekBar<E> => {
      const from = Math.max(0, daysBetween(first, event.start))
      const until = Math.min(days.length - 1, daysBetween(first, event.end))
      const free = ends.findIndex((end) => end < from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = until
      const continues = { before: event.start < first, after: event.end > last }
      return { event, lane, from, span: until - from + 1, continues }
    })
  const limit = ends.length > room ? room - 1 : room
  const hidden = days.map((_, day) => placed.filter((bar) => bar.lane >= limit && liesOn(bar, day)).length)
  return {
    bars: placed.filter(({ lane }) => lane < limit),
    laneCount: Math.min(ends.length, room),
    hidden,
  }
}

export function liesOn({ from, span }: Pick<WeekBar<unknown>, 'from' | 'span'>, day: number): boolean {
  return day >= from && day < from + span
}

/** Events in the order of their days: several days first, then those of the whole day, then by the clock. */
export function inWeekOrder(one: EventTimes, other: EventTimes): number {
  return (
    compare(one.start, other.start) ||
    compare(other.end, one.end) ||
    (one.startMinute ?? -1) - (other.startMinute ?? -1) ||
    (other.endMinute ?? 0) - (one.endMinute ?? 0)
  )
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
