/** A cell's place: row -1 is the header. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export interface GridExtent {
  readonly rows: number
  readonly columns: number
  /** Whether the header's cells can take focus. */
  readonly header: boolean
  /** How many rows PageUp and PageDown pass over. */
  readonly page: number
  readonly direction: 'ltr' | 'rtl'
}

export interface KeyPressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * Where a key leads, as the APG's data grid says, or undefined for a key that moves nothing. At an edge it
 * leads to where it is, so that the page does not scroll instead.
 */
export function moveByKey(from: CellPlace, pressed: KeyPressed, extent: GridExtent): CellPlace | undefined {
  if (pressed.altKey) return undefined
  const first = extent.header ? -1 : 0
  const to = target(from, pressed.key, pressed.ctrlKey || pressed.metaKey, extent)
  return (
    to && {
      row: clamp(to.row, first, extent.rows - 1),
      column: clamp(to.column, 0, extent.columns - 1),
    }
  )
}

function target(
  { row, column }: CellPlace,
  key: string,
  command: boolean,
  extent: GridExtent,
): CellPlace | undefined {
  const onward = extent.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = extent.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const last = extent.columns - 1
  if (key === 'Home') return { row: command ? 0 : row, column: 0 }
  if (key === 'End') return { row: command ? extent.rows - 1 : row, column: last }
  if (command) return undefined
  if (key === onward) return { row, column: column + 1 }
  if (key === back) return { row, column: column - 1 }
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'PageDown') return { row: row + extent.page, column }
  if (key === 'PageUp') return { row: row < 0 ? row : Math.max(0, row - extent.page), column }
  return undefined
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
