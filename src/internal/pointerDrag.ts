import { edgePull } from './edgePull'
import { swallowClick } from './swallowClick'

/** Where a pointer took something. */
export interface PointerPress {
  /** Scrolls while the pointer is near one of its edges. */
  readonly scroller: HTMLElement
  /** The edges that do so. */
  readonly edges: 'sides' | 'ends'
  readonly pointerId: number
  readonly isTouch: boolean
  readonly x: number
  readonly y: number
  /** Called when it is a drag, and no press; answers with the picture that follows the pointer, and with nothing where it is not lifted. */
  readonly begin: () => HTMLElement | undefined
  /** Called with what it is held over in the scroller; with nothing outside of it. */
  readonly aim: (below: Element | undefined) => void
  /** Called when a drag that began is over. */
  readonly end: (how: 'drop' | 'cancel') => void
}

/** A drag begins after so many pixels, because a hand is never quite still. */
const threshold = 5
/** A finger scrolls; one that rests so many milliseconds takes it. */
const rest = 350
/** The distance from an edge at which it scrolls, and its highest speed, in pixels. */
const pulling = { edge: 56, fastest: 14 }

/** Drag a picture of something with a mouse, a pen or a finger. Returns how to stop. */
export function startPointerDrag(press: PointerPress): () => void {
  const { scroller, edges, pointerId, isTouch, begin, aim, end } = press
  const start = { x: press.x, y: press.y }
  let pointer = start
  let picture: HTMLElement | undefined
  let frame = 0
  let over = false
  const waiting = isTouch ? setTimeout(lift, rest) : undefined

  function lift() {
    if (over || picture) return
    picture = begin()
    if (!picture) return finish('cancel')
    picture.inert = true
    picture.ariaHidden = 'true'
    // Beside what scrolls and not in it, so that nothing clips it.
    scroller.parentElement?.append(picture)
    frame = requestAnimationFrame(scrollOn)
    follow()
  }

  function follow() {
    if (!picture) return
    picture.style.translate = `${pointer.x - start.x}px ${pointer.y - start.y}px`
    const below = document.elementFromPoint(pointer.x, pointer.y)
    if (below && scroller.contains(below)) aim(below)
    else if (!isWithin(scroller, pointer)) aim(undefined)
  }

  /** Scroll while the pointer is near one of the edges. */
  function scrollOn() {
    frame = requestAnimationFrame(scrollOn)
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const [at, from, to] = edges === 'sides' ? [pointer.x, left, right] : [pointer.y, top, bottom]
    const by = edgePull(at, from, to, pulling)
    if (by === 0) return
    scroller.scrollBy({ [edges === 'sides' ? 'left' : 'top']: by, behavior: 'instant' })
    follow()
  }

  const isOwn = (event: PointerEvent) => event.pointerId === pointerId
  const onMove = (event: PointerEvent) => {
    if (!isOwn(event)) return
    pointer = { x: event.clientX, y: event.clientY }
    const isFar = Math.hypot(pointer.x - start.x, pointer.y - start.y) > threshold
    if (!picture && isFar) {
      // A finger that moves before it has rested scrolls.
      if (isTouch) return finish('cancel')
      lift()
    }
    follow()
  }
  const onUp = (event: PointerEvent) => isOwn(event) && finish('drop')
  const onCancel = (event: PointerEvent) => isOwn(event) && finish('cancel')
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !picture) return
    event.preventDefault()
    event.stopPropagation()
    finish('cancel')
  }
  const onTouchMove = (event: TouchEvent) => {
    // Do not scroll the page while something is held.
    if (picture && event.cancelable) event.preventDefault()
  }
  const onDragStart = (event: Event) => event.preventDefault()
  const onContextMenu = (event: Event) => {
    if (isTouch) event.preventDefault()
  }

  function finish(how: 'drop' | 'cancel') {
    if (over) return
    over = true
    clearTimeout(waiting)
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKey, true)
    removeEventListener('touchmove', onTouchMove)
    removeEventListener('dragstart', onDragStart)
    removeEventListener('contextmenu', onContextMenu)
    if (!picture) return
    picture.remove()
    swallowClick()
    end(how)
  }

  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  addEventListener('keydown', onKey, true)
  addEventListener('touchmove', onTouchMove, { passive: false })
  // A link would be dragged by the browser instead.
  addEventListener('dragstart', onDragStart)
  addEventListener('contextmenu', onContextMenu)
  return () => finish('cancel')
}

function isWithin(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
