'use client'

import { type ClipboardEvent, type ReactElement, type RefObject, useState } from 'react'
import { insertText, type TextControl } from './enterText'

/** A browser lays out a million characters in a moment; ten million take seconds. */
const longest = 1_000_000

/**
 * Hold back a paste that would make the page stand still, and offer it to the person instead. What offers it is loaded
 * then; where it cannot be had, the text is inserted, because it may be the only copy.
 *
 * @param max how many characters are inserted without asking
 */
export function useLongPaste<Control extends TextControl>(
  control: RefObject<Control | null>,
  max = longest,
): readonly [offer: ReactElement | undefined, handlePaste: (event: ClipboardEvent<Control>) => void] {
  const [offer, setOffer] = useState<ReactElement>()

  function handlePaste(event: ClipboardEvent<Control>) {
    const { currentTarget } = event
    if (currentTarget.readOnly) return
    const text = event.clipboardData.getData('text')
    if (text.length <= max) return
    event.preventDefault()
    importLongPaste().then(
      ({ LongPaste }) =>
        setOffer(<LongPaste text={text} control={control} onDone={() => setOffer(undefined)} />),
      () => insertText(currentTarget, text),
    )
  }
  return [offer, handlePaste]
}

const importLongPaste = () => import('./LongPaste')
