'use client'

import type { KeyboardEvent, MouseEvent } from 'react'
import type { ListSort, RecordId } from '../data/DataSource'
import type { GridLayout } from './Column'
import type { GridTreeRow } from './GridTreeRow'
import {
  type FoundCell,
  cellAround,
  handlesOwnKeys,
  pageIn,
  rowAround,
  rowElement,
  widgetsIn,
} from './gridElements'
import { type CellPlace, moveByKey } from './gridKeys'
import { actInTree, detailAround, leaveDetail } from './gridTree'
import { nextSort, nextSortWith } from './nextSort'
import { everythingSelected, nothingSelected, type Selection, type SelectionExtent } from './Selection'
import type { useActiveCell } from './useActiveCell'
import type { ColumnResize } from './useColumnResize'
import type { GridRows } from './useGridRows'
import { useRowSelection } from './useRowSelection'
import { isRightToLeft } from '../internal/isRightToLeft'

export interface GridActionsOptions<R extends object> {
  cell: ReturnType<typeof useActiveCell>
  columnCount: number
  rows: GridRows<R>
  /** Whether a row of totals stands below them, which can be read and not acted on. */
  foot: boolean
  /** The host's own, by the number of a record. */
  getRecordId: (index: number) => RecordId | undefined
  layout: GridLayout
  sort: readonly ListSort[]
  onSortChange: ((sort: readonly ListSort[]) => void) | undefined
  selection: Selection | undefined
  extent: SelectionExtent | undefined
  onSelectionChange: ((selection: Selection) => void) | undefined
  onSelectRange: ((from: number, to: number, selected: boolean) => void) | undefined
  /** Called to show or hide the rows of a group. */
  onExpandedChange: ((id: string, expanded: boolean) => void) | undefined
  /** How each row stands in a tree of records. */
  getTreeRow: ((row: number) => GridTreeRow | undefined) | undefined
  onTreeExpandedChange: ((row: number, expanded: boolean) => void) | undefined
  /** The number of the column that names a record. */
  titleNumber: number
  /** The rows that show more below them. */
  details: { isOpen: (row: number) => boolean; onToggle: (row: number) => void }
  resize: ColumnResize | undefined
  /** Opens a value for editing in its cell, if it can be: says whether it is. */
  onEdit: (place: CellPlace) => boolean
}

