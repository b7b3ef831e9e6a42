import { edgePull } from '../internal/edgePull'
import type { Layout } from './moveIn'

export interface DragOptions extends Layout {
  /** The item that is dragged: an element of its list. */
  item: HTMLElement
  /** Where the pointer was when it took the item. */
  start: { clientX: number; clientY: number; pointerId: number }
  /** Called when the pointer has moved too far for a click. */
  begin: () => void
  /** Called with the place that the item is over; draws the list before it returns. */
  moveTo: (place: number) => void
  /** Called when a drag that began is over, with whether the item stays where it is. */
  end: (stays: boolean) => void
}

export interface Drag {
  /** Holds the item to the pointer again after the list has changed. */
  readonly follow: () => void
  /** Ends it as if it had never begun. */
  readonly stop: () => void
}

/** A drag begins after so many pixels, because a hand is never quite still. */
const threshold = 4

/** Move an item with the pointer, by `translate` alone, because the list draws it at its place. */
export function startDrag({ item, start, begin, moveTo, end, axis, rightToLeft }: DragOptions): Drag {
  const list = item.parentElement ?? item
  const scroller = scrollerOf(list)
  const origin = { left: item.offsetLeft, top: item.offsetTop, scroll: scrollOf(scroller) }
  let pointer = { x: start.clientX, y: start.clientY }
  let frame = 0
  let begun = false
  let over = false

  /** Where the pointer holds the item, from the corner of its list. */
  function held() {
    const scroll = scrollOf(scroller)
    const across = axis === 'vertical' ? 0 : pointer.x - start.clientX + scroll.left - origin.scroll.left
    const down = axis === 'horizontal' ? 0 : pointer.y - start.clientY + scroll.top - origin.scroll.top
    return { left: origin.left + across, top: origin.top + down }
  }

  function follow() {
    const { left, top } = held()
    item.style.translate = `${left - item.offsetLeft}px ${top - item.offsetTop}px`
  }

  function seek() {
    follow()
    const { left, top } = held()
    const middle = { x: left + item.offsetWidth / 2, y: top + item.offsetHeight / 2 }
    const items = itemsOf(list)
    const now = items.indexOf(item)
    const place = placeAt(items, item, middle, { axis, rightToLeft })
    if (place !== now) moveTo(place)
  }

  /** Scroll the list while the pointer is near an edge. */
  function scrollOn() {
    frame = requestAnimationFrame(scrollOn)
    const edges = scroller === document.scrollingElement ? windowEdges() : scroller.getBoundingClientRect()
    const down = axis === 'horizontal' ? 0 : edgePull(pointer.y, edges.top, edges.bottom, pulling)
    const across = axis === 'vertical' ? 0 : edgePull(pointer.x, edges.left, edges.right, pulling)
    if (down === 0 && across === 0) return
    const before = scrollOf(scroller)
    scroller.scrollBy({ left: across, top: down, behavior: 'instant' })
    const after = scrollOf(scroller)
    if (before.left !== after.left || before.top !== after.top) seek()
  }

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    pointer = { x: event.clientX, y: event.clientY }
    if (!begun) {
      if (Math.hypot(pointer.x - start.clientX, pointer.y - start.clientY) < threshold) return
      begun = true
      begin()
      frame = requestAnimationFrame(scrollOn)
    }
    seek()
  }
  const onUp = (event: PointerEvent) => event.pointerId === start.pointerId && finish(true)
  const onCancel = (event: PointerEvent) => event.pointerId === start.pointerId && finish(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !begun) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }

  function finish(stays: boolean) {
    if (over) return
    over = true
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKey, true)
    if (begun) end(stays)
  }

  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  // In the capture phase, before a dialog around the list hears it and closes.
  addEventListener('keydown', onKey, true)
  return { follow, stop: () => finish(false) }
}

const windowEdges = () => ({ top: 0, bottom: innerHeight, left: 0, right: innerWidth })

const itemsOf = (list: HTMLElement) =>
  [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.inert)

interface Point {
  x: number
  y: number
}

/** The place that an item takes whose middle is there. */
function placeAt(items: readonly HTMLElement[], item: HTMLElement, middle: Point, layout: Layout): number {
  const others = items.filter((one) => one !== item)
  if (layout.axis === 'both') {
    const places = items.map((one) => distance(one, middle))
    return places.indexOf(Math.min(...places))
  }
  const isBefore = (one: HTMLElement) => {
    const { x, y } = middleOf(one)
    if (layout.axis === 'vertical') return y < middle.y
    return layout.rightToLeft ? x > middle.x : x < middle.x
  }
  return others.filter(isBefore).length
}

function middleOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Point {
  return { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 }
}

function distance(one: HTMLElement, { x, y }: Point): number {
  const middle = middleOf(one)
  return Math.hypot(middle.x - x, middle.y - y)
}

/** The distance from an edge at which it scrolls, in pixels, and its highest speed, in pixels per frame. */
const pulling = { edge: 48, fastest: 12 }

function scrollOf({ scrollLeft, scrollTop }: Element) {
  return { left: scrollLeft, top: scrollTop }
}

function scrollerOf(list: HTMLElement): Element {
  for (let box: HTMLElement | null = list; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflow)) return box
  }
  return document.scrollingElement ?? document.documentElement
}
