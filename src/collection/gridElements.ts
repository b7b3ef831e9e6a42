/** Finding one's way between a grid's elements and its rows and columns. */

/** Where an element stands; row -1 is the header. */
export interface FoundCell {
  readonly element: HTMLElement
  readonly row: number
  readonly number: number
  /** The last of the columns that it spans. */
  readonly end: number
}

// The button of a branch takes no focus: keys open a branch from its cell.
const widgets =
  'a[href], button:not(.sw-RecordGrid-twisty), input, select, textarea, [contenteditable="true"]'
const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]'

export function cellAround(target: EventTarget): FoundCell | undefined {
  const element = (target as Element).closest<HTMLElement>('[aria-colindex]')
  const row = rowAround(target)
  if (!element || row === undefined) return undefined
  const number = Number(element.getAttribute('aria-colindex')) - 1
  return { element, row, number, end: number + Number(element.getAttribute('aria-colspan') ?? 1) - 1 }
}

export function rowAround(target: EventTarget): number | undefined {
  const row = (target as Element).closest<HTMLElement>('.sw-RecordGrid-row')
  if (!row) return undefined
  return row.dataset.index === undefined ? -1 : Number(row.dataset.index)
}

export function rowElement(root: HTMLElement, row: number): HTMLElement | null {
  return root.querySelector(row < 0 ? '.sw-RecordGrid-head > .sw-RecordGrid-row' : `[data-index="${row}"]`)
}

/** The cell of a column; where none begins with it, the one that spans it. */
export function cellElement(root: HTMLElement, row: number, number: number): HTMLElement | null {
  const cells = rowElement(root, row)
  return (
    cells?.querySelector<HTMLElement>(`[aria-colindex="${number + 1}"]`) ??
    cells?.querySelector<HTMLElement>('[aria-colspan]') ??
    null
  )
}

/** How many rows PageDown passes over: so many that the last one seen becomes the first. */
export function pageIn(root: HTMLElement): number {
  const { top, bottom } = root.getBoundingClientRect()
  const head = root.querySelector('.sw-RecordGrid-head')?.getBoundingClientRect()
  const from = Math.max(top, head && head.height > 1 ? head.bottom : top)
  const whole = [...root.querySelectorAll('.sw-RecordGrid-body > [data-index]')].filter((row) => {
    const place = row.getBoundingClientRect()
    return place.top >= from - 1 && place.bottom <= bottom + 1
  })
  return Math.max(1, whole.length - 1)
}

export function widgetsIn(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgets)]
}

/** The element that takes focus for a cell: its one control, or the cell itself. */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const [only, ...others] = widgetsIn(cell)
  return only && others.length === 0 ? only : cell
}

/** Whether arrow keys, Home and Space belong to what has focus and not to the grid. */
export function handlesOwnKeys(target: EventTarget, cell: HTMLElement): boolean {
  return target !== focusTarget(cell) || (target as Element).matches(typed)
}

/** Controls that a host draws in cells must not be tab stops of their own, or a list would have thousands. */
export function arrangeWidgets(root: HTMLElement, active: HTMLElement | null, entered: boolean): void {
  for (const cell of root.querySelectorAll<HTMLElement>('[data-interactive]:not([data-editing])')) {
    const inside = widgetsIn(cell)
    for (const widget of inside) {
      widget.tabIndex = cell === active && (entered || inside.length === 1) ? 0 : -1
    }
    if (inside.length === 1) cell.removeAttribute('tabindex')
  }
}
