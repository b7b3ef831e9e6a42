'use client'

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowTops } from './rowTops'

export interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Where the rows stand. Keep the same while nothing changes. */
  tops: RowTops
  /** How many pixels the header covers. */
  headHeight: number
  /** Where the scroller stands at first. */
  initialTop: number
  /** Whether the rows are drawn that this tells of. */
  enabled: boolean
}

/** The part of the rows that is in sight. */
interface Sight {
  readonly top: number
  readonly room: number
  /** Whether rows beyond it are drawn as well. */
  readonly spread: boolean
}

interface Range {
  readonly first: number
  readonly last: number
}

/** The height that a server assumes: enough for the first rows to be in its HTML. */
const assumedRoom = 640

/** So many rows before and after those in sight are drawn, so that a browser that scrolls by itself has them. */
const beyond = 6

/** So many milliseconds after a far jump the rows beyond are drawn too, if no other follows. */
const calm = 120

/**
 * The rows in sight of a table. All but a few are of one height, so that nothing is kept or computed for those out of
 * sight: a million rows cost what a hundred do.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { scroller, count, tops, headHeight, initialTop, enabled } = options
  const [sight, setSight] = useState<Sight>({ top: initialTop, room: assumedRoom, spread: true })
  const newest = useRef(sight)
  const top = useRef(initialTop)

  // Only now is the page long enough to be scrolled there.
  const started = useRef(false)
  useLayoutEffect(() => {
    if (!enabled || started.current) return
    started.current = true
    if (initialTop > 0) scroller.current?.scrollTo({ top: initialTop })
  }, [scroller, enabled, initialTop])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!enabled || !element) return
    const rangeAt = (at: Sight) => rangeOf(at, count, tops, headHeight)
    const show = (next: Sight, atOnce = false) => {
      const before = newest.current
      const [was, is] = [rangeAt(before), rangeAt(next)]
      if (was.first === is.first && was.last === is.last && before.spread === next.spread) return
      newest.current = next
      // A browser shows the new place in this very frame, with or without its rows.
      if (atOnce) flushSync(() => setSight(next))
      else setSight(next)
    }
    const lookAgain = () =>
      show({ ...newest.current, top: element.scrollTop, room: element.clientHeight || newest.current.room })
    const rest = () => setTimeout(() => show({ ...newest.current, spread: true }), calm)
    let resting = newest.current.spread ? undefined : rest()
    const onScroll = () => {
      top.current = element.scrollTop
      const next = { ...newest.current, top: top.current }
      const drawn = around(rangeAt(newest.current), newest.current, count)
      const { first, last } = rangeAt(next)
      const spread = first <= drawn.last && last >= drawn.first
      // Dragging the scroll bar leads from one far place to another: draw no more than is seen of each.
      clearTimeout(resting)
      resting = spread ? undefined : rest()
      show({ ...next, spread }, true)
    }
    lookAgain()
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(lookAgain)
    observer.observe(element)
    return () => {
      clearTimeout(resting)
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, enabled, count, tops, headHeight])

  const range = rangeOf(sight, count, tops, headHeight)
  return {
    range,
    drawn: around(range, sight, count),
    /** How far it is scrolled, as of the last scrolling. */
    scrolled: useCallback(() => top.current, []),
  }
}

/** The rows in sight, below the header that covers the first pixels. */
function rangeOf({ top, room }: Sight, count: number, tops: RowTops, headHeight: number): Range {
  // The last pixel in sight: at the very end of a row the next one is not seen yet.
  const end = tops.rowAt(Math.ceil(top + room - headHeight) - 1)
  const last = Math.min(Math.max(end, 0), count - 1)
  return { first: Math.max(0, Math.min(tops.rowAt(top), last)), last }
}

function around({ first, last }: Range, { spread }: Sight, count: number): Range {
  const more = spread ? beyond : 0
  return { first: Math.max(0, first - more), last: Math.min(count - 1, last + more) }
}
