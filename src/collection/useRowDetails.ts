'use client'

import { useCallback, useMemo, useState } from 'react'
import type { RecordId } from '../data/DataSource'
import { findRow } from './findRow'
import type { TallerRow } from './rowTops'
import type { GridRows } from './useGridRows'

interface OpenDetail {
  readonly id: RecordId
  /** Where its record was seen last, among those of all groups. */
  readonly index: number
}

interface RowDetailsOptions<R extends object> {
  /** Whether rows have details. */
  enabled: boolean
  rows: GridRows<R>
  /** The host's own, by the number of a record. */
  getRecordId: (index: number) => RecordId | undefined
  recordCount: number
  /** Another one means another list, of which none is open. */
  viewKey: string | undefined
}

/** So high is a detail before it is measured. */
const assumedHeight = 96

/** Which records show more of themselves below their rows. They stay open wherever their rows go, until the records go. */
export function useRowDetails<R extends object>(options: RowDetailsOptions<R>) {
  const { enabled, rows, getRecordId, recordCount, viewKey } = options
  const [state, setState] = useState<{ viewKey: string | undefined; open: readonly OpenDetail[] }>({
    viewKey,
    open: none,
  })
  const [heights, setHeights] = useState<ReadonlyMap<RecordId, number>>(new Map())
  const before = state.viewKey === viewKey ? state.open : none
  const open = followDetails(before, getRecordId, recordCount)
  if (open !== state.open) setState({ viewKey, open })

  const byRow = new Map<number, RecordId>()
  for (const { id, index } of open) {
    const row = rows.rowOf(index)
    if (row !== undefined && enabled) byRow.set(row, id)
  }
  const key = JSON.stringify([...byRow].map(([row, id]) => [row, heights.get(id) ?? assumedHeight]))
  const taller = useMemo(
    () => (JSON.parse(key) as [number, number][]).map(([row, by]): TallerRow => ({ row, by })),
    [key],
  )
  return {
    /** The rows that are higher by what they show. */
    taller,
    isOpen: (row: number) => byRow.has(row),
    /** How many details stand above a row. */
    countBefore: (row: number) => [...byRow.keys()].filter((one) => one < row).length,
    count: byRow.size,
    onToggle(row: number) {
      const id = rows.getRowId(row)
      if (!enabled || id === undefined) return
      const others = open.filter((one) => one.id !== id)
      setState({
        viewKey,
        open: others.length < open.length ? others : [...open, { id, index: rows.indexOf(row) }],
      })
    },
    onHeightChange: useCallback(
      (id: RecordId, height: number) =>
        setHeights((known) => (known.get(id) === height ? known : new Map(known).set(id, height))),
      [],
    ),
  }
}

const none: readonly OpenDetail[] = []

/** Where the open records are now; the same list while none has moved or gone. */
function followDetails(
  open: readonly OpenDetail[],
  getRecordId: (index: number) => RecordId | undefined,
  count: number,
): readonly OpenDetail[] {
  const now = open.flatMap((one): readonly OpenDetail[] => {
    const index = findRow(one.id, one.index, getRecordId, count)
    if (index === undefined || index >= count) return []
    return [index === one.index ? one : { ...one, index }]
  })
  return now.length === open.length && now.every((one, place) => one === open[place]) ? open : now
}
