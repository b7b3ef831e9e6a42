'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { TextControl } from './enterText'

interface Shown {
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly resetKey?: string | number | undefined
}

/**
 * Read something from the text of a control that the browser keeps, again with every change of it. Its component is drawn
 * anew only when the answer is another.
 *
 * @param read a function that stays the same, or the control is listened to anew
 */
export function useControlText<Answer>(
  control: RefObject<TextControl | HTMLSelectElement | null>,
  { value, defaultValue, resetKey }: Shown,
  read: (text: string) => Answer,
): Answer {
  const [answer, setAnswer] = useState(() => read(value ?? defaultValue ?? ''))
  const controlled = value !== undefined

  useEffect(() => {
    const element = control.current
    // Drawn anew at this event, a list would get its parent's choice back before the parent heard of another one.
    if (!element || controlled) return undefined
    const readAgain = () => setAnswer(() => read(element.value))
    // The event comes before the form puts its controls back.
    const readAfterReset = () => queueMicrotask(readAgain)
    readAgain()
    element.addEventListener('input', readAgain)
    element.form?.addEventListener('reset', readAfterReset)
    return () => {
      element.removeEventListener('input', readAgain)
      element.form?.removeEventListener('reset', readAfterReset)
    }
  }, [control, controlled, defaultValue, resetKey, read])

  // While the parent decides what stands there, a key that it does not take up changes nothing.
  return controlled ? read(value) : answer
}
