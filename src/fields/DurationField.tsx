'use client'

import { type Ref, useMemo } from 'react'
import { compareDurations } from '../spec/values/durationText'
import { type LocaleWith, useLocaleWith } from '../internal/useLocaleWith'
import { durationTexts } from '../messages/fields/durationTexts'
import {
  durationIn,
  durationTextsIn,
  durationTextsOf,
  type DurationUnit,
  durationUnits,
  isDuration,
  stepDuration,
  unitLetters,
  unitWord,
} from './durationParts'
import { drawFrame, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { readTexts, showTexts } from './segmentBoxes'
import { SegmentBox } from './SegmentBox'
import type { SegmentRow } from './SegmentRow'
import { Segments } from './Segments'
import { type SegmentFormat, useSegments } from './useSegments'

export interface DurationFieldProps extends FieldProps<string | null>, ControlWidthProps {
  /** The parts that are asked for. A value with other parts shows them in any case. @default ['hour', 'minute'] */
  units?: readonly DurationUnit[] | undefined
  /** The first part, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * How long something takes: a box for each part, with its unit behind. A value is `PT1H30M` (ISO 8601), in the parts in
 * which it was entered: 90 minutes stay 90 minutes. "1h30" can be typed in one go, "1 h 30 min" pasted, and a part broken:
 * an hour and a half becomes an hour and 30 minutes. The arrow keys change one part and no other, never below nothing. What
 * is no number is handed on as text, for a rule to reject in words.
 */
export function DurationField(props: DurationFieldProps) {
  const { units = hoursAndMinutes, name, readOnly, disabled, ref } = props
  const words = useLocaleWith(durationTexts)
  const { locale } = words
  const frame = useFrame(props)
  const format = useMemo(() => durationFormatOf(locale), [locale])
  const { box, given, handleEdit, handleBlur } = useSegments(props, format)
  const texts = durationTextsOf(given, locale)
  const shown = durationUnits.filter((unit) => units.includes(unit) || texts[unit])

  return drawFrame(
    'sw-Field sw-DurationField',
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
      <Segments
        ref={ref}
        control={frame.control}
        row={durationRowOf(shown, words)}
        texts={texts}
        readOnly={readOnly}
        onEdit={handleEdit}
      />
    </SegmentBox>,
    { group: true, leads: true },
  )
}

const hoursAndMinutes: readonly DurationUnit[] = ['hour', 'minute']

function durationRowOf(
  units: readonly DurationUnit[],
  { t, locale }: LocaleWith<keyof typeof durationTexts>,
): SegmentRow {
  return {
    segments: units.map((unit) => ({
      part: unit,
      name: t(`duration.${unit}`),
      hint: '',
      inputMode: 'decimal',
      unit: unitWord(unit, locale),
    })),
    isFull: () => false,
    separators: new RegExp(`^[\\s:${unitLetters(locale)}]$`, 'iu'),
    step: (part, texts, by) => {
      const text = stepDuration(texts[part] ?? '', by, locale)
      return text === undefined ? undefined : { [part]: text }
    },
    pageSteps: 10,
    readPasted: (text) => {
      const found = durationTextsIn(text, locale)
      // A part without a box would be lost.
      const fits = found && durationUnits.every((unit) => !found[unit] || units.includes(unit))
      return fits ? found : undefined
    },
  }
}

function durationFormatOf(locale: string): SegmentFormat<string> {
  return {
    read: (root) => durationIn(readTexts(root), locale),
    show: (root, value) => showTexts(root, durationTextsOf(value, locale)),
    isWhole: isDuration,
    isSame: (one, other) => (one ?? '') === (other ?? '') || compareDurations(one ?? '', other ?? '') === 0,
    write: (value) => value ?? '',
    isTidied: true,
  }
}
