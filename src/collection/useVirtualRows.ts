'use client'

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { warn } from '../internal/developerMessages'
import type { GridMeasures } from './useGridMeasures'

export interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  measures: GridMeasures
  /** The row that stays on the page when it is scrolled away, since focus is in it. */
  keep: number
  /** Where the scroller stands at first. */
  initialTop: number | undefined
}

export interface VirtualRows {
  readonly rows: readonly { readonly index: number; readonly top: number }[]
  /** The rows in view. */
  readonly range: { readonly first: number; readonly last: number } | undefined
  readonly height: number
  /** How far it is scrolled, as of the last scrolling, whatever the rows have become since. */
  readonly scrolled: () => number
  /** Takes a card's element, to learn its height. */
  readonly measure: (node: HTMLElement | null) => void
}

/** A card of two lines, before it is measured. */
const cardHeight = 61

/** So many pixels Firefox scrolls through at most; Chromium and Safari twice as many. */
const tallestPage = 17_800_000

/** The room that a server assumes: enough for the first rows to be in its HTML. */
const assumedRoom = { width: 1024, height: 640 }

export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  // TanStack Virtual answers with functions that read what is newest: none of its answers may be remembered.
  'use no memo'
  const { scroller, count, measures, keep, initialTop = 0 } = options
  const { layout, rowHeight, headHeight } = measures
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range), keep, range),
    [keep],
  )

  // oxlint-disable-next-line react/incompatible-library -- its answers are read at each rendering and not kept
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (layout === 'cards' ? cardHeight : rowHeight),
    overscan: layout === 'cards' ? 3 : 6,
    scrollMargin: headHeight,
    rangeExtractor,
    initialRect: assumedRoom,
    initialOffset: initialTop,
  })

  // Heights already learnt belong to the other layout, or to another size of text.
  const learnt = useRef({ layout, rowHeight })
  useLayoutEffect(() => {
    if (learnt.current.layout === layout && learnt.current.rowHeight === rowHeight) return
    learnt.current = { layout, rowHeight }
    virtualizer.measure()
  }, [virtualizer, layout, rowHeight])

  useEffect(() => {
    if (count * rowHeight <= tallestPage) return
    warn(
      `RecordGrid was given ${count} rows, so that Firefox cannot scroll to those beyond ${Math.floor(tallestPage / rowHeight)}. ` +
        'Let people search or filter, and offer at most so many.',
    )
  }, [count, rowHeight])

  const items = virtualizer.getVirtualItems()
  const seen = virtualizer.range
  return {
    rows: items.map(({ index, start }) => ({ index, top: start - headHeight })),
    range: seen ? { first: seen.startIndex, last: seen.endIndex } : undefined,
    height: virtualizer.getTotalSize(),
    scrolled: () => virtualizer.scrollOffset ?? 0,
    measure: virtualizer.measureElement,
  }
}

function withKept(rows: number[], keep: number, { count }: Range): number[] {
  const [first = 0] = rows
  if (keep < 0 || keep >= count) return rows
  if (keep < first) return [keep, ...rows]
  return keep > (rows.at(-1) ?? -1) ? [...rows, keep] : rows
}
