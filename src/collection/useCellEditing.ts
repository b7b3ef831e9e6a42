'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RecordId } from '../data/DataSource'
import type { AfterEditing } from './CellEditing'
import { type Column, type GridLayout, isEditable } from './Column'
import type { CellPlace } from './gridKeys'
import type { useActiveCell } from './useActiveCell'

interface CellEditingOptions<R extends object> {
  cell: ReturnType<typeof useActiveCell>
  columns: readonly Column<R>[]
  /** The number of the first column that shows a value. */
  first: number
  layout: GridLayout
  getRow: (index: number) => R | undefined
  getRowId: (index: number) => RecordId | undefined
}

/** Which value is edited in its cell: one at most, and only in a table. */
export interface EditedCell {
  readonly id: RecordId
  /** The column's id. */
  readonly column: string
}

/** One cell may be edited at a time; it stays the same record's, wherever its row goes. */
export function useCellEditing<R extends object>(options: CellEditingOptions<R>) {
  const { cell, columns, first, layout, getRow, getRowId } = options
  const [asked, setAsked] = useState<EditedCell>()
  const edited = layout === 'table' ? asked : undefined

  /** Whether the value there can be edited, and is from now on. */
  function start({ row, column: number }: CellPlace): boolean {
    const column = columns[number - first]
    const [record, id] = [getRow(row), getRowId(row)]
    if (layout !== 'table' || !column || !record || id === undefined) return false
    if (!isEditable(column, record)) return false
    cell.moveTo({ row, number })
    setAsked({ id, column: column.id })
    return true
  }

  function close(next: AfterEditing) {
    const step = next === 'previous' ? -1 : 1
    const place = columns.findIndex(({ id }) => id === asked?.column)
    setAsked(undefined)
    if (next === 'leave') return
    const record = getRow(cell.row)
    if (next !== 'stay' && record) {
      for (let at = place + step; at >= 0 && at < columns.length; at += step) {
        const column = columns[at]
        if (column && isEditable(column, record)) {
          start({ row: cell.row, column: at + first })
          return
        }
      }
    }
    cell.moveTo({ row: cell.row, number: place + first })
  }

  // A row is drawn again for each function that it is given: this one stays.
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  const onClose = useCallback((next: AfterEditing) => latest.current(next), [])
  return { edited, start, onClose }
}
