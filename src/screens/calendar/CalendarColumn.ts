import type { CalendarEvent } from './CalendarEvent'

/** One of the columns that a day is drawn in. */
export interface CalendarColumn {
  /** Tells it from the others: the value that its events share, and `''` for those without one. */
  readonly id: string
  /** Heads it: "Dr Weber". */
  readonly label: string
}

/** A column with what stands in it; where it has no id, nothing can be put there. */
export interface FilledColumn {
  readonly id: string | undefined
  readonly label: string
  readonly events: readonly CalendarEvent[]
}

/**
 * The columns of a day with its events. Those of a column that is not there stand in one of their own, so that none is lost.
 *
 * @param others heads that one
 */
export function fillColumns(
  columns: readonly CalendarColumn[],
  events: readonly CalendarEvent[],
  date: string,
  others: string,
): readonly FilledColumn[] {
  const known = new Set(columns.map(({ id }) => id))
  const onDay = events.filter(({ start, end }) => start <= date && end >= date)
  const strays = onDay.filter((event) => !known.has(columnOf(event)))
  return [
    ...columns.map((column) => ({
      ...column,
      events: onDay.filter((event) => columnOf(event) === column.id),
    })),
    ...(strays.length > 0 ? [{ id: undefined, label: others, events: strays }] : []),
  ]
}

/** The id of the column that an event stands in. */
export const columnOf = ({ column = '' }: CalendarEvent) => column

/** The id of the column so many further; undefined beyond the first and the last one. */
export function columnBeside(columns: readonly CalendarColumn[], id: string, by: number): string | undefined {
  const place = columns.findIndex((column) => column.id === id)
  return place < 0 ? undefined : columns[place + by]?.id
}
