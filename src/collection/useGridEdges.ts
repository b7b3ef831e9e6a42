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
  /** The numbers of the columns that an edge would cut, though they must be read whole or not at all. */
  readonly cut: ReadonlySet<number>
}

const allInSight: GridEdges = { scrolls: false, before: false, after: false, cut: new Set() }

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
  const cut = new Set<number>()
  for (const cell of header.querySelectorAll('[data-whole]')) {
    const { left, right } = cell.getBoundingClientRect()
    const [first, last] =
      direction === 'rtl' ? [start + room - right, start + room - left] : [left - start, right - start]
    // An edge over the empty margin of a cell hides nothing of its value.
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
    const isHiddenBefore = first + pixels(paddingInlineStart) < from - 1 && last > 0
    const isHiddenAfter = last - pixels(paddingInlineEnd) > to + 1 && first < room
    const leavesRoom = isHiddenBefore || isHiddenAfter
    if (leavesRoom && last - first <= to - from) cut.add(Number(cell.getAttribute('aria-colindex')) - 1)
  }
  return { scrolls: true, before, after, cut }
}

/** The same object while nothing has changed, so that no row is drawn again. */
function keepSame(before: GridEdges, now: GridEdges): GridEdges {
  const cut = sameNumbers(before.cut, now.cut) ? before.cut : now.cut
  const isSame =
    before.scrolls === now.scrolls &&
    before.before === now.before &&
    before.after === now.after &&
    before.cut === cut
  return isSame ? before : { ...now, cut }
}

function sameNumbers(one: ReadonlySet<number>, other: ReadonlySet<number>) {
  return one.size === other.size && [...one].every((number) => other.has(number))
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
