'use client'

import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react'

/** One element for two holders: the component, which reads the first, and the host, whose ref the second fills too. */
export function useSharedRef<T>(given: Ref<T> | undefined): readonly [RefObject<T | null>, RefCallback<T>] {
  const own = useRef<T>(null)
  const hold = useCallback((element: T | null) => shareElement(own, given, element), [given])
  return [own, hold]
}

/** Hand an element to both. Returns how to take it back. */
export function shareElement<T>(
  own: RefObject<T | null>,
  given: Ref<T> | undefined,
  element: T | null,
): (() => void) | undefined {
  own.current = element
  // React empties what leaves nothing behind itself; hardly one of a thousand fields has a ref to share.
  if (!given) return undefined
  const leave = hand(given, element)
  return () => {
    own.current = null
    leave()
  }
}

function hand<T>(ref: NonNullable<Ref<T>>, element: T | null): () => void {
  if (typeof ref === 'function') {
    const leave = ref(element)
    return typeof leave === 'function' ? leave : () => void ref(null)
  }
  ref.current = element
  return () => {
    ref.current = null
  }
}
