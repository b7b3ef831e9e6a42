'use client'

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { HexSizes } from './useHexSizes'

export interface HexPointerOptions {
  grid: RefObject<HTMLElement | null>
  head: RefObject<HTMLElement | null>
  sizes: HexSizes | undefined
  place: number
  rowHeight: number
  bytesPerRow: number
  size: number
  onMove: (offset: number, extend: boolean) => void
}

interface Point {
  readonly clientX: number
  readonly clientY: number
}

interface Finger {
  readonly at: Point
  readonly hasRested: boolean
  readonly clock?: ReturnType<typeof setTimeout> | undefined
}

/** How often a pointer that is held outside goes on. */
const pace = 50
/** How long a finger rests until it selects: less than until a browser opens its menu. */
const patience = 400
/** How far a resting finger trembles, in pixels. */
const tremble = 10

/**
 * Handle the pointer: pressing goes to a byte, dragging selects; beyond an edge it goes on. A finger scrolls, goes to a byte by a tap, and
 * selects once it has rested.
 */
export function useHexPointer(options: HexPointerOptions) {
  const newest = useRef(options)
  const dragged = useRef<Point>(undefined)
  const clock = useRef<ReturnType<typeof setInterval>>(undefined)
  const finger = useRef<Finger>(undefined)

  function stop() {
    dragged.current = undefined
    clearInterval(clock.current)
    clearTimeout(finger.current?.clock)
  }

  useEffect(() => {
    newest.current = options
  })
  useEffect(() => stop, [])
  useEffect(() => {
    const grid = options.grid.current
    // While it selects, a finger does not scroll; React's own listener could not say so.
    const hold = (event: TouchEvent) => dragged.current && event.preventDefault()
    grid?.addEventListener('touchmove', hold, { passive: false })
    return () => grid?.removeEventListener('touchmove', hold)
  }, [options.grid])

  function goOn() {
    const { onMove } = newest.current
    const offset = dragged.current && offsetAt(dragged.current, newest.current)
    if (offset !== undefined) onMove(offset, true)
  }

  function begin(at: Point, extend: boolean) {
    const offset = offsetAt(at, newest.current)
    if (offset === undefined) return
    newest.current.onMove(offset, extend)
    dragged.current = at
    clearInterval(clock.current)
    clock.current = setInterval(() => isOutside(dragged.current, newest.current) && goOn(), pace)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !isOnRows(event, options)) return
      const { currentTarget, pointerId, nativeEvent } = event
      // The row under it may scroll away. A press by a program has no pointer that could be held.
      const hold = () => nativeEvent.isTrusted && currentTarget.setPointerCapture(pointerId)
      if (event.pointerType !== 'touch') {
        begin(nativeEvent, event.shiftKey)
        hold()
        return
      }
      stop()
      // Two fingers zoom.
      if (!event.isPrimary) return
      const rested = () => {
        finger.current = { at: nativeEvent, hasRested: true }
        hold()
        begin(nativeEvent, false)
      }
      finger.current = { at: nativeEvent, hasRested: false, clock: setTimeout(rested, patience) }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (finger.current && distance(event, finger.current.at) > tremble) clearTimeout(finger.current.clock)
      if (dragged.current === undefined) return
      const before = offsetAt(dragged.current, options)
      dragged.current = event.nativeEvent
      if (offsetAt(event, options) !== before) goOn()
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      // A finger that rested and went nowhere selects the byte under it.
      if (event.pointerType === 'touch') goOn()
      stop()
    },
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (dragged.current && finger.current?.hasRested) event.preventDefault()
    },
    /** The browser would take the focus to what was pressed, or away: the byte there takes it itself. */
    onMouseDown(event: MouseEvent<HTMLElement>) {
      if (isOnRows(event, options)) event.preventDefault()
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const isTap = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
      if (!isTap || finger.current?.hasRested || !isOnRows(event, options)) return
      const offset = offsetAt(event, options)
      if (offset !== undefined) options.onMove(offset, false)
    },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** Not on the header and not on a scrollbar. */
function isOnRows(event: MouseEvent, { grid }: HexPointerOptions): boolean {
  const scroller = grid.current
  if (!scroller || !(event.target as Element).closest('.sw-HexView-window')) return false
  return event.clientX < scroller.getBoundingClientRect().left + scroller.clientWidth + scroller.clientLeft
}

function isOutside(point: Point | undefined, { grid, head }: HexPointerOptions): boolean {
  const below = grid.current?.getBoundingClientRect().bottom ?? 0
  const above = head.current?.getBoundingClientRect().bottom ?? 0
  return point !== undefined && (point.clientY < above || point.clientY > below)
}

/** The byte at a point, or the nearest one. The header says where the columns are. */
function offsetAt({ clientX, clientY }: Point, options: HexPointerOptions): number | undefined {
  const { head, sizes, place, rowHeight, bytesPerRow, size } = options
  if (!head.current || !sizes) return undefined
  const { bottom } = head.current.getBoundingClientRect()
  // Outside it goes on by a few rows at once, however far outside the pointer is.
  const inside = Math.max(-3 * rowHeight, Math.min(clientY - bottom, sizes.height + 3 * rowHeight))
  const row = Math.max(
    0,
    Math.min(Math.floor((place + inside) / rowHeight), Math.ceil(size / bytesPerRow) - 1),
  )
  return Math.min(row * bytesPerRow + columnAt(clientX, head.current, sizes, bytesPerRow), size - 1)
}

function columnAt(x: number, head: HTMLElement, { digit }: HexSizes, bytesPerRow: number): number {
  const [, ...columns] = head.children
  const text = columns.pop()
  const edge = text ? text.getBoundingClientRect().left + parseFloat(getComputedStyle(text).paddingLeft) : 0
  const column =
    x >= edge
      ? Math.floor((x - edge) / digit)
      : columns.findIndex((one) => x < one.getBoundingClientRect().right)
  return column < 0 ? bytesPerRow - 1 : Math.min(column, bytesPerRow - 1)
}
