'use client'

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { keepOnStage, type Point, swipeOf, whole, type Zoom, zoomAt } from './zoom'

export type Swipe = NonNullable<ReturnType<typeof swipeOf>>

/**
 * Let a person make a picture larger and look around in it: with fingers, a mouse, a wheel, and by `zoomBy` and `panBy`.
 * On a picture that is whole, one finger swipes.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (swipe: Swipe) => void) {
  const [zoom, setZoom] = useState(whole)
  // Where one finger has taken a picture that is whole; also says that it follows without delay.
  const [drag, setDrag] = useState<Point>()
  const fingers = useRef(new Map<number, Point>())
  const pinched = useRef(false)

  function change(how: (now: Zoom) => Zoom) {
    const picture = stage.current?.firstElementChild
    if (!stage.current || !(picture instanceof HTMLElement)) return
    const room = { width: stage.current.clientWidth, height: stage.current.clientHeight }
    const size = { width: picture.offsetWidth, height: picture.offsetHeight }
    setZoom((now) => keepOnStage(how(now), size, room))
  }

  const zoomBy = (factor: number, point: Point = whole) => change((now) => zoomAt(now, factor, point))
  const panBy = ({ x, y }: Point) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }))

  const wheel = useRef(zoomBy)
  useEffect(() => {
    wheel.current = zoomBy
  })
  useEffect(() => {
    const element = stage.current
    // A pinch on a trackpad. React's own listener comes too late to keep the browser from zooming the page.
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      wheel.current(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), fromMiddle(event, element))
    }
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [stage])

  function handleMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const moved = { x: now.x - before.x, y: now.y - before.y }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const point = fromMiddle(middle, stage.current)
      change((zoomed) => {
        const { scale, x, y } = zoomAt(zoomed, factor, point)
        return { scale, x: x + moved.x / 2, y: y + moved.y / 2 }
      })
    } else if (zoom.scale > 1) panBy(moved)
    else if (!pinched.current) setDrag((far = whole) => ({ x: far.x + moved.x, y: far.y + moved.y }))
  }

  function handleEnd(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const swipe = drag && event.type === 'pointerup' ? swipeOf(drag) : undefined
    pinched.current = false
    setDrag(undefined)
    if (swipe) onSwipe(swipe)
  }

  return {
    zoom,
    drag,
    zoomBy,
    panBy,
    showWhole: () => setZoom(whole),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (fingers.current.size === 1) return
        pinched.current = true
        setDrag(undefined)
      },
      onPointerMove: handleMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
      onDoubleClick(event: MouseEvent<HTMLElement>) {
        if (zoom.scale > 1) setZoom(whole)
        else zoomBy(closer, fromMiddle(event, stage.current))
      },
    },
  }
}

/** One step of a button or a key is half of this: two of them are a double click. */
const closer = 2.25

function fromMiddle(
  { clientX, clientY }: { clientX: number; clientY: number },
  stage: HTMLElement | null,
): Point {
  if (!stage) return whole
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
