'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** The bar of what is selected goes with the last record, and a button that had focus with it: the list is where to go on. */
export function useFocusAfterSelection(grid: RefObject<HTMLElement | null>, isSelecting: boolean) {
  const was = useRef(isSelecting)
  useEffect(() => {
    const ended = was.current && !isSelecting
    was.current = isSelecting
    const { current } = grid
    if (!ended || !current || current.ownerDocument.activeElement !== current.ownerDocument.body) return
    current.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [grid, isSelecting])
}
