'use client'

import type { RefObject } from 'react'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { DateRange } from '../spec/fields/kinds/dateRange'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateRangeTexts } from '../messages/fields/dateRangeTexts'
import { calendarDayOf } from './calendarDayOf'
import { CalendarMonth } from './CalendarMonth'
import { CalendarPopover } from './CalendarPopover'
import { type DateRangeValue, isWholeRange } from './dateRangeText'

/** A range with a name, to be chosen at once. */
export interface DateRangePreset extends DateRange {
  /** Names it: "Last 7 days". */
  readonly label: string
}

export interface DateRangeCalendarProps {
  /** The element that the calendar opens at. */
  field: RefObject<HTMLElement | null>
  /** The range chosen so far; ends that are no days choose nothing. */
  range: DateRangeValue
  min: string | undefined
  max: string | undefined
  isUnavailable: ((date: string) => string | undefined) | undefined
  presets: readonly DateRangePreset[] | undefined
  onPick: (range: DateRange) => void
  onClose: () => void
}

/** The calendar that opens from a field of two dates, with ranges that have a name. It is loaded when it first opens. */
export function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { field, range, min, max, isUnavailable, presets = [], onPick, onClose } = props
  const { t } = useLocaleWith(dateRangeTexts)
  const [start, end] = [calendarDayOf(range.start), calendarDayOf(range.end)]
  return (
    <CalendarPopover field={field} onClose={onClose}>
      {presets.length > 0 && (
        <div className="sw-DateRangeField-presets" role="group" aria-label={t('dateRange.presets')}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className="sw-DateRangeField-preset"
              aria-pressed={preset.start === range.start && preset.end === range.end}
              onClick={() => onPick({ start: preset.start, end: preset.end })}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
      <RangeCalendar
        className="sw-DateField-calendar sw-DateRangeField-calendar"
        aria-label={t('date.calendar')}
        autoFocus
        defaultValue={start && end && isWholeRange(range) && start.compare(end) <= 0 ? { start, end } : null}
        defaultFocusedValue={start ?? end ?? undefined}
        minValue={calendarDayOf(min)}
        maxValue={calendarDayOf(max)}
        isDateUnavailable={(day) => Boolean(isUnavailable?.(day.toString()))}
        onChange={(chosen) => onPick({ start: chosen.start.toString(), end: chosen.end.toString() })}
      >
        <CalendarMonth isUnavailable={isUnavailable} />
      </RangeCalendar>
    </CalendarPopover>
  )
}