/** Handle keys and pointers once at the grid, for all rows. */
export function useGridActions<R extends object>(options: GridActionsOptions<R>) {
  const { cell, rows, details, extent, onSelectionChange } = options
  const { getRow } = rows
  const selectable = onSelectionChange !== undefined
  /** The header and the totals are no rows that something can be done with. */
  const canAct = (row: number | undefined): row is number =>
    row !== undefined && row >= 0 && row < rows.rowCount
  const { toggle, extend } = useRowSelection(options)

  function sortBy(field: string, asWell: boolean) {
    options.onSortChange?.((asWell ? nextSortWith : nextSort)(options.sort, field))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (detailAround(event.target)) {
      leaveDetail(event, { cell, rows })
      return
    }
    const found = cellAround(event.target)
    if (!found || event.defaultPrevented || isEdited(found.element)) return
    if (handlesOwnKeys(event.target, found.element)) {
      if (event.key === 'Escape' || event.key === 'F2') {
        event.preventDefault()
        cell.enter(false)
      }
      return
    }
    const sorted = sortedBy(event.target)
    if (sorted !== undefined && event.key === 'Enter' && event.shiftKey) {
      // Not every browser tells a press by this key that Shift was held.
      event.preventDefault()
      sortBy(sorted, true)
      return
    }
    if (canAct(found.row) && actInRow(event, found)) {
      event.preventDefault()
      return
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selectable) {
      event.preventDefault()
      onSelectionChange(everythingSelected)
      return
    }
    if (event.key === 'Escape' && selectable && extent !== 'none') {
      event.preventDefault()
      // One press does one thing: a dialog around the grid stays open.
      event.stopPropagation()
      onSelectionChange(nothingSelected)
      return
    }
    const direction: 'ltr' | 'rtl' = isRightToLeft(event.currentTarget) ? 'rtl' : 'ltr'
    if (options.resize && found.row < 0 && event.shiftKey && isHorizontal(event.key)) {
      event.preventDefault()
      const wider = (event.key === 'ArrowRight') === (direction === 'ltr')
      options.resize.step(selectable ? found.number - 1 : found.number, wider)
      return
    }
    const { onExpandedChange, getTreeRow, onTreeExpandedChange } = options
    const { isOpen } = details
    const tree = { rows, cell, onExpandedChange, getTreeRow, onTreeExpandedChange, isOpen, direction }
    if (found.row < rows.rowCount && actInTree(event, found, tree)) {
      event.preventDefault()
      return
    }
    const to = moveByKey({ row: found.row, column: leftFrom(found, event.key, direction) }, event, {
      rows: rows.rowCount + (options.foot ? 1 : 0),
      columns: options.columnCount,
      header: options.layout === 'table',
      page: pageIn(event.currentTarget),
      direction,
    })
    if (!to) return
    event.preventDefault()
    const extending =
      event.shiftKey && selectable && isVertical(event.key) && canAct(found.row) && canAct(to.row)
    if (extending && to.row !== found.row) extend(found.row, to.row)
    cell.moveTo({ row: to.row, number: to.column })
  }

  /** The column from which a key moves: a cell that spans several is left at its end, or where it was entered. */
  function leftFrom(found: FoundCell, key: string, direction: 'ltr' | 'rtl'): number {
    if (found.end === found.number) return found.number
    if (isHorizontal(key)) return (key === 'ArrowRight') === (direction === 'ltr') ? found.end : found.number
    return cell.number
  }

  /** Whether the key did something with the row itself. */
  function actInRow(event: KeyboardEvent<HTMLElement>, found: FoundCell): boolean {
    if (isToggle(event.target)) return false
    if (event.key === ' ' && selectable) {
      toggle(found.row, event.shiftKey)
      return true
    }
    const isPressed = (event.target as Element).matches('a, button')
    const isEdit = event.key === 'F2' || (event.key === 'Enter' && !isPressed)
    const several = widgetsIn(found.element).length > 1
    if (
      isEdit &&
      !(several && event.key === 'Enter') &&
      options.onEdit({ row: found.row, column: found.number })
    )
      return true
    if (several && (event.key === 'F2' || event.key === 'Enter')) {
      cell.enter(true)
      return true
    }
    if (event.key !== 'Enter' || isPressed) return false
    const opener = '.sw-RecordGrid-open, .sw-RecordGrid-groupToggle'
    const opened = rowElement(event.currentTarget, found.row)?.querySelector<HTMLElement>(opener)
    if (opened) opened.click()
    else toggleBranch(found.row)
    return true
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element
    const sorted = sortedBy(target)
    if (sorted !== undefined) sortBy(sorted, event.shiftKey)
    if (target.matches('.sw-RecordGrid-checkAll')) {
      onSelectionChange?.(extent === 'all' ? nothingSelected : everythingSelected)
    }
    const row = rowAround(target)
    if (!canAct(row) || event.defaultPrevented || isEdited(target)) return
    const ranged = event.shiftKey
    const commanded = event.ctrlKey || event.metaKey
    if (target.closest('.sw-RecordGrid-check')) toggle(row, ranged)
    else if (target.closest('.sw-RecordGrid-open')) open(event, row)
    else if (target.closest('.sw-RecordGrid-toggle')) details.onToggle(row)
    else if (target.closest('.sw-RecordGrid-twisty')) {
      toggleBranch(row)
      // The button takes no focus: the keys go on from its cell.
      cell.moveTo({ row, number: options.titleNumber })
    } else if (rows.headAt(row) && !ranged && !commanded) expand(row)
    else if ((ranged || commanded) && !target.closest('a, button, input, select, textarea'))
      toggle(row, ranged)
  }

  function toggleBranch(row: number) {
    const expanded = options.getTreeRow?.(row)?.expanded
    if (expanded !== undefined) options.onTreeExpandedChange?.(row, !expanded)
  }

  function expand(row: number) {
    const group = rows.headAt(row)?.group
    if (group) options.onExpandedChange?.(group.id, !group.expanded)
  }

  /** A link pressed with a modifier opens a tab or a window: that is the browser's affair. */
  function open(event: MouseEvent<HTMLElement>, row: number) {
    const record = getRow(row)
    if (!rows.onOpen || !record || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    rows.onOpen(record, row)
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>) {
    const found = cellAround(event.target)
    const isOther = (event.target as Element).closest('a, button, input, select, textarea')
    if (!found || !canAct(found.row) || isOther || isEdited(found.element)) return
    // The word that a double press marks would stay marked beside the field.
    if (options.onEdit({ row: found.row, column: found.number })) getSelection()?.removeAllRanges()
  }

  /** Shift with a press would mark all the text between two rows. */
  function onMouseDown(event: MouseEvent<HTMLElement>) {
    const row = rowAround(event.target)
    if (isEdited(event.target as Element)) return
    if (event.shiftKey && selectable && canAct(row)) event.preventDefault()
  }

  /** Firefox presses a button when Space comes up, even if its keydown was prevented. */
  function onKeyUp(event: KeyboardEvent<HTMLElement>) {
    const found = cellAround(event.target)
    if (event.key !== ' ' || !selectable || !found || !canAct(found.row) || isEdited(found.element)) return
    if (isToggle(event.target)) return
    if (!handlesOwnKeys(event.target, found.element)) event.preventDefault()
  }

  return { onKeyDown, onKeyUp, onClick, onDoubleClick, onMouseDown }
}

/** The column whose heading was pressed. */
function sortedBy(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('.sw-RecordGrid-sort')?.dataset.column
}

/** The button that shows more of a record is pressed by Space as well. */
const isToggle = (target: EventTarget) => (target as Element).matches('.sw-RecordGrid-toggle')

const isHorizontal = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight'
/** The field in a cell that is edited has all keys and presses. */
const isEdited = (element: Element) => element.closest('[data-editing][aria-colindex]') !== null

const isVertical = (key: string) => key === 'ArrowDown' || key === 'ArrowUp'
