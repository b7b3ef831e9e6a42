// Events of the boxes of a row: a person types, steps, pastes, moves on.
import type { ChangeEvent, ClipboardEvent, InputEvent, KeyboardEvent } from 'react'
import { digitsOf } from '../spec/values/digits'
import {
  besideOf,
  boxOf,
  enter,
  isSelected,
  readTexts,
  segmentAfter,
  type SegmentTexts,
  showTexts,
} from './segmentBoxes'
import type { SegmentRow } from './SegmentRow'
import { textsAfter } from './segmentSteps'

export function handleChange(event: ChangeEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: box, nativeEvent } = event
  onEdit()
  const typed = nativeEvent instanceof window.InputEvent && nativeEvent.inputType.startsWith('insert')
  const atEnd = box.selectionEnd === box.value.length
  if (typed && atEnd && row.isFull(box.dataset.part ?? '', box.value)) enter(segmentAfter(box))
}

/** A keyboard on glass names no keys: it says only what it is about to write. */
export function handleBeforeInput(event: InputEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: box, data } = event
  const lettered = row.readLetter?.(data)
  if (row.separators.test(data)) {
    event.preventDefault()
    moveOn(box)
  } else if (lettered && !box.readOnly) {
    event.preventDefault()
    write(box, lettered, onEdit)
  } else if (digitsOf(data) && isOverfull(box, row)) {
    box.select()
  }
}

/** Whether a part has no room for what is typed beside its text, which then begins it anew; in the last part a slip stays. */
function isOverfull(box: HTMLInputElement, row: SegmentRow): boolean {
  const isCaret = box.selectionStart === box.selectionEnd
  const hasRoom = box.value.length < box.size || !row.isFull(box.dataset.part ?? '', box.value)
  return isCaret && !hasRoom && segmentAfter(box) !== undefined
}

export function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: box, key } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const texts = readTexts(wholeOf(box))
  const stepped = box.readOnly ? undefined : textsAfter(key, box.dataset.part ?? '', texts, row)
  if (stepped) {
    event.preventDefault()
    write(box, stepped, onEdit)
    box.select()
  } else if (row.separators.test(key)) {
    event.preventDefault()
    moveOn(box)
  } else {
    moveAside(event)
  }
}

/** The browser's own list finds words by their letters in its own way, and "p" is none of Arabic's. */
export function handleListKey(event: KeyboardEvent<HTMLSelectElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: list, key } = event
  const lettered = list.ariaReadOnly === 'true' ? undefined : row.readLetter?.(key)
  if (!lettered || event.altKey || event.ctrlKey || event.metaKey) {
    moveAside(event)
    return
  }
  event.preventDefault()
  write(list, lettered, onEdit)
}

export function handlePaste(event: ClipboardEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const found = row.readPasted(event.clipboardData.getData('text'))
  if (!found || event.currentTarget.readOnly) return
  event.preventDefault()
  write(event.currentTarget, found, onEdit)
}

/** Write texts as a person does: a copied moment fills the boxes of its date and of its time. */
function write(box: HTMLElement, texts: SegmentTexts, onEdit: () => void): void {
  showTexts(wholeOf(box), texts)
  onEdit()
}

/** The boxes that make one value together: all of the field, or those of one end of a range. */
function wholeOf(box: HTMLElement) {
  return box.closest('.sw-Segments[data-scope]') ?? boxOf(box)
}

/** "3/14" and "03/14" are typed alike: after a part that moved on by itself, its separator means nothing more. */
function moveOn(box: HTMLInputElement): void {
  if (!isSelected(box)) enter(segmentAfter(box))
}

/** Follow an arrow key from the edge of a box, and Backspace from an empty one. */
function moveAside(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const beside = besideOf(event.currentTarget, event.key, event.shiftKey)
  if (!beside) return
  event.preventDefault()
  enter(beside)
}
