'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes the focus to the byte that was gone to, and does not lose it when its element is needed elsewhere. */
export function useHexFocus(
  grid: RefObject<HTMLElement | null>,
  { moves, movesFocus }: { readonly moves: number; readonly movesFocus: boolean },
): void {
  const done = useRef(moves)
  useLayoutEffect(() => {
    const root = grid.current
    const byte = root?.querySelector<HTMLElement>('[data-active]')
    const focused = root?.ownerDocument.activeElement
    if (!root || !byte || !focused) return
    const isNews = done.current !== moves
    done.current = moves
    if (focused === byte) {
      // The same element for another byte: it is said only when it is focused anew.
      if (isNews) byte.blur()
      else return
    } else if (!(isNews && movesFocus) && !isByteOf(root, focused)) return
    byte.focus({ preventScroll: true })
  })
}

function isByteOf(root: HTMLElement, element: Element): boolean {
  return root.contains(element) && element.matches('.sw-HexView-byte')
}
