/** Scrolls as little as is needed, so that nothing that stays in the grid covers the cell. */
export function bringIntoSight(root: HTMLElement, cell: HTMLElement): void {
  const { scrollLeft } = root
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // A cell that stays is in sight, though a browser takes it for one that is covered.
  if (getComputedStyle(cell).position === 'sticky') root.scrollLeft = scrollLeft
}
