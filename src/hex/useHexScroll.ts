'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  farthestPlace,
  followScroll,
  hasStrayed,
  type HexViewport,
  placeToShow,
  scrolledAt,
} from './hexScroll'

/** A byte to show. Another `moves` means a new request, even for the same byte. */
export interface HexTarget {
  readonly offset: number
  readonly moves: number
  /** Puts it into the upper third, if it is out of sight. */
  readonly centred: boolean
}

/**
 * Scroll the rows. Their place is kept in bytes, not in pixels, so that it is still right when rows become shorter or
 * higher, and for files that are higher than any page.
 */
export function useHexScroll(
  scroller: RefObject<HTMLElement | null>,
  viewport: HexViewport,
  bytesPerRow: number,
  target: HexTarget,
) {
  const [top, setTop] = useState(0)
  const [shownMove, setShownMove] = useState<number>()
  const [shape, setShape] = useState(bytesPerRow)
  const scrolled = useRef(0)
  const { rowHeight, height } = viewport
  const toBytes = (place: number) => (place / rowHeight) * bytesPerRow
  const place = Math.min((top / bytesPerRow) * rowHeight, farthestPlace(viewport))

  // A row that began in the middle of another one begins at its own first byte.
  if (shape !== bytesPerRow) {
    setShape(bytesPerRow)
    setTop(top - (top % bytesPerRow))
  }
  if (shownMove !== target.moves && height > 0) {
    setShownMove(target.moves)
    const row = Math.floor(target.offset / bytesPerRow)
    setTop(toBytes(placeToShow(row, place, viewport, target.centred)))
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || height === 0) return
    if (hasStrayed(place, element.scrollTop, viewport)) {
      element.scrollTo({ top: scrolledAt(place, viewport), behavior: 'instant' })
    }
    scrolled.current = element.scrollTop
  })

  return {
    place,
    onScroll() {
      const element = scroller.current
      if (!element || height === 0) return
      const next = followScroll(place, scrolled.current, element.scrollTop, viewport)
      scrolled.current = element.scrollTop
      // In this frame: what is drawn keeps still while the scrollbar moves.
      if (next !== place) flushSync(() => setTop(toBytes(next)))
    },
    show(row: number) {
      setTop(toBytes(placeToShow(row, place, viewport)))
    },
  }
}
