import { paramsOf } from '../../internal/addressParams'
import type { ListFilter, SourceCapabilities } from '../../data/DataSource'
import type { Fields } from '../../spec/fields/fields'
import { filterWithin, isFilterParam, readFilter, writeFilter } from '../list/filterAddress'
import { isDate } from '../../spec/values/dateText'

/** How many days are shown, and how. */
export type CalendarView = 'month' | 'week' | 'day' | 'agenda'

export const calendarViews: readonly CalendarView[] = ['month', 'week', 'day', 'agenda']

/** The view, the day and the filter of a calendar. */
export interface CalendarQuery {
  /** @default 'month' */
  readonly view?: CalendarView | undefined
  /** A day that is in view, as `2026-03-18`. @default today */
  readonly date?: string | undefined
  /** The filter that a person has set. @default none */
  readonly filter?: ListFilter | undefined
}

/**
 * Write what a person looks at into the search of an address: `?view=week&date=2026-03-18&room.is=2`. What else stands there stays.
 *
 * @param fields of the records, the same that the address is read with
 */
export function writeCalendarQuery(
  { view, date, filter = {} }: CalendarQuery,
  address = '',
  fields: Fields = {},
): string {
  const params = new URLSearchParams()
  for (const [name, value] of paramsOf(address)) {
    if (name !== 'view' && name !== 'date' && !isFilterParam(name)) params.append(name, value)
  }
  for (const [name, value] of Object.entries({ view, date })) {
    if (value !== undefined) params.append(name, value)
  }
  writeFilter(params, filter, fields)
  const written = params.toString()
  return written && `?${written}`
}

/**
 * Read what an address asks of a calendar; what it cannot show is left out, and with what the source can do, so is a filter that it
 * cannot heed.
 *
 * @param fields of the records: exact numbers are kept as texts, and read as such
 */
export function readCalendarQuery(
  address: string,
  can?: SourceCapabilities,
  fields: Fields = {},
): CalendarQuery {
  const params = paramsOf(address)
  const view = calendarViews.find((one) => one === params.get('view'))
  const date = params.get('date')
  const asked = readFilter(params, fields)
  const filter = can ? filterWithin(asked, can) : asked
  return {
    ...(view && { view }),
    ...(date !== null && isDate(date) && { date }),
    ...(Object.keys(filter).length > 0 && { filter }),
  }
}
