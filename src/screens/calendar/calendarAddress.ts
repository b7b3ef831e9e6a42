import { paramsOf } from '../../internal/addressParams'
import { isDate } from '../../spec/values/dateText'

/** How many days are shown, and how. */
export type CalendarView = 'month' | 'week' | 'day' | 'agenda'

export const calendarViews: readonly CalendarView[] = ['month', 'week', 'day', 'agenda']

/** The view and the day of a calendar. */
export interface CalendarQuery {
  /** @default 'month' */
  readonly view?: CalendarView | undefined
  /** A day that is in view, as `2026-03-18`. @default today */
  readonly date?: string | undefined
}

/** Write what a person looks at into the search of an address: `?view=week&date=2026-03-18`. What else stands there stays. */
export function writeCalendarQuery({ view, date }: CalendarQuery, address = ''): string {
  const params = paramsOf(address)
  for (const [name, value] of Object.entries({ view, date })) {
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  const written = params.toString()
  return written && `?${written}`
}

/** Read what an address asks of a calendar; what it cannot show is left out. */
export function readCalendarQuery(address: string): CalendarQuery {
  const params = paramsOf(address)
  const view = calendarViews.find((one) => one === params.get('view'))
  const date = params.get('date')
  return { ...(view && { view }), ...(date !== null && isDate(date) && { date }) }
}
