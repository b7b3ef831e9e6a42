'use client'

import type { GridRows } from './useGridRows'
import { usePrinting } from './usePrinting'
import type { VirtualRow } from './useVirtualRows'

/** So many rows go on paper at most: some thirty pages. */
const mostPrinted = 1000

export interface PrintedRows {
  readonly rows: readonly VirtualRow[]
  /** How many records are on paper, and of how many, when it is not all of them. */
  readonly cut: { readonly shown: number; readonly total: number } | undefined
}

/** The rows of a grid on paper: not those in sight, but all that have come. Undefined on a screen. */
export function usePrintedRows<R extends object>(
  { rowCount, getRow, headAt }: GridRows<R>,
  recordCount: number,
): PrintedRows | undefined {
  // `getRow` and `headAt` may return other rows at each rendering.
  'use no memo'
  if (!usePrinting()) return undefined
  const rows: VirtualRow[] = []
  let shown = 0
  for (let index = 0; index < rowCount && rows.length < mostPrinted; index++) {
    const isRecord = getRow(index) !== undefined
    if (isRecord) shown++
    if (isRecord || headAt(index)) rows.push({ index, top: 0, detailTop: 0 })
  }
  return { rows, cut: shown < recordCount ? { shown, total: recordCount } : undefined }
}
