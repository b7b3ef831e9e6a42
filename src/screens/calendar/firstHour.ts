import type { EventTimes } from './eventTimes'

/** The hour at which days begin that need no other. */
const usual = 7

/** So much of an event must be in sight for it to be seen. */
const seen = 0.5

interface DayRange {
  /** Those that stand between the hours. */
  events: readonly EventTimes[]
  /** The days that are shown, in their order. */
  days: readonly string[]
  /** How many hours are in sight at once. */
  inSight: number
  /** The present minute, if one of the days is today. */
  now: number | undefined
}

/**
 * The hour at which days are opened: at seven, or earlier where something begins before. Where nothing of them would be in
 * sight then, at the first event, or at the present time if that is before it.
 */
export function firstHour({ events, days, inSight, now }: DayRange): number {
  const begins = firstMinute(events, days) / 60
  const hour = Math.min(usual, Math.floor(begins))
  // The hour itself stands a little below the edge.
  if (begins === Infinity || begins + seen <= hour + inSight) return hour
  return Math.floor(now === undefined ? begins : Math.min(begins, now / 60))
}

/** When the first event begins; one that goes on from the day before them says nothing, unless there is no other. */
function firstMinute(events: readonly EventTimes[], days: readonly string[]): number {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const begun = events.filter(({ start }) => start >= first && start <= last)
  if (begun.length > 0) return Math.min(...begun.map(({ startMinute = 0 }) => startMinute))
  return events.some(({ end, endMinute = 0 }) => end === first && endMinute <= usual * 60) ? 0 : Infinity
}
