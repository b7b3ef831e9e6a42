import { groupBy } from '../../internal/groupBy'
import type { CalendarEvent } from './CalendarEvent'
import { inWeekOrder } from './weekLayout'
import type { Stretch } from './stretches'

/** A line of an agenda: a day, or one of its events. */
export interface AgendaRow {
  readonly key: string
  readonly date: string
  /** Absent of the line that names the day. */
  readonly event?: CalendarEvent | undefined
  /** Which event of its day, from 1, and of how many. */
  readonly position: number
  readonly count: number
}

/** The events of some days in the order of these; one that began before stands on the first that is shown. */
export function agendaRowsOf(
  events: readonly CalendarEvent[],
  { first, last }: Stretch,
): readonly AgendaRow[] {
  const ofThese = events.filter(({ start, end }) => start <= last && end >= first)
  const days = groupBy(ofThese.toSorted(inWeekOrder), ({ start }) => (start < first ? first : start))
  return [...days].flatMap(([date, ofDay]) => [
    { key: date, date, position: 0, count: ofDay.length },
    ...ofDay.map((event, turn) => ({
      key: `${date} ${event.id}`,
      date,
      event,
      position: turn + 1,
      count: ofDay.length,
    })),
  ])
}
