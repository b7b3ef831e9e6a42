'use client'

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Whether a person is in the view of a file. It stays true when React removes the element that has the focus. */
export type HexFocusWithin = RefObject<boolean>

/**
 * Follow the focus within the view. When another status removes the element that has it, the first button of the new one
 * takes it, unless the grid does.
 */
export function useHexFocusWithin(root: RefObject<HTMLElement | null>, status: string) {
  const focusWithin: HexFocusWithin = useRef(false)
  useLayoutEffect(() => {
    if (status === 'failed' && isFocusLost(focusWithin)) root.current?.querySelector('button')?.focus()
  }, [root, status])
  return {
    focusWithin,
    onFocus() {
      focusWithin.current = true
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      focusWithin.current = currentTarget.contains(relatedTarget)
    },
  }
}

/** Focus the byte that a person goes to, and keep the focus when its element is needed elsewhere. */
export function useHexFocus(
  grid: RefObject<HTMLElement | null>,
  { moves, movesFocus }: { readonly moves: number; readonly movesFocus: boolean },
  focusWithin: HexFocusWithin,
): void {
  const done = useRef(moves)
  useLayoutEffect(() => {
    const root = grid.current
    const byte = root?.querySelector<HTMLElement>('[data-active]')
    const focused = root?.ownerDocument.activeElement
    if (!root || !byte || !focused) return
    const isNew = done.current !== moves
    done.current = moves
    if (focused === byte) {
      // The same element for another byte: a screen reader says it only when it is focused anew.
      if (isNew) byte.blur()
      else return
    } else if (!(isNew && movesFocus) && !isByteOf(root, focused) && !isFocusLost(focusWithin)) return
    byte.focus({ preventScroll: true })
  })
}

function isByteOf(root: HTMLElement, element: Element): boolean {
  return root.contains(element) && element.matches('.sw-HexView-byte')
}

function isFocusLost(focusWithin: HexFocusWithin): boolean {
  return focusWithin.current && document.activeElement === document.body
}
