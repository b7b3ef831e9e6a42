import { daysBetween } from '../../spec/values/daysBetween'
import { dayMinutes } from './days'
import type { EventTimes } from './eventTimes'

/** The part of an event that is on one day. */
export interface DayPart<E> extends EventTimes {
  readonly event: E
  /** Whether it began on a day before, and goes on after this one. */
  readonly continues: { readonly before: boolean; readonly after: boolean }
}

/** An event of one day as a block between its hours, beside those that it overlaps. */
export interface DayBlock<E> {
  readonly event: E
  readonly fromMinute: number
  readonly toMinute: number
  /** Which block from the start of the line, from 0. */
  readonly column: number
  /** Among how many blocks side by side. */
  readonly columns: number
}

/** An event is drawn so many minutes long at least, so that its title can be read. */
export const shortestBlock = 30

/** So long an event is drawn of which only the beginning is known. */
export const usualBlock = 60

/**
 * Lay the events of one day out side by side: two that overlap never lie over each other, and those that do not share the
 * room from top to bottom.
 */
export function layOutDay<E extends EventTimes>(events: readonly E[]): readonly DayBlock<E>[] {
  const sorted = events.map(blockOf).toSorted((one, other) => {
    return one.fromMinute - other.fromMinute || other.toMinute - one.toMinute
  })
  const done: DayBlock<E>[] = []
  let group: DayBlock<E>[] = []
  let ends: number[] = []
  const close = () => {
    for (const block of group) done.push({ ...block, columns: ends.length })
    group = []
    ends = []
  }
  for (const block of sorted) {
    if (ends.every((end) => end <= block.fromMinute)) close()
    const free = ends.findIndex((end) => end <= block.fromMinute)
    const column = free < 0 ? ends.length : free
    ends[column] = block.toMinute
    group.push({ ...block, column, columns: 0 })
  }
  close()
  return done
}

/** Whether an event has no time, or lasts for more than a day and a night: it stands above the hours, and not between them. */
export function isLong({ start, end, startMinute, endMinute = dayMinutes }: EventTimes): boolean {
  if (startMinute === undefined) return true
  return daysBetween(start, end) * dayMinutes + endMinute - startMinute > dayMinutes
}

/** Return the parts of events that are on a day: one that goes on after midnight is on two. */
export function partsOn<E extends EventTimes>(events: readonly E[], date: string): readonly DayPart<E>[] {
  return events
    .filter(({ start, end }) => start <= date && end >= date)
    .map((event) => {
      const continues = { before: event.start < date, after: event.end > date }
      return {
        event,
        continues,
        start: date,
        end: date,
        startMinute: continues.before ? 0 : event.startMinute,
        endMinute: continues.after ? dayMinutes : event.endMinute,
      }
    })
}

function blockOf<E extends EventTimes>(event: E) {
  const { startMinute = 0, endMinute = startMinute + usualBlock } = event
  // The last half an hour of a day has room for a title, too.
  const fromMinute = Math.min(startMinute, dayMinutes - shortestBlock)
  const toMinute = Math.min(dayMinutes, Math.max(endMinute, fromMinute + shortestBlock))
  return { event, fromMinute, toMinute }
}
