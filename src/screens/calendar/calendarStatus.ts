import type { ListStatus } from '../list/listStatus'

/** The state of a calendar, in one word: as of a list, which has no search here and no pages. */
export type CalendarStatus = Exclude<ListStatus, 'noResults' | 'outOfRange'>

/** The states in which a calendar has no days to show. */
const dayless: ReadonlySet<CalendarStatus> = new Set<CalendarStatus>([
  'failed',
  'offline',
  'rateLimited',
  'signedOut',
  'forbidden',
])

export type DaylessStatus = Extract<
  CalendarStatus,
  'failed' | 'offline' | 'rateLimited' | 'signedOut' | 'forbidden'
>

export function isDayless(status: CalendarStatus): status is DaylessStatus {
  return dayless.has(status)
}
