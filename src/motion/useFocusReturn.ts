'use client'

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { giveFocusBack } from './giveFocusBack'

/** Brings the focus back to where it came from when what it is in leaves. Give what it returns to `onFocus`. */
export function useFocusReturn(root: RefObject<HTMLElement | null>, present: boolean) {
  const cameFrom = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!present && root.current) giveFocusBack(root.current, cameFrom.current)
  }, [present, root])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
}
