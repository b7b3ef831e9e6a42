'use client'

import type { GridRows } from './useGridRows'
import { usePrintedRows } from './usePrintedRows'
import { useVirtualRows, type VirtualRowsOptions } from './useVirtualRows'

interface ShownRowsOptions<R extends object> extends Omit<VirtualRowsOptions, 'count' | 'getRowId'> {
  rows: GridRows<R>
  recordCount: number
}

/** The rows of a grid that are on the page: those in sight below the heading of their group; on paper all that have come. */
export function useShownRows<R extends object>({ rows, recordCount, ...options }: ShownRowsOptions<R>) {
  const { rows: drawn, ...shown } = useVirtualRows({
    ...options,
    count: rows.rowCount,
    getRowId: rows.getRowId,
  })
  const { range } = shown
  // The heading of the topmost group stays above its rows.
  const stuck = range && rows.groups?.headOf(range.first)?.row
  const printed = usePrintedRows(rows, recordCount)
  const inSight =
    stuck === undefined || drawn.some(({ index }) => index === stuck)
      ? drawn
      : [{ index: stuck, top: 0, detailTop: 0 }, ...drawn]
  return { ...shown, rows: printed?.rows ?? inSight, inSight, stuck, printed }
}
