'use client'

import {
  type ChangeEvent,
  type ClipboardEvent,
  Fragment,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { useLocale } from '../internal/locale'
import { type DatePart, dateNotationOf, type DateTexts, isFull, textsIn } from './dateParts'
import type { ControlAttributes } from './FieldFrame'
import { showText } from './showText'

interface DateSegmentsProps {
  control: ControlAttributes
  /** What stands there at first. */
  texts: DateTexts
  readOnly: boolean | undefined
  /** Called after every change that a person makes. */
  onEdit: () => void
  /** The first segment: whoever has to correct a date starts there. */
  ref: Ref<HTMLInputElement> | undefined
}

/**
 * Day, month and year, each a text box of its own in the locale's order: a phone shows its number pad, and whatever is
 * typed stays. The caret moves on when a part is full or its separator is typed.
 */
export function DateSegments({ control, texts, readOnly, onEdit, ref }: DateSegmentsProps) {
  const { say, locale } = useLocale()
  const { parts, separator, mirrored } = dateNotationOf(locale)
  const { id, 'aria-describedby': _groupIsDescribed, ...attributes } = control

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
    <div className="sw-DateField-segments" dir={mirrored ? undefined : 'ltr'}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <span className="sw-DateField-separator" aria-hidden="true">
              {separator}
            </span>
          )}
          <input
            {...attributes}
            id={index === 0 ? id : `${id}-${part}`}
            ref={index === 0 ? ref : undefined}
            className="sw-DateField-segment"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            size={part === 'year' ? 4 : 2}
            data-part={part}
            aria-label={say(`date.${part}`)}
            placeholder={say(`date.${part}Hint`)}
            readOnly={readOnly}
            defaultValue={texts[part]}
            onChange={(event) => handleChange(part, event)}
            onBeforeInput={moveOnAtSeparator}
            onKeyDown={moveAtEdge}
            onPaste={handlePaste}
          />
        </Fragment>
      ))}
    </div>
  )
}

/** Writes a date into its boxes, as code does. */
export function showTexts(root: Element | null, texts: DateTexts): void {
  for (const segment of segmentsIn(root)) showText(segment, texts[segment.dataset.part as DatePart])
}

/** What stands in the boxes. */
export function readTexts(root: Element | null): DateTexts {
  const texts: Record<DatePart, string> = { day: '', month: '', year: '' }
  for (const segment of segmentsIn(root)) texts[segment.dataset.part as DatePart] = segment.value
  return texts
}

export function segmentsIn(root: Element | null): readonly HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('input[data-part]') ?? [])]
}

/** "3/14" and "03/14" are typed alike: after a part that moved on by itself, its separator means nothing more. */
function moveOnAtSeparator(event: InputEvent<HTMLInputElement>): void {
  const { currentTarget: segment } = event
  if (!/^[\s./\-–,،]+$/.test(event.data)) return
  event.preventDefault()
  const isSelected = segment.selectionStart === 0 && segment.selectionEnd === segment.value.length
  if (!isSelected) neighbourOf(segment, 1)?.select()
}

function moveAtEdge(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: segment, key } = event
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const { selectionStart, selectionEnd, value } = segment
  const isMirrored = getComputedStyle(segment.parentElement ?? segment).direction === 'rtl'
  const atStart = selectionStart === 0 && selectionEnd === 0
  const atEnd = selectionStart === value.length
  const isSelected = selectionStart === 0 && selectionEnd === value.length
  // In a box the digits run from left to right; the boxes themselves may run the other way.
  const atLeft = atStart || isSelected
  const atRight = atEnd || isSelected
  const step =
    key === 'Backspace' && value === ''
      ? -1
      : key === 'ArrowLeft' && atLeft
        ? isMirrored
          ? 1
          : -1
        : key === 'ArrowRight' && atRight
          ? isMirrored
            ? -1
            : 1
          : 0
  const next = step === 0 ? undefined : neighbourOf(segment, step)
  if (!next) return
  event.preventDefault()
  next.select()
}

function neighbourOf(segment: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const segments = segmentsIn(segment.parentElement)
  return segments[segments.indexOf(segment) + step]
}
