'use client'

import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import type { AgendaRow } from './agendaRows'
import { daysFrom } from './days'
import { rangeText } from './dayTexts'
import type { Stretch } from './stretches'
import { isUnread } from './unreadDays'

interface UnreadDaysProps {
  rows: readonly AgendaRow[]
  stretch: Stretch
  unreadFrom: string | undefined
}

/** Below an agenda, the days that have no line because they were not loaded: those between them with lines may be more. */
export function NotLoadedDays({ rows, stretch, unreadFrom }: UnreadDaysProps) {
  const { t, locale } = useScreenLocale(englishCalendar)
  const filled = new Set(rows.map(({ date }) => date))
  const bare = daysFrom(stretch.first, stretch.last).filter(
    (date) => isUnread(date, unreadFrom) && !filled.has(date),
  )
  const [first] = bare
  const last = bare.at(-1)
  if (first === undefined || last === undefined) return null
  const isWhole = bare.length === daysFrom(first, last).length
  return (
    <p className="sw-CalendarAgenda-unread">
      {t(isWhole ? 'calendar.notLoadedOn' : 'calendar.notAllLoadedOn', {
        days: rangeText({ first, last }, locale),
      })}
    </p>
  )
}
