'use client'

import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { RecordId } from '../data/DataSource'
import { scrollCellIntoView, keepCellInView } from './scrollCellIntoView'
import { findRow } from './findRow'
import { arrangeWidgets, cellAround, cellElement, focusTarget } from './gridElements'

/** The cell that takes focus. `column` is a column's id, or '' for the checkboxes. */
export interface ActiveCell {
  readonly row: number
  readonly column: string
}

interface Followed extends ActiveCell {
  /** The record there, so that focus stays on it when its row changes. */
  readonly id: RecordId | undefined
}

export interface ActiveCellOptions {
  root: RefObject<HTMLElement | null>
  /** The columns that can be reached, in order. */
  columns: readonly string[]
  rowCount: number
  /** Whether a row of totals stands below the others; its number is that of the row after the last. */
  foot: boolean
  getRowId: (index: number) => RecordId | undefined
  /** Whether the header's cells can take focus. */
  header: boolean
  start: ActiveCell | undefined
  /** Takes focus to the start at once. */
  autoFocus: boolean
  /** Another one means another list: the first row stands where focus was. */
  viewKey: string | undefined
}

/** One cell of the grid is its tab stop. It survives scrolling, sorting and refreshing. */
export function useActiveCell(options: ActiveCellOptions) {
  const { root, columns, rowCount, foot, getRowId, header, start, autoFocus, viewKey } = options
  const [asked, setAsked] = useState<Followed>(() => ({
    row: start?.row ?? (header ? -1 : 0),
    column: start?.column ?? columns[0] ?? '',
    id: start && getRowId(start.row),
  }))
  const [entered, setEntered] = useState(false)
  const [seenKey, setSeenKey] = useState(viewKey)
  const wantsFocus = useRef(autoFocus)
  const hasFocus = useRef(false)
  const settling = useRef<() => void>(undefined)

  if (seenKey !== viewKey) {
    setSeenKey(viewKey)
    if (asked.row > 0) setAsked({ ...asked, row: 0 })
  }

  const followed = asked.row < 0 ? asked.row : findRow(asked.id, asked.row, getRowId, rowCount)
  const last = foot ? rowCount : rowCount - 1
  const row = Math.max(Math.min(followed ?? asked.row, last), header ? -1 : 0)
  const number = Math.max(0, columns.indexOf(asked.column))

  function moveTo(cell: { row: number; number: number }, focus = true) {
    wantsFocus.current = focus
    setEntered(false)
    // The totals stay the last row, however many come before them.
    const to = foot && cell.row >= rowCount ? Infinity : cell.row
    setAsked({ row: to, column: columns[cell.number] ?? '', id: getRowId(cell.row) })
  }

  function enter(inside: boolean) {
    wantsFocus.current = true
    setEntered(inside)
  }

  // After each rendering: the cell may have been drawn only now, or what had focus may have gone.
  useLayoutEffect(() => {
    if (!root.current) return
    const cell = cellElement(root.current, row, number)
    arrangeWidgets(root.current, cell, entered)
    const lost = hasFocus.current && !root.current.contains(root.current.ownerDocument.activeElement)
    if (!cell || !(wantsFocus.current || lost)) return
    const target = entered ? (cell.querySelector<HTMLElement>('[tabindex="0"]') ?? cell) : focusTarget(cell)
    target.focus({ preventScroll: true })
    if (wantsFocus.current) {
      scrollCellIntoView(root.current, cell)
      settling.current?.()
      const { current } = root
      if (!header) settling.current = keepCellInView(current, () => cellElement(current, row, number))
    }
    wantsFocus.current = false
  })
  useLayoutEffect(() => () => settling.current?.(), [])

  return {
    row,
    number,
    column: columns[number] ?? '',
    moveTo,
    enter,
    onFocus(event: FocusEvent<HTMLElement>) {
      hasFocus.current = true
      const cell = cellAround(event.target)
      const isActive = cell?.element === cellElement(event.currentTarget, row, number)
      if (cell && !isActive) moveTo(cell, false)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.contains(event.relatedTarget)) return
      hasFocus.current = false
      setEntered(false)
    },
  }
}
