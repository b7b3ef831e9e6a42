'use client'

import type { RefObject } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateTexts } from '../messages/fields/dateTexts'
import { calendarDayOf } from './calendarDayOf'
import { CalendarMonth } from './CalendarMonth'
import { CalendarPopover } from './CalendarPopover'

export interface DateCalendarProps {
  /** The element that the calendar opens at. */
  field: RefObject<HTMLElement | null>
  /** The date chosen so far, as text; a text that is no date chooses nothing. */
  date: string | null
  min: string | undefined
  max: string | undefined
  isUnavailable: ((date: string) => string | undefined) | undefined
  onPick: (date: string) => void
  onClose: () => void
}

/** The calendar that opens from a date field. It is loaded when it first opens. */
export function DateCalendar({ field, date, min, max, isUnavailable, onPick, onClose }: DateCalendarProps) {
  const { t } = useLocaleWith(dateTexts)
  return (
    <CalendarPopover field={field} onClose={onClose}>
      <Calendar
        className="sw-DateField-calendar"
        aria-label={t('date.calendar')}
        autoFocus
        value={calendarDayOf(date)}
        minValue={calendarDayOf(min)}
        maxValue={calendarDayOf(max)}
        isDateUnavailable={(day) => Boolean(isUnavailable?.(day.toString()))}
        onChange={(day) => onPick(day.toString())}
      >
        <CalendarMonth isUnavailable={isUnavailable} />
      </Calendar>
    </CalendarPopover>
  )
}
