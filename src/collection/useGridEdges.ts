'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GridLayout } from './Column'

/** How a table stands that is wider than its room. */
export interface GridEdges {
  /** Whether the columns need sideways scrolling. */
  readonly scrolls: boolean
  /** Whether there is more where reading begins, behind the cells that stay. */
  readonly before: boolean
  /** Whether there is more where reading goes on. */
  readonly after: boolean
  /** Whether the edge where reading begins covers a part of a number or a date, which would mislead as words do not. */
  readonly cutBefore: boolean
  /** Whether the other edge does. */
  readonly cutAfter: boolean
}

const allInSight: GridEdges = {
  scrolls: false,
  before: false,
  after: false,
  cutBefore: false,
  cutAfter: false,
}

/** Follows sideways scrolling by the header's cells, which stand for all below them. */
export function useGridEdges(
  root: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  layout: GridLayout,
  /** Others need another look. */
  tracks: string,
): GridEdges {
  const [edges, setEdges] = useState(allInSight)

  useLayoutEffect(() => {
    const [scroller, header] = [root.current, head.current]
    if (!scroller || !header || layout === 'cards') return
    const measure = () => setEdges((before) => keepSame(before, edgesOf(scroller, header)))
    let left = scroller.scrollLeft
    const onScroll = () => {
      if (left === scroller.scrollLeft) return
      left = scroller.scrollLeft
      measure()
    }
    measure()
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(header)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [root, head, layout, tracks])

  return layout === 'cards' ? allInSight : edges
}

function edgesOf(scroller: HTMLElement, header: HTMLElement): GridEdges {
  const room = scroller.clientWidth
  const further = scroller.scrollWidth - room
  if (further <= 1) return allInSight
  const scrolled = Math.abs(scroller.scrollLeft)
  const [before, after] = [scrolled > 1, scrolled < further - 1]
  // Focus is kept out of the covered edges as well: those under the cells that stay and under the fading.
  const { direction, scrollPaddingInlineStart, scrollPaddingInlineEnd } = getComputedStyle(scroller)
  const from = before ? pixels(scrollPaddingInlineStart) : 0
  const to = room - (after ? pixels(scrollPaddingInlineEnd) : 0)

  const start = scroller.getBoundingClientRect().left + scroller.clientLeft
  let [cutBefore, cutAfter] = [false, false]
  for (const cell of header.querySelectorAll('[data-whole]')) {
    const { left, right } = cell.getBoundingClientRect()
    const [first, last] =
      direction === 'rtl' ? [start + room - right, start + room - left] : [left - start, right - start]
    // An edge over the empty margin of a cell hides nothing of its value, and one over all of it leaves nothing to misread.
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
    const [begin, end] = [first + pixels(paddingInlineStart), last - pixels(paddingInlineEnd)]
    cutBefore ||= before && begin < from - 1 && end > from
    cutAfter ||= after && end > to + 1 && begin < to
  }
  return { scrolls: true, before, after, cutBefore, cutAfter }
}

/** The same object while nothing has changed, so that nothing is drawn again. */
function keepSame(before: GridEdges, now: GridEdges): GridEdges {
  const isSame =
    before.scrolls === now.scrolls &&
    before.before === now.before &&
    before.after === now.after &&
    before.cutBefore === now.cutBefore &&
    before.cutAfter === now.cutAfter
  return isSame ? before : now
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
