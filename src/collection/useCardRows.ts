'use client'

import { defaultRangeExtractor, measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { RecordId } from '../data/DataSource'
import type { TallerRow } from './rowTops'
import { withKept } from './withKept'

export interface CardRowsOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** The id of a card's record; its height goes along when it comes to stand elsewhere. Keep it the same while no card does. */
  getId: (index: number) => RecordId | undefined
  /** The cards that show more below them. */
  taller: readonly TallerRow[]
  /** The card that stays on the page when it is scrolled away. */
  keep: number
  /** Where the scroller stands at first. */
  initialTop: number
  /** Whether the cards are drawn that this tells of. */
  enabled: boolean
  /** How high a card is before it is measured, in pixels. @default that of two lines */
  assumedHeight?: number | undefined
}

/** A card of two lines, before it is measured. */
const cardHeight = 61

/** The room of which a card assumes to be in sight before it is measured. */
const assumedRoom = { width: 360, height: 640 }

/** The cards in sight. Each is as high as its content, so that heights are learnt as cards come into view. */
export function useCardRows(options: CardRowsOptions) {
  // TanStack Virtual answers with functions that read what is newest: none of its answers may be remembered.
  'use no memo'
  const { scroller, count, getId, taller, keep, initialTop, enabled, assumedHeight = cardHeight } = options
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range), keep, range.count),
    [keep],
  )
  // A card that is still to come has a key that no id is.
  const getItemKey = useCallback((index: number) => getId(index) ?? index + 0.5, [getId])
  const appeared = useRef(false)

  // oxlint-disable-next-line react/incompatible-library -- its answers are read at each rendering and not kept
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: enabled ? count : 0,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => assumedHeight,
    getItemKey,
    measureElement(element, entry, instance) {
      // Without a measure by the browser it answers with what it knows, in which what stands below is counted already.
      if (taller.length === 0 || !entry) return measureElement(element, entry, instance)
      return (
        Math.round(entry.borderBoxSize[0]?.blockSize ?? element.offsetHeight) +
        moreBelow(taller, instance.indexFromElement(element))
      )
    },
    overscan: 3,
    rangeExtractor,
    initialRect: assumedRoom,
    // Where a table stood that became cards; else where a person was before.
    initialOffset: () => (appeared.current ? (scroller.current?.scrollTop ?? 0) : initialTop),
  })
  useEffect(() => {
    appeared.current = true
  }, [])

  // A card's own height stays while it shows more: each that is drawn is measured again.
  const drawn = useRef(taller)
  useLayoutEffect(() => {
    if (drawn.current === taller) return
    drawn.current = taller
    if (!enabled) return
    for (const card of scroller.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      const index = Number(card.dataset.index)
      virtualizer.resizeItem(index, card.offsetHeight + moreBelow(taller, index))
    }
  })

  const seen = virtualizer.range
  return {
    items: virtualizer.getVirtualItems(),
    range: seen ? { first: seen.startIndex, last: seen.endIndex } : undefined,
    height: virtualizer.getTotalSize(),
    scrolled: () => virtualizer.scrollOffset ?? 0,
    measure: virtualizer.measureElement,
  }
}

/** How many pixels a card takes below itself for what it shows. */
export function moreBelow(taller: readonly TallerRow[], index: number): number {
  return taller.find(({ row }) => row === index)?.by ?? 0
}
