'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { FieldProps } from './FieldProps'
import type { Notation } from './useWrittenControl'

/**
 * Follow the value that stands in a text box, for a part beside it that shows it too: only that part is drawn again.
 * @returns the value, and what tells it of one that came without an event
 */
export function useStandingValue<Value>(
  input: RefObject<HTMLInputElement | null>,
  notation: Notation<Value>,
  { value, defaultValue, resetKey }: Pick<FieldProps<Value>, 'value' | 'defaultValue' | 'resetKey'>,
): readonly [value: Value | undefined, setValue: (value: Value) => void] {
  const { locale } = useLocaleWith()
  const [standing, setStanding] = useState(defaultValue)

  useEffect(() => {
    const box = input.current
    if (!box) return
    const read = () => setStanding(() => notation.read(box.value, locale))
    // The event comes before the form puts its controls back.
    const readAfterReset = () => queueMicrotask(read)
    read()
    box.addEventListener('input', read)
    box.form?.addEventListener('reset', readAfterReset)
    return () => {
      box.removeEventListener('input', read)
      box.form?.removeEventListener('reset', readAfterReset)
    }
  }, [input, notation, locale, defaultValue, resetKey])

  return [value === undefined ? standing : value, (next) => setStanding(() => next)]
}
