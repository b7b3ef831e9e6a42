'use client'

import { type RefObject, useEffect } from 'react'
import { warn } from '../internal/developerMessages'
import { useCardRows } from './useCardRows'
import type { GridMeasures } from './useGridMeasures'
import { useRowWindow } from './useRowWindow'
import { withKept } from './withKept'

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

/** So many pixels Firefox scrolls through at most; Chromium and Safari twice as many. */
const tallestPage = 17_800_000

/** The rows or cards that are on the page: those in view, a few around them, and the one that has focus. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  // What draws the cards answers anew at each rendering.
  'use no memo'
  const { scroller, count, measures, keep, initialTop = 0 } = options
  const { layout, rowHeight, headHeight } = measures
  const inCards = layout === 'cards'
  const table = useRowWindow({
    scroller,
    count,
    rowHeight,
    headHeight,
    initialTop,
    enabled: !inCards,
  })
  const cards = useCardRows({ scroller, count, keep, initialTop, enabled: inCards })

  useEffect(() => {
    if (count * rowHeight <= tallestPage) return
    warn(
      `RecordGrid was given ${count} rows, so that Firefox cannot scroll to those beyond ${Math.floor(tallestPage / rowHeight)}. ` +
        'Let people search or filter, and offer at most so many.',
    )
  }, [count, rowHeight])

  if (inCards) return { ...cards, rows: cards.items.map(({ index, start }) => ({ index, top: start })) }
  const { first, last } = table.drawn
  const drawn = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return {
    rows: withKept(drawn, keep, count).map((index) => ({ index, top: index * rowHeight })),
    range: table.range,
    height: count * rowHeight,
    scrolled: table.scrolled,
    measure: cards.measure,
  }
}
