import { swallowClick } from '../../internal/swallowClick'
import type { EventShift } from './EventShift'
import { dayMinutes, daysBetween } from './days'
import { quarter } from './liftStep'

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
  const controller = new AbortController()
  const { signal } = controller

  const onMove = (pointer: PointerEvent) => {
    const way = Math.hypot(pointer.clientX - pressed.clientX, pointer.clientY - pressed.clientY)
    // A press that trembles is a press.
    if (!isDragged && way < 5) return
    isDragged = true
    const at = placeAt(root, pointer)
    shift = at && { days: daysBetween(from.date, at.date), minutes: minutesBetween(from, at), part }
    onShift(shift)
  }
  const end = () => {
    controller.abort()
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
  /** Of the day, where hours are drawn. */
  readonly minute: number | undefined
}

/** The day below a pointer, and the minute of it where hours are drawn. */
function placeAt(root: HTMLElement, { clientX, clientY }: PointerEvent): Place | undefined {
  const day = document
    .elementsFromPoint(clientX, clientY)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.date !== undefined)
  const date = day?.dataset.date
  if (!day || date === undefined || !root.contains(day)) return undefined
  if (day.dataset.hours === undefined) return { date, minute: undefined }
  const { top, height } = day.getBoundingClientRect()
  return { date, minute: height === 0 ? undefined : ((clientY - top) / height) * dayMinutes }
}
