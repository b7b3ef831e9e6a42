import { bringIntoView } from '../internal/bringIntoView'

/** Scrolls as little as is needed, so that nothing that stays in the grid covers the cell. */
export function scrollCellIntoView(root: HTMLElement, cell: HTMLElement): void {
  const { scrollLeft } = root
  bringIntoView(cell, { block: 'nearest', inline: 'nearest' })
  // A cell that stays is in sight, though a browser takes it for one that is covered.
  if (getComputedStyle(cell).position === 'sticky') root.scrollLeft = scrollLeft
}

/** So many frames at most are spent on cards that learn their heights, and so few without a change are enough. */
const [longest, calm] = [30, 3]

/**
 * As above, for one of many cards whose heights are only guessed until they are drawn: those around it push it away as
 * they come into view. Returns how to stop.
 */
export function keepCellInView(root: HTMLElement, cellNow: () => HTMLElement | null): () => void {
  let frame = 0
  let quiet = 0
  let next = requestAnimationFrame(look)
  function look() {
    const cell = cellNow()
    if (!cell) return
    const before = root.scrollTop
    scrollCellIntoView(root, cell)
    quiet = root.scrollTop === before ? quiet + 1 : 0
    if (quiet < calm && ++frame < longest) next = requestAnimationFrame(look)
  }
  return () => cancelAnimationFrame(next)
}
