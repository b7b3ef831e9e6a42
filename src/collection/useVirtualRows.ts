'use client'

import { type RefObject, useEffect, useMemo } from 'react'
import type { RecordId } from '../data/DataSource'
import { warn } from '../internal/developerMessages'
import { rowTops, type TallerRow } from './rowTops'
import { moreBelow, useCardRows } from './useCardRows'
import type { GridMeasures } from './useGridMeasures'
import { useRowWindow } from './useRowWindow'
import { withKept } from './withKept'

export interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  measures: GridMeasures
  /** The id of a row's record. Keep it the same while no row comes to stand elsewhere. */
  getRowId: (index: number) => RecordId | undefined
  /** The rows that show more below them. Keep the same while nothing changes. */
  taller: readonly TallerRow[]
  /** The row that stays on the page when it is scrolled away, since focus is in it. */
  keep: number
  /** Where the scroller stands at first. */
  initialTop: number | undefined
}

/** A row that is on the page. */
export interface VirtualRow {
  readonly index: number
  readonly top: number
  /** Where it shows more of its record. */
  readonly detailTop: number
}

export interface VirtualRows {
  readonly rows: readonly VirtualRow[]
  /** The rows in view. */
  readonly range: { readonly first: number; readonly last: number } | undefined
  readonly height: number
  /** How far it was scrolled last, even if the rows have changed since. */
  readonly scrolled: () => number
  /** Takes a card's element, to learn its height. */
  readonly measure: (node: HTMLElement | null) => void
}

/** So many pixels Firefox scrolls through at most; Chromium and Safari twice as many. */
const tallestPage = 17_800_000

/** The rows or cards that are on the page: those in view, a few around them, and the one that has focus. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  // The virtualizer of the cards returns new ones at each rendering.
  'use no memo'
  const { scroller, count, measures, getRowId, taller, keep, initialTop = 0 } = options
  const { layout, rowHeight, headHeight } = measures
  const inCards = layout === 'cards'
  const tops = useMemo(() => rowTops(rowHeight, taller), [rowHeight, taller])
  const table = useRowWindow({
    scroller,
    count,
    tops,
    headHeight,
    initialTop,
    enabled: !inCards,
  })
  const cards = useCardRows({ scroller, count, getId: getRowId, taller, keep, initialTop, enabled: inCards })

  useEffect(() => {
    if (count * rowHeight <= tallestPage) return
    warn(
      `RecordGrid was given ${count} rows, so that Firefox cannot scroll to those beyond ${Math.floor(tallestPage / rowHeight)}. ` +
        'Let people search or filter, and offer at most so many.',
    )
  }, [count, rowHeight])

  if (inCards) {
    const detailTop = (index: number, end: number) => end - moreBelow(taller, index)
    return {
      ...cards,
      rows: cards.items.map(({ index, start, end }) => ({
        index,
        top: start,
        detailTop: detailTop(index, end),
      })),
    }
  }
  const { first, last } = table.drawn
  const drawn = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return {
    rows: withKept(drawn, keep, count).map((index) => {
      const top = tops.topOf(index)
      return { index, top, detailTop: top + rowHeight }
    }),
    range: table.range,
    height: tops.heightOf(count),
    scrolled: table.scrolled,
    measure: cards.measure,
  }
}
