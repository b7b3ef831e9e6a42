'use client'

import { useRef } from 'react'
import type { RecordId } from '../data/DataSource'
import { groupExtent } from './groupSelection'
import { isSelected, nothingSelected, selectRecords, type Selection } from './Selection'
import type { GridRows } from './useGridRows'

export interface RowSelectionOptions<R extends object> {
  rows: GridRows<R>
  /** The host's own, by the number of a record. */
  getRecordId: (index: number) => RecordId | undefined
  selection: Selection | undefined
  onSelectionChange: ((selection: Selection) => void) | undefined
  onSelectRange: ((from: number, to: number, selected: boolean) => void) | undefined
}

/** Select rows one by one, as a range, and as a whole group by its heading. */
export function useRowSelection<R extends object>(options: RowSelectionOptions<R>) {
  const { rows, selection = nothingSelected, onSelectionChange } = options
  const { getRowId } = rows
  /** Where a range begins. */
  const anchor = useRef(-1)
  /** Where Shift with an arrow has led the range to. */
  const reach = useRef(-1)

  function selectRecordsFrom(from: number, to: number, selected: boolean) {
    const ids = Array.from({ length: to - from + 1 }, (_, place) => options.getRecordId(from + place))
    if (options.onSelectRange && ids.includes(undefined)) {
      options.onSelectRange(from, to, selected)
      return
    }
    const known = ids.filter((id) => id !== undefined)
    onSelectionChange?.(selectRecords(selection, known, selected))
  }

  /** Selects the records from one row to another, with those of the groups that are collapsed between them. */
  function selectRange(fromRow: number, toRow: number, selected: boolean) {
    const last = rows.headAt(toRow)?.group
    selectRecordsFrom(rows.indexOf(fromRow), rows.indexOf(toRow) + (last ? last.count - 1 : 0), selected)
  }

  function toggle(row: number, toAnchor: boolean) {
    const head = rows.headAt(row)
    if (head && onSelectionChange) {
      const isAll = groupExtent(selection, head, options.getRecordId) === 'all'
      selectRecordsFrom(head.start, head.start + head.group.count - 1, !isAll)
      return
    }
    const id = getRowId(row)
    if (!onSelectionChange || id === undefined) return
    if (toAnchor && anchor.current >= 0) {
      const selected = isSelected(selection, getRowId(anchor.current))
      selectRange(Math.min(anchor.current, row), Math.max(anchor.current, row), selected)
      return
    }
    anchor.current = row
    reach.current = row
    onSelectionChange(selectRecords(selection, [id], !isSelected(selection, id)))
  }

  /** Shift with an arrow: the range ends in another row now, so that one more is selected, or one is given up. */
  function extend(from: number, to: number) {
    if (reach.current !== from) anchor.current = from
    reach.current = to
    const leaves = Math.abs(to - anchor.current) < Math.abs(from - anchor.current)
    if (leaves) selectRange(from, from, false)
    else selectRange(Math.min(from, to), Math.max(from, to), true)
  }

  return { toggle, extend }
}
