'use client'

import { type Ref, useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { timeTexts } from '../messages/fields/timeTexts'
import { drawFrame, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { SegmentBox } from './SegmentBox'
import { Segments } from './Segments'
import { timeTextsOf } from './timeParts'
import { hasSecondsIn, timeFormatOf, timeRowsOf } from './timeSegments'
import { useSegments } from './useSegments'

export interface TimeFieldProps extends FieldProps<string | null>, ControlWidthProps {
  /** Asks for seconds as well. A value that has some shows them in any case. @default false */
  seconds?: boolean | undefined
  /** The first time that the arrow keys lead to, as `09:00`. An earlier one can be typed: a rule rejects it in words. */
  min?: string | undefined
  /** The last time that the arrow keys lead to. */
  max?: string | undefined
  /** How many minutes the arrow keys go at once, to the next multiple. Any minute can be typed. @default 1 */
  step?: number | undefined
  /** The hour, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A time of the day, of no day and no zone: typed part by part with the figures and signs of the locale, or pasted whole.
 * A value is `14:30`, or `14:30:15`, however the locale counts its hours; hours may be typed to 24 everywhere. An unfinished
 * or unreal time is handed on as the text that stands there, for a rule to reject in words.
 */
export function TimeField(props: TimeFieldProps) {
  const { seconds = false, min, max, step, name, readOnly, disabled, ref } = props
  const words = useLocaleWith(timeTexts)
  const { locale } = words
  const frame = useFrame(props)
  const format = useMemo(() => timeFormatOf(locale), [locale])
  const { box, given, handleEdit, handleBlur } = useSegments(props, format)
  const rows = timeRowsOf(words, seconds || hasSecondsIn(given), { min, max, step })

  return drawFrame(
    'sw-Field sw-TimeField',
    props,
    frame,
    <SegmentBox
      ref={box}
      id={frame.control.id}
      name={name}
      submitted={format.write(given)}
      disabled={disabled}
      onBlur={handleBlur}
    >
      {rows.map((row) => (
        <Segments
          key={row.dir ?? 'word'}
          ref={row.dir && ref}
          control={frame.control}
          row={row}
          texts={timeTextsOf(given, locale)}
          readOnly={readOnly}
          onEdit={handleEdit}
          leads={row.dir !== undefined}
        />
      ))}
    </SegmentBox>,
    { group: true, leads: true },
  )
}
