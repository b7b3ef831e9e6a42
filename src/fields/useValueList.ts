'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface ValueListProps {
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  resetKey?: string | number | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
}

/**
 * A list of values that React draws, kept here unless the parent keeps it. A later default, another reset key and a
 * native reset lead back to the default.
 *
 * @param element stands in the form whose reset is meant
 * @param onReset called when the list was led back, so that what is typed beside it goes as well
 */
export function useValueList(
  { value, defaultValue = none, resetKey, onValueChange }: ValueListProps,
  element: RefObject<HTMLInputElement | null>,
  onReset: () => void,
): readonly [values: readonly string[], change: (next: readonly string[]) => void] {
  const [own, setOwn] = useState(defaultValue)
  const [shown, setShown] = useState({ defaultValue, resetKey })
  const isReset = shown.resetKey !== resetKey
  if (isReset || !sameItems(shown.defaultValue, defaultValue)) {
    setShown({ defaultValue, resetKey })
    setOwn(defaultValue)
  }

  const cleared = useRef(resetKey)
  useLayoutEffect(() => {
    if (cleared.current === resetKey) return
    cleared.current = resetKey
    onReset()
  })

  useEffect(() => {
    const form = element.current?.form
    const reset = () => {
      setOwn(defaultValue)
      onReset()
    }
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  })

  function change(next: readonly string[]) {
    if (value === undefined) setOwn(next)
    onValueChange?.(next)
  }
  return [value ?? own, change]
}

const none: readonly string[] = []

/** A parent that writes its default in place makes a new list of it each time. */
function sameItems(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
