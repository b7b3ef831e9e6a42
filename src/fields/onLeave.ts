import type { FocusEvent } from 'react'

/** Call back when focus leaves the whole of an element, and not when it goes from one part of it to another. */
export function onLeave(callback: (() => void) | undefined) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) callback?.()
  }
}
