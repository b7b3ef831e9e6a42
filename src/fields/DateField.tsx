'use client'

import { type Ref, useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateTexts } from '../messages/fields/dateTexts'
import { CalendarButton } from './CalendarButton'
import type { DateCalendarProps } from './DateCalendar'
import { dateOf, textsOf } from './dateParts'
import { dateFormatOf, dateRowOf } from './dateSegments'
import { drawFrame, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { readTexts } from './segmentBoxes'
import { SegmentBox } from './SegmentBox'
import { Segments } from './Segments'
import { useCalendar } from './useCalendar'
import { useSegments } from './useSegments'
import { useUnavailable } from './useUnavailable'
import { useWithFailure } from './useWithFailure'

export interface DateFieldProps extends FieldProps<string | null>, ControlWidthProps {
  /** The first day that the calendar offers, as `2026-11-21`. An earlier one can be typed: a rule rejects it in words. */
  min?: string | undefined
  /** The last day that the calendar offers. */
  max?: string | undefined
  /**
   * Called with a day; the words that it returns say why that day cannot be chosen ("The office is closed on Sundays").
   * The calendar shows them with the day, and a form rejects the day with them when it is typed.
   */
  isUnavailable?: ((date: string) => string | undefined) | undefined
  /** The first part of the date, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A day, without a time or a time zone: typed part by part in the locale's order and calendar, pasted whole, or picked
 * from a calendar. A value is `2026-11-21`, whatever the calendar; an unfinished or unreal date is handed on as the text
 * that stands there, for a rule to reject in words. A date that was filled in before the page's script ran is handed on
 * once it runs. A parent that decides what stands there may pass over such texts: they stay until it gives another value,
 * or another `resetKey`.
 */
export function DateField(props: DateFieldProps) {
  const { min, max, isUnavailable, name, readOnly, disabled, ref } = props
  const words = useLocaleWith(dateTexts)
  const { locale } = words
  const calendar = useCalendar<DateCalendarProps, string | null>(importCalendar)
  const framed = useWithFailure(props, calendar.failed)
  const frame = useFrame(framed)
  const format = useMemo(() => dateFormatOf(locale), [locale])
  const { box, given, handleEdit, handleBlur, choose } = useSegments(props, format, Boolean(calendar.opened))
  useUnavailable(props, () => (box.current ? [format.read(box.current)] : []))

  function pick(date: string) {
    choose(date)
    calendar.close()
  }

  return drawFrame(
    'sw-Field sw-DateField',
    framed,
    frame,
    <SegmentBox
      ref={box}
      className="sw-DateField-box"
      id={frame.control.id}
      name={name}
      submitted={format.write(given)}
      disabled={disabled}
      onBlur={handleBlur}
    >
      <Segments
        ref={ref}
        control={frame.control}
        row={dateRowOf(words)}
        texts={textsOf(given, locale)}
        readOnly={readOnly}
        onEdit={handleEdit}
      />
      {!readOnly && (
        <CalendarButton
          disabled={disabled}
          expanded={calendar.opened !== undefined}
          onPrepare={calendar.prepare}
          onOpen={() => calendar.open(() => dateOf(readTexts(box.current), locale))}
        />
      )}
      {calendar.Calendar && calendar.opened && (
        <calendar.Calendar
          field={box}
          date={calendar.opened.at}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          onPick={pick}
          onClose={calendar.close}
        />
      )}
    </SegmentBox>,
    { group: true, leads: true },
  )
}

const importCalendar = async () => (await import('./DateCalendar')).DateCalendar
