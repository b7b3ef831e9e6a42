'use client'

import { type Ref, useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateRangeTexts } from '../messages/fields/dateRangeTexts'
import { CalendarButton } from './CalendarButton'
import { textsOf } from './dateParts'
import type { DateRangeCalendarProps, DateRangePreset } from './DateRangeCalendar'
import { type DateRangeValue, endsOf } from './dateRangeText'
import { dateRangeFormatOf } from './dateRangeValue'
import { dateRowOf } from './dateSegments'
import { errorsByPart } from './errorsByPart'
import { drawFrame, isShown, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { SegmentBox } from './SegmentBox'
import { rowIdOf, Segments } from './Segments'
import { useCalendar } from './useCalendar'
import { useParts } from './useParts'
import { useSegments } from './useSegments'
import { useUnavailable } from './useUnavailable'
import { useWithFailure } from './useWithFailure'

export interface DateRangeFieldProps
  extends Omit<FieldProps<DateRangeValue | null>, 'defaultValue'>, ControlWidthProps {
  /**
   * The range at first; also as the text under which it was submitted, `2026-11-01/2026-11-21`. A later change of it, or of
   * `resetKey`, is shown as well.
   */
  defaultValue?: DateRangeValue | string | null | undefined
  /** The first day that the calendar offers, as `2026-11-21`. An earlier one can be typed: a rule rejects it in words. */
  min?: string | undefined
  /** The last day that the calendar offers. */
  max?: string | undefined
  /** Called with a day; the words that it returns say why no range may begin, end or pass there. */
  isUnavailable?: ((date: string) => string | undefined) | undefined
  /** Ranges that the calendar offers by their names, such as "Last 7 days". */
  presets?: readonly DateRangePreset[] | undefined
  /** The first part of the start, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * From one day to another; both belong to it. Each is typed part by part, or both are picked from one calendar. What is
 * half filled is handed on as far as it goes: `{ start: '2026-11-01', end: null }`. A form submits both under one name, as
 * ISO 8601 writes an interval: `2026-11-01/2026-11-21`.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { min, max, isUnavailable, presets, name, readOnly, disabled, ref } = props
  const words = useLocaleWith(dateRangeTexts)
  const { locale, t } = words
  const calendar = useCalendar<DateRangeCalendarProps, DateRangeValue>(importCalendar)
  const framed = useWithFailure(props, calendar.failed)
  const frame = useFrame(framed)
  const format = useMemo(() => dateRangeFormatOf(locale), [locale])
  const { box, given, handleEdit, handleBlur, choose } = useSegments(props, format, Boolean(calendar.opened))
  const readEnds = () => endsOf(box.current && format.read(box.current))
  useUnavailable(props, () => Object.values(readEnds()))

  function pick(range: DateRangeValue) {
    choose(range)
    calendar.close()
  }

  const ends = endsOf(given)
  const { control } = frame
  const startRow = dateRowOf(words, { id: 'start', name: t('dateRange.start') })
  const endRow = dateRowOf(words, { id: 'end', name: t('dateRange.end') })
  useParts(props, { start: control.id, end: rowIdOf(control.id, endRow) })
  const { error, errors } = errorsByPart(props, ['start', 'end'])
  /** Return how an end is marked: one alone may be wrong. */
  const controlOf = (end: 'start' | 'end') =>
    props.invalid || isShown(error) || isShown(errors[end])
      ? control
      : { ...control, 'aria-invalid': control.required ? false : undefined }
  return drawFrame(
    'sw-Field sw-DateRangeField',
    framed,
    frame,
    <SegmentBox
      ref={box}
      id={control.id}
      name={name}
      submitted={format.write(given)}
      disabled={disabled}
      onBlur={handleBlur}
    >
      <div className="sw-DateRangeField-ends">
        <Segments
          ref={ref}
          control={controlOf('start')}
          row={startRow}
          texts={textsOf(ends.start, locale)}
          readOnly={readOnly}
          onEdit={handleEdit}
        />
        <span className="sw-DateRangeField-dash" aria-hidden="true">
          –
        </span>
        <Segments
          control={controlOf('end')}
          row={endRow}
          texts={textsOf(ends.end, locale)}
          readOnly={readOnly}
          onEdit={handleEdit}
          leads={false}
          described={isShown(errors.end)}
        />
      </div>
      {!readOnly && (
        <CalendarButton
          disabled={disabled}
          expanded={calendar.opened !== undefined}
          onPrepare={calendar.prepare}
          onOpen={() => calendar.open(readEnds)}
        />
      )}
      {calendar.Calendar && calendar.opened && (
        <calendar.Calendar
          field={box}
          range={calendar.opened.at}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          presets={presets}
          onPick={pick}
          onClose={calendar.close}
        />
      )}
    </SegmentBox>,
    { group: true, leads: true },
  )
}

const importCalendar = async () => (await import('./DateRangeCalendar')).DateRangeCalendar
