/** A row that is higher than others, and by how many pixels. */
export interface TallerRow {
  readonly row: number
  readonly by: number
}

/** Where the rows of a table stand, in pixels below its header. */
export interface RowTops {
  topOf(row: number): number
  /** The row that covers a pixel. */
  rowAt(pixel: number): number
  heightOf(count: number): number
}

/** Rows of one height, of which a few are taller: nothing is kept for the others, however many there are. */
export function rowTops(rowHeight: number, taller: readonly TallerRow[] = []): RowTops {
  const sorted = taller.toSorted((one, other) => one.row - other.row)
  let above = 0
  const steps = sorted.map(({ row, by }) => {
    above += by
    return { row, by, above }
  })
  /** How much taller the rows before one are. */
  const extraBefore = (row: number) => steps.findLast((step) => step.row < row)?.above ?? 0
  return {
    topOf: (row) => row * rowHeight + extraBefore(row),
    rowAt(pixel) {
      const last = steps.findLast((step) => topOf(step) <= pixel)
      if (!last) return Math.floor(pixel / rowHeight)
      const end = topOf(last) + rowHeight + last.by
      return pixel < end ? last.row : last.row + 1 + Math.floor((pixel - end) / rowHeight)
    },
    heightOf: (count) => count * rowHeight + extraBefore(count),
  }
  function topOf(step: (typeof steps)[number]): number {
    return step.row * rowHeight + step.above - step.by
  }
}
