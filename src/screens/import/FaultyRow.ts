import type { CheckedRow } from './CheckedRow'

/** The name under which a row of the grid has its line; no field is called so. */
export const LINE = ' line'

/** The row itself. */
export const ROW = ' row'

/** A row that is to be mended, as a grid takes it: its values by field. */
export type FaultyRow = Readonly<Record<string, unknown>> & {
  readonly [LINE]: number
  readonly [ROW]: CheckedRow
}

const made = new WeakMap<CheckedRow, FaultyRow>()

/** The same for a row as long as that is the same, so that none is drawn again. */
export function faultyRowOf(row: CheckedRow): FaultyRow {
  const known = made.get(row) ?? { ...row.values, [LINE]: row.line, [ROW]: row }
  made.set(row, known)
  return known
}
