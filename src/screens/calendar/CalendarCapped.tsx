'use client'

import { Banner } from '../../components/Banner'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { wholeDay } from './dayTexts'

interface CalendarCappedProps {
  /** So many records were read. */
  cap: number
  /** Whether the source could be asked for these days alone. */
  narrowed: boolean
  /** The first day of which records may be missing. */
  unreadFrom: string | undefined
}

/** Say that there is more on these days than was read, from which day on, and how to see it. */
export function CalendarCapped({ cap, narrowed, unreadFrom }: CalendarCappedProps) {
  const { t, locale } = useScreenLocale(englishCalendar)
  return (
    <Banner title={t('calendar.capped', { count: cap })}>
      {unreadFrom !== undefined && `${t('calendar.unreadFrom', { date: wholeDay(unreadFrom, locale) })} `}
      {t(narrowed ? 'calendar.cappedText' : 'calendar.unnarrowedText')}
    </Banner>
  )
}
