import { swallowClick } from '../../internal/swallowClick'
import type { EventShift } from './EventShift'
import { daysBetween } from '../../spec/values/daysBetween'
import { dayMinutes } from './days'
import { quarter } from './liftStep'
import { scrollAtEdges } from './scrollAtEdges'

interface Drag {
  readonly part: EventShift['part']
  /** Called with how far it would be moved; with nothing while the pointer is outside of the days. */
  readonly onShift: (shift: EventShift | undefined) => void
  readonly onDrop: (shift: EventShift) => void
  /** Called when a drag ends and the event stays. */
  readonly onLeave: () => void
}

/**
 * Follow a pointer that is pressed on an event, until it is let go over a day. Let go elsewhere, or with Escape, the event stays
 * where it was.
 */
export function dragEvent(
  root: HTMLElement,
  pressed: PointerEvent,
  { part, onShift, onDrop, onLeave }: Drag,
): void {
  const from = placeAt(root, pressed)
  if (!from) return
  let shift: EventShift | undefined
  let isDragged = false
  const scrolling = scrollAtEdges(scrollerOf(pressed), pressed, (pointer) => look(pointer))
  const controller = new AbortController()
  const { signal } = controller

  const look = (pointer: PointerEvent) => {
    const at = placeAt(root, pointer)
    shift = at && {
      days: daysBetween(from.date, at.date),
      minutes: minutesBetween(from, at),
      part,
      ...(at.column !== from.column && { column: at.column }),
    }
    onShift(shift)
  }
  const onMove = (pointer: PointerEvent) => {
    const way = Math.hypot(pointer.clientX - pressed.clientX, pointer.clientY - pressed.clientY)
    // A press that trembles is a press.
    if (!isDragged && way < 5) return
    isDragged = true
    look(pointer)
    scrolling.follow(pointer)
  }
  const end = () => {
    controller.abort()
    scrolling.stop()
    if (isDragged) swallowClick()
  }
  const options = { signal }
  window.addEventListener('pointermove', onMove, options)
  window.addEventListener(
    'pointerup',
    () => {
      end()
      if (shift) onDrop(shift)
      else if (isDragged) onLeave()
    },
    options,
  )
  const leave = () => {
    end()
    if (isDragged) onLeave()
  }
  window.addEventListener('pointercancel', leave, options)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), options)
}

function minutesBetween(from: Place, to: Place): number {
  if (from.minute === undefined || to.minute === undefined) return 0
  return Math.round((to.minute - from.minute) / quarter) * quarter
}

interface Place {
  readonly date: string
  /** The id of the column of the day, where it is drawn in columns. */
  readonly column: string | undefined
  /** Of the day, where hours are drawn. */
  readonly minute: number | undefined
}

/** The day below a pointer, its column, and the minute of it where hours are drawn. What lies over days is none. */
function placeAt(root: HTMLElement, { clientX, clientY }: PointerEvent): Place | undefined {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (one): one is HTMLElement =>
        one instanceof HTMLElement && (one.dataset.date !== undefined || one.dataset.cover !== undefined),
    )
  const { date, column, hours } = found?.dataset ?? {}
  if (!found || date === undefined || !root.contains(found)) return undefined
  if (hours === undefined) return { date, column, minute: undefined }
  const { top, height } = found.getBoundingClientRect()
  return { date, column, minute: height === 0 ? undefined : ((clientY - top) / height) * dayMinutes }
}

/** The element that scrolls the hours in which an event was pressed. */
function scrollerOf({ target }: PointerEvent): HTMLElement | undefined {
  const scroller = target instanceof Element && target.closest('[data-scroller]')
  return scroller instanceof HTMLElement ? scroller : undefined
}
