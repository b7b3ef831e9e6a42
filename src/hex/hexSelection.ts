/** Bytes of a file, named as `blob.slice(start, end)` names them. */
export interface HexSelection {
  /** The offset of the first byte. */
  readonly start: number
  /** The offset behind the last one. */
  readonly end: number
}

/** Where a person is: the byte that has the focus, and the one from which a selection reaches to it. */
export interface HexCursor {
  readonly offset: number
  readonly anchor: number
}

export interface HexKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export interface HexShape {
  readonly size: number
  readonly bytesPerRow: number
  /** How many rows PageUp and PageDown pass over. */
  readonly page: number
}

/** The byte that a key leads to, as the APG's grid says, or undefined for a key that moves nothing. */
export function offsetByKey(offset: number, pressed: HexKey, shape: HexShape): number | undefined {
  if (pressed.altKey) return undefined
  const to = target(offset, pressed.key, pressed.ctrlKey || pressed.metaKey, shape)
  return to === undefined ? undefined : Math.max(0, Math.min(to, shape.size - 1))
}

function target(offset: number, key: string, command: boolean, shape: HexShape): number | undefined {
  const { size, bytesPerRow, page } = shape
  const start = offset - (offset % bytesPerRow)
  if (key === 'Home') return command ? 0 : start
  if (key === 'End') return command ? size - 1 : start + bytesPerRow - 1
  if (command) return undefined
  if (key === 'ArrowRight') return offset + 1
  if (key === 'ArrowLeft') return offset - 1
  if (key === 'ArrowDown') return byRows(offset, 1, shape)
  if (key === 'ArrowUp') return byRows(offset, -1, shape)
  if (key === 'PageDown') return byRows(offset, page, shape)
  if (key === 'PageUp') return byRows(offset, -page, shape)
  return undefined
}

/** In its column as long as there is a row; below the last full one only the last byte is left. */
function byRows(offset: number, rows: number, { size, bytesPerRow }: HexShape): number {
  const row = Math.floor(offset / bytesPerRow)
  const last = Math.floor((size - 1) / bytesPerRow)
  const wanted = Math.max(0, Math.min(row + rows, last))
  return wanted * bytesPerRow + (offset % bytesPerRow)
}

/** The bytes between the two, both included. */
export function selectionOf({ offset, anchor }: HexCursor): HexSelection {
  return { start: Math.min(offset, anchor), end: Math.max(offset, anchor) + 1 }
}

/** A selection that fits the file, or none: a host may give one of another file. */
export function withinFile(
  selection: HexSelection | null | undefined,
  size: number,
): HexSelection | undefined {
  if (!selection) return undefined
  const start = Math.max(0, selection.start)
  const end = Math.min(size, selection.end)
  return end > start ? { start, end } : undefined
}
