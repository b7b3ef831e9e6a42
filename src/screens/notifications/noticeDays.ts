import { clockIn } from '../../spec/values/zonedTime'
import { groupBy } from '../../internal/groupBy'
import { instantOf } from '../../spec/values/timeText'
import { addDays } from '../../spec/values/addDays'
import type { Notice } from './Notice'

/** The notices of one day. */
export interface NoticeDay {
  /** The day, as `2026-03-04`; the text itself of a moment that cannot be read. */
  readonly day: string
  readonly notices: readonly Notice[]
}

/** Group notices by the days of a zone, in the order in which they come. */
export function noticeDays(notices: readonly Notice[], zone: string): readonly NoticeDay[] {
  const days = groupBy(notices, ({ at: text }) => {
    const at = instantOf(text)
    return Number.isNaN(at) ? text : clockIn(zone, at).date
  })
  return [...days].map(([day, some]) => ({ day, notices: some }))
}

/** Whether a day is this one, or the one before, by the clocks of a zone at a moment. */
export function nearDay(day: string, now: number, zone: string): 'today' | 'yesterday' | undefined {
  const today = clockIn(zone, now).date
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : undefined
}
