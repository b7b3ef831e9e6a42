'use client'

import type { FocusEvent, RefObject } from 'react'
import type { ListSort } from '../data/DataSource'
import { useKeyboardPart } from '../internal/keyboardParts'
import type { GridLayout } from './Column'
import { detailColumnId } from './detailColumn'
import { detailAround } from './gridTree'
import { keyPartsOf } from './keyPartsOf'
import type { RecordGridProps } from './RecordGridProps'
import { type Selection, selectionExtent } from './Selection'
import { useActiveCell } from './useActiveCell'
import { useCellEditing } from './useCellEditing'
import { useGridActions } from './useGridActions'
import type { useGridColumns } from './useGridColumns'
import type { GridRows } from './useGridRows'
import type { useRowDetails } from './useRowDetails'
import { useSelectionAnnouncement } from './useSelectionAnnouncement'
import { useSortAnnouncement } from './useSortAnnouncement'

interface GridParts<R extends object> {
  root: RefObject<HTMLElement | null>
  layout: GridLayout
  rows: GridRows<R>
  columns: ReturnType<typeof useGridColumns<R>>
  details: ReturnType<typeof useRowDetails<R>>
  /** Whether a row of totals stands below the others. */
  foot: boolean
  sort: readonly ListSort[]
  selection: Selection
}

/** All that a person does in a grid: the cell that has focus, the value that is edited in its cell, and what keys and presses do. */
export function useGridInteraction<R extends object>(props: RecordGridProps<R>, parts: GridParts<R>) {
  const { root, layout, rows, details, foot, sort, selection } = parts
  const { columns, titleColumn, selectable, places, resize } = parts.columns
  const { getRow, getRowId } = rows
  const cell = useActiveCell({
    root,
    columns: places,
    rowCount: rows.rowCount,
    foot,
    getRowId,
    header: layout === 'table',
    start: props.defaultPlace,
    autoFocus: props.autoFocus ?? false,
    viewKey: props.viewKey,
  })
  const editing = useCellEditing({ cell, columns, first: selectable ? 1 : 0, layout, getRow, getRowId })
  const total = props.hasMore ? undefined : props.rowCount
  const extent = selectable ? selectionExtent(selection, total) : undefined
  const actions = useGridActions({
    cell,
    columnCount: places.length,
    rows,
    foot,
    getRecordId: props.getRowId,
    layout,
    sort,
    onSortChange: props.onSortChange,
    selection,
    extent,
    onSelectionChange: props.onSelectionChange,
    onSelectRange: props.onSelectRange,
    onExpandedChange: props.onGroupExpandedChange,
    getTreeRow: props.getTreeRow,
    onTreeExpandedChange: props.onTreeExpandedChange,
    titleNumber: places.indexOf(titleColumn),
    details,
    resize,
    onEdit: editing.start,
  })
  useKeyboardPart(root, keyPartsOf(props, layout))
  useSelectionAnnouncement(selection, total)
  useSortAnnouncement(sort, props.columns)

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    cell.onFocus(event)
    const row = detailAround(event.target)?.dataset.row
    // Its row stays on the page when it is scrolled away.
    if (row !== undefined) cell.moveTo({ row: Number(row), number: places.indexOf(detailColumnId) }, false)
  }

  return {
    cell,
    editing,
    /** How many records there are; undefined when that is not known. */
    total,
    /** How much is selected; undefined when rows cannot be. */
    extent,
    /** The root listens to all events in the grid. */
    handlers: { ...actions, onFocus, onBlur: cell.onBlur },
  }
}
