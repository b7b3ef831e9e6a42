'use client'

import type { ClipboardEvent, ReactElement, RefObject } from 'react'
import { insertText, type TextControl } from './enterText'

/** A browser lays out a million characters in a moment; ten million take seconds. */
const longest = 1_000_000

/**
 * Hold back a paste that would make the page stand still, and offer it to the person instead. What offers it is loaded
 * then; where it cannot be had, the text is inserted, because it may be the only copy.
 *
 * @param draw draws the offer, or nothing once the person has decided
 * @param max how many characters are inserted without asking
 */
export function holdBackPaste<Control extends TextControl>(
  event: ClipboardEvent<Control>,
  control: RefObject<Control | null>,
  draw: (offer: ReactElement | undefined) => void,
  max = longest,
): void {
  const { currentTarget } = event
  if (currentTarget.readOnly) return
  const text = event.clipboardData.getData('text')
  if (text.length <= max) return
  event.preventDefault()
  importLongPaste().then(
    ({ LongPaste }) => draw(<LongPaste text={text} control={control} onDone={() => draw(undefined)} />),
    () => insertText(currentTarget, text),
  )
}

const importLongPaste = () => import('./LongPaste')
