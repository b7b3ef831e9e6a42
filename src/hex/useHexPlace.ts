'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { farthestPlace, followScroll, hasStrayed, type HexRoom, placeToShow, scrolledAt } from './hexScroll'

/** A byte that somebody asked to see. Another `moves` means another wish, if for the same byte. */
export interface HexWish {
  readonly offset: number
  readonly moves: number
  /** Puts it where eyes are, if it is out of sight. */
  readonly centred: boolean
}

/**
 * Where the rows stand. That is kept in bytes and not in pixels: it is still right when rows become shorter or higher,
 * and for files that are higher than any page.
 */
export function useHexPlace(
  scroller: RefObject<HTMLElement | null>,
  room: HexRoom,
  bytesPerRow: number,
  wish: HexWish,
) {
  const [top, setTop] = useState(0)
  const [granted, setGranted] = useState<number>()
  const [shape, setShape] = useState(bytesPerRow)
  const scrolled = useRef(0)
  const { rowHeight, height } = room
  const toBytes = (place: number) => (place / rowHeight) * bytesPerRow
  const place = Math.min((top / bytesPerRow) * rowHeight, farthestPlace(room))

  // A row that began in the middle of another one begins at its own first byte.
  if (shape !== bytesPerRow) {
    setShape(bytesPerRow)
    setTop(top - (top % bytesPerRow))
  }
  if (granted !== wish.moves && height > 0) {
    setGranted(wish.moves)
    const row = Math.floor(wish.offset / bytesPerRow)
    setTop(toBytes(placeToShow(row, place, room, wish.centred)))
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || height === 0) return
    if (hasStrayed(place, element.scrollTop, room)) {
      element.scrollTo({ top: scrolledAt(place, room), behavior: 'instant' })
    }
    scrolled.current = element.scrollTop
  })

  return {
    place,
    onScroll() {
      const element = scroller.current
      if (!element || height === 0) return
      const next = followScroll(place, scrolled.current, element.scrollTop, room)
      scrolled.current = element.scrollTop
      // In this frame: what is drawn keeps still while the scrollbar moves.
      if (next !== place) flushSync(() => setTop(toBytes(next)))
    },
    show(row: number) {
      setTop(toBytes(placeToShow(row, place, room)))
    },
  }
}
