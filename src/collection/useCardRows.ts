'use client'

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { withKept } from './withKept'

export interface CardRowsOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** The card that stays on the page when it is scrolled away. */
  keep: number
  /** Where the scroller stands at first. */
  initialTop: number
  /** Whether the cards are drawn that this tells of. */
  enabled: boolean
}

/** A card of two lines, before it is measured. */
const cardHeight = 61

/** The room of which a card assumes to be in sight before it is measured. */
const assumedRoom = { width: 360, height: 640 }

/** The cards in sight. Each is as high as its content, so that heights are learnt as cards come into view. */
export function useCardRows(options: CardRowsOptions) {
  // TanStack Virtual answers with functions that read what is newest: none of its answers may be remembered.
  'use no memo'
  const { scroller, count, keep, initialTop, enabled } = options
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range), keep, range.count),
    [keep],
  )
  const appeared = useRef(false)

  // oxlint-disable-next-line react/incompatible-library -- its answers are read at each rendering and not kept
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: enabled ? count : 0,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 3,
    rangeExtractor,
    initialRect: assumedRoom,
    // Where a table stood that became cards; else where a person was before.
    initialOffset: () => (appeared.current ? (scroller.current?.scrollTop ?? 0) : initialTop),
  })
  useEffect(() => {
    appeared.current = true
  }, [])

  const seen = virtualizer.range
  return {
    items: virtualizer.getVirtualItems(),
    range: seen ? { first: seen.startIndex, last: seen.endIndex } : undefined,
    height: virtualizer.getTotalSize(),
    scrolled: () => virtualizer.scrollOffset ?? 0,
    measure: virtualizer.measureElement,
  }
}
