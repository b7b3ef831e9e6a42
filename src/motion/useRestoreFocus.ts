'use client'

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreFocus } from './restoreFocus'

/** Restore the focus to where it came from when the element that has it leaves. Returns a handler for `onFocus`. */
export function useRestoreFocus(root: RefObject<HTMLElement | null>, present: boolean) {
  const cameFrom = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!present && root.current) restoreFocus(root.current, cameFrom.current)
  }, [present, root])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
}
