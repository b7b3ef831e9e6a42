import { focusable } from '../internal/focusable'

/**
 * Take the focus out of an element that leaves: to where it came from, else to the nearest control before it, else after
 * it. A browser would leave a person at the beginning of the page.
 */
export function restoreFocus(from: HTMLElement, cameFrom: Element | null): void {
  if (!from.contains(document.activeElement)) return
  if (cameFrom instanceof HTMLElement && tryFocus(cameFrom)) return
  const others = [...document.querySelectorAll<HTMLElement>(focusable)].filter((one) => !from.contains(one))
  const isBefore = (one: Element) =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const behind = others.filter((one) => !isBefore(one))
  for (const one of [...others.filter(isBefore).reverse(), ...behind]) if (tryFocus(one)) return
}

/** An item of a list with its neighbours: those after it, nearest first, then those before it. */
export interface ListPlace {
  readonly item: HTMLElement
  readonly neighbours: readonly Element[]
  readonly list: HTMLElement | null
}

export function placeInList(item: HTMLElement): ListPlace {
  const neighbours: Element[] = []
  for (const side of ['nextElementSibling', 'previousElementSibling'] as const) {
    for (let other = item[side]; other; other = other[side]) neighbours.push(other)
  }
  return { item, neighbours, list: item.parentElement }
}

/** Move the focus of an item to the one that is now in its place, else to the one before, else to the list itself. */
export function moveFocusToNeighbour(item: HTMLElement): void {
  if (item.contains(document.activeElement)) focusBeside(placeInList(item))
}

/** Move the focus as above, for an item that may be gone already. */
export function focusBeside({ neighbours, list }: ListPlace): void {
  for (const other of neighbours) {
    for (const one of other.querySelectorAll<HTMLElement>(focusable)) if (tryFocus(one)) return
  }
  if (!list) return
  list.tabIndex = -1
  tryFocus(list)
}

/** Move the focus to the screen that is present, unless that has taken it itself. */
export function bringFocusAlong(root: HTMLElement): void {
  const present = root.querySelector<HTMLElement>(':scope > :not([inert])')
  if (!present?.contains(document.activeElement)) present?.focus({ preventScroll: true })
}

function tryFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[inert]')) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
