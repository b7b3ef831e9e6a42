'use client'

import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import type { CalendarEvent } from './CalendarEvent'
import { clockText, wholeDay } from './dayTexts'

/** Say when an event is, in words. */
export function useEventWords(): (event: CalendarEvent) => string {
  const { t, locale } = useScreenLocale(englishCalendar)
  return ({ start, end, startMinute, endMinute }) => {
    const said = (date: string, minute: number | undefined) =>
      minute === undefined
        ? wholeDay(date, locale)
        : wholeDay(date, locale) + t('list.comma') + clockText(minute, locale)
    const first = said(start, startMinute)
    if (start !== end) return t('calendar.from', { start: first, end: said(end, endMinute) })
    if (endMinute === undefined) return first
    return t('calendar.from', { start: first, end: clockText(endMinute, locale) })
  }
}
