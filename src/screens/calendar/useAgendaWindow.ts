'use client'

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import type { AgendaRow } from './agendaRows'

/** So few lines are drawn at once: all of them can be found and printed. */
const fewRows = 300

/** Before they are measured. */
const headHeight = 48
const rowHeight = 45
const assumedRoom = { width: 720, height: 640 }

interface DrawnRow {
  readonly row: AgendaRow
  readonly index: number
  /** How far below the top it stands; absent where all lines are drawn. */
  readonly top?: number | undefined
}

/** The lines of an agenda that are drawn: all, or of many those in sight, and the one with the focus. */
export function useAgendaWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly AgendaRow[],
  focused: number,
) {
  // TanStack Virtual answers with functions that read what is newest: none of its answers may be remembered.
  'use no memo'
  const isVirtual = rows.length > fewRows
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      if (focused < 0 || focused >= range.count || drawn.includes(focused)) return drawn
      return [...drawn, focused].toSorted((one, other) => one - other)
    },
    [focused],
  )
  // oxlint-disable-next-line react/incompatible-library -- its answers are read at each rendering and not kept
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: isVirtual ? rows.length : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.event ? rowHeight : headHeight),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    rangeExtractor,
    initialRect: assumedRoom,
  })
  const drawn: readonly DrawnRow[] = isVirtual
    ? virtualizer.getVirtualItems().flatMap(({ index, start }) => {
        const row = rows[index]
        return row ? [{ row, index, top: start }] : []
      })
    : rows.map((row, index) => ({ row, index }))
  return {
    isVirtual,
    drawn,
    height: isVirtual ? virtualizer.getTotalSize() : undefined,
    measure: isVirtual ? virtualizer.measureElement : undefined,
  }
}
