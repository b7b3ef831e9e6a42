'use client'

import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import type { EventTimes } from './eventTimes'
import { isUnread, unreadTextOf } from './unreadDays'

interface UnreadRowProps {
  days: readonly string[]
  events: readonly EventTimes[]
  unreadFrom: string | undefined
}

/** Which of the days above their hours are not loaded. The names of the days say it to those who hear them. */
export function UnreadRow({ days, events, unreadFrom }: UnreadRowProps) {
  const { t } = useScreenLocale(englishCalendar)
  if (!days.some((date) => isUnread(date, unreadFrom))) return null
  return (
    <div className="sw-CalendarHours-unread" aria-hidden="true">
      {days.map((date) => (
        <span key={date}>{unreadTextOf(date, events, unreadFrom, t)}</span>
      ))}
    </div>
  )
}
