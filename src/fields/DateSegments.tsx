'use client'

import {
  type ChangeEvent,
  type ClipboardEvent,
  Fragment,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { type DatePart, dateNotationOf, type DateTexts, isFull, textsIn } from './dateParts'
import { type ControlAttributes, labelIdOf } from './FieldFrame'
import { setControlText } from './setControlText'
import { useFieldLocale } from './useFieldLocale'

interface DateSegmentsProps {
  control: ControlAttributes
  /** The texts at first, one for each segment. */
  texts: DateTexts
  readOnly: boolean | undefined
  /** Called after every change that a person makes. */
  onEdit: () => void
  /** The first segment: a person who has to correct a date starts there, and hears there what to do. */
  ref: Ref<HTMLInputElement> | undefined
}

/**
 * Day, month and year, each a text box of its own in the order and the calendar of the locale: a phone shows its number
 * pad, and whatever is typed stays. The caret moves on when a part is full or its separator is typed.
 */
export function DateSegments({ control, texts, readOnly, onEdit, ref }: DateSegmentsProps) {
  const { t, locale } = useFieldLocale()
  const { parts, separator, mirrored, era, eraFirst } = dateNotationOf(locale)
  // The error is described at the first part, where the summary of a form leads to.
  const { id, 'aria-describedby': describedBy, ...attributes } = control
  const idOf = (part: DatePart) => (part === parts[0] ? id : `${id}-${part}`)

  function handleChange(part: DatePart, { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onEdit()
    const typed = nativeEvent instanceof window.InputEvent && nativeEvent.inputType.startsWith('insert')
    const atEnd = currentTarget.selectionEnd === currentTarget.value.length
    if (typed && atEnd && isFull(part, currentTarget.value)) neighbourOf(currentTarget, 1)?.select()
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const found = textsIn(event.clipboardData.getData('text'), locale)
    if (!found || readOnly) return
    event.preventDefault()
    showTexts(event.currentTarget.parentElement, found)
    onEdit()
  }

  return (
    <>
      <div className="sw-DateField-segments" dir={mirrored ? undefined : 'ltr'}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <span className="sw-DateField-separator" aria-hidden="true">
                {separator}
              </span>
            )}
            {part === 'year' && eraFirst && <Era>{era}</Era>}
            <input
              {...attributes}
              {...(index === 0 && { ref, 'aria-describedby': describedBy })}
              id={idOf(part)}
              className="sw-DateField-segment"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              size={part === 'year' ? 4 : 2}
              data-part={part}
              aria-label={part === 'year' && era ? `${t('date.year')} ${era}` : t(`date.${part}`)}
              aria-labelledby={`${labelIdOf(id)} ${idOf(part)}`}
              placeholder={t(`date.${part}Hint`)}
              readOnly={readOnly}
              defaultValue={texts[part]}
              onChange={(event) => handleChange(part, event)}
              onBeforeInput={handleBeforeInput}
              onKeyDown={handleKeyDown}
              onPaste={handlePaste}
            />
          </Fragment>
        ))}
      </div>
      {!eraFirst && <Era>{era}</Era>}
    </>
  )
}

/** Said with the year, so that only eyes find it here. */
function Era({ children }: { children: string | undefined }) {
  return (
    children && (
      <span className="sw-DateField-era" aria-hidden="true">
        {children}
      </span>
    )
  )
}

/** Writes a date into its boxes, as code does. */
export function showTexts(root: Element | null, texts: DateTexts): void {
  for (const segment of segmentsIn(root)) setControlText(segment, texts[segment.dataset.part as DatePart])
}

/** The texts of the boxes. */
export function readTexts(root: Element | null): DateTexts {
  const texts: Record<DatePart, string> = { day: '', month: '', year: '' }
  for (const segment of segmentsIn(root)) texts[segment.dataset.part as DatePart] = segment.value
  return texts
}

export function segmentsIn(root: Element | null): readonly HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('input[data-part]') ?? [])]
}

/** A keyboard on glass names no keys: it says only what it is about to write. */
function handleBeforeInput(event: InputEvent<HTMLInputElement>): void {
  if (isSeparator(event.data)) moveOn(event)
}

/** "3/14" and "03/14" are typed alike: after a part that moved on by itself, its separator means nothing more. */
function moveOn(event: SyntheticEvent<HTMLInputElement>): void {
  event.preventDefault()
  if (!isSelected(event.currentTarget)) neighbourOf(event.currentTarget, 1)?.select()
}

function isSeparator(key: string): boolean {
  return /^[\s./\-–,،]$/.test(key)
}

/** Whether the next key replaces all of it; of an empty box, that is true as well. */
function isSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length
}

function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (isSeparator(event.key)) moveOn(event)
  const next = neighbourOf(event.currentTarget, stepOf(event))
  if (!next) return
  event.preventDefault()
  next.select()
}

/** Where an arrow key leads from the edge of a box, and Backspace from an empty one. */
function stepOf({ currentTarget: segment, key, shiftKey }: KeyboardEvent<HTMLInputElement>): -1 | 0 | 1 {
  if (key === 'Backspace' && segment.value === '') return -1
  if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return 0
  // In a box the figures run from left to right; the boxes themselves may run the other way.
  const edge = key === 'ArrowLeft' ? 0 : segment.value.length
  const isAtEdge = segment.selectionStart === edge && segment.selectionEnd === edge
  if (!isAtEdge && !isSelected(segment)) return 0
  const isMirrored = getComputedStyle(segment.parentElement ?? segment).direction === 'rtl'
  return (key === 'ArrowRight') === isMirrored ? -1 : 1
}

function neighbourOf(segment: HTMLInputElement, step: -1 | 0 | 1): HTMLInputElement | undefined {
  if (step === 0) return undefined
  const segments = segmentsIn(segment.parentElement)
  return segments[segments.indexOf(segment) + step]
}
