'use client'

import { type ReactNode, type Ref, useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateTexts } from '../messages/fields/dateTexts'
import { dateNotationOf, type DatePart, textsOf } from './dateParts'
import { dateFormatOf } from './dateSegments'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { gregorianEraOf } from './japaneseEras'
import { memorableDateIn } from './memorableDate'
import { readTexts } from './segmentBoxes'
import { SegmentList } from './SegmentList'
import { useSegments } from './useSegments'

export interface MemorableDateFieldProps extends FieldProps<string | null> {
  /** The kind of date, for a browser that can fill it in: `bday` for the date of birth of the person who writes. */
  autoComplete?: 'bday' | undefined
  /** The first box, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A date that people know by heart or read from a document, such as a date of birth: three boxes under names that stay in
 * sight, in the order and the calendar of the locale. The caret never moves on by itself. Months are taken as numbers or as
 * words ("March", "mar"). A value is `2026-11-21`; anything else is handed on as it stands there, for a rule to reject.
 */
export function MemorableDateField(props: MemorableDateFieldProps) {
  const { autoComplete, name, readOnly, disabled, ref } = props
  const { t, locale } = useLocaleWith(dateTexts)
  const frame = useFrame(props)
  const format = useMemo(
    () => ({ ...dateFormatOf(locale), read: (root: Element) => memorableDateIn(readTexts(root), locale) }),
    [locale],
  )
  const { box, given, handleEdit, handleBlur } = useSegments(props, format)

  const { parts, era, eras } = dateNotationOf(locale)
  const { id, 'aria-describedby': describedBy, ...attributes } = frame.control
  const texts = textsOf(given, locale)
  const idOf = (part: DatePart | 'era') => (part === parts[0] ? id : `${id}-${part}`)
  const nameOf = (part: DatePart | 'era') =>
    part === 'year' && era ? `${t('date.year')} ${era}` : t(`date.${part}`)

  return drawFrame(
    'sw-Field sw-MemorableDateField',
    props,
    frame,
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that focus has left the boxes
    <div
      ref={box}
      className="sw-MemorableDateField-parts"
      role="group"
      aria-labelledby={labelIdOf(id)}
      onBlur={handleBlur}
    >
      {parts.map((part) => (
        <Part key={part} part={part} id={idOf(part)} name={nameOf(part)}>
          <input
            {...attributes}
            id={idOf(part)}
            {...(part === parts[0] && { ref, 'aria-describedby': describedBy })}
            className="sw-Field-control sw-MemorableDateField-control"
            type="text"
            // A word cannot be typed on a number pad.
            inputMode={part === 'month' ? 'text' : 'numeric'}
            autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
            spellCheck={false}
            data-part={part}
            readOnly={readOnly}
            defaultValue={texts[part]}
            onChange={handleEdit}
          />
        </Part>
      ))}
      {eras && (
        <Part part="era" id={idOf('era')} name={nameOf('era')}>
          <SegmentList
            {...attributes}
            id={idOf('era')}
            className="sw-Field-control sw-MemorableDateField-control"
            data-part="era"
            options={eras}
            hint={gregorianEraOf(locale)}
            text={texts.era ?? ''}
            readOnly={readOnly}
            onChange={handleEdit}
          />
        </Part>
      )}
      <input
        hidden
        readOnly
        data-submitted=""
        disabled={disabled}
        name={name}
        defaultValue={format.write(given)}
      />
    </div>,
    { group: true, leads: false },
  )
}

interface PartProps {
  part: string
  id: string
  name: string
  children: ReactNode
}

function Part({ part, id, name, children }: PartProps) {
  return (
    <div className="sw-MemorableDateField-part" data-size={part}>
      <label className="sw-MemorableDateField-name" htmlFor={id}>
        {name}
      </label>
      {children}
    </div>
  )
}
