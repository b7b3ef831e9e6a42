const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], ' +
  '[contenteditable], [tabindex]:not([tabindex="-1"])'

/**
 * Takes the focus out of what leaves: to where it came from, else to what stands before it, else to what stands behind.
 * What is removed with the focus in it leaves a person at the beginning of the page.
 */
export function giveFocusBack(from: HTMLElement, cameFrom: Element | null): void {
  if (!from.contains(document.activeElement)) return
  if (cameFrom instanceof HTMLElement && tryFocus(cameFrom)) return
  const others = [...document.querySelectorAll<HTMLElement>(focusable)].filter((one) => !from.contains(one))
  const isBefore = (one: Element) =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const behind = others.filter((one) => !isBefore(one))
  for (const one of [...others.filter(isBefore).reverse(), ...behind]) if (tryFocus(one)) return
}

/** An item of a list with what stands around it: after it, nearest first, then before it. */
export interface ListPlace {
  readonly item: HTMLElement
  readonly neighbours: readonly Element[]
  readonly list: HTMLElement | null
}

export function placeInList(item: HTMLElement): ListPlace {
  const neighbours: Element[] = []
  for (const way of ['nextElementSibling', 'previousElementSibling'] as const) {
    for (let other = item[way]; other; other = other[way]) neighbours.push(other)
  }
  return { item, neighbours, list: item.parentElement }
}

/** In a list: to the item that is now in its place, else to the one before, else to the list itself. */
export function giveFocusToNeighbour(item: HTMLElement): void {
  if (item.contains(document.activeElement)) focusBeside(placeInList(item))
}

/** As above, for an item that may be gone already. */
export function focusBeside({ neighbours, list }: ListPlace): void {
  for (const other of neighbours) {
    for (const one of other.querySelectorAll<HTMLElement>(focusable)) if (tryFocus(one)) return
  }
  if (!list) return
  list.tabIndex = -1
  tryFocus(list)
}

function tryFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[inert]')) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
