import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { type Drag, startDrag } from './drag'
import { moveIn, placeAfterKey } from './moveIn'
import type { Carried, Pressed, Reordering } from './Reordering'
import { isRightToLeft } from '../internal/isRightToLeft'

export interface Reorder {
  /** Picks up the item of a handle, or puts the carried item down in its place. */
  readonly press: (key: string) => void
  /** A pointer is down on a handle: it may become a drag. */
  readonly pointAt: (key: string, pressed: Pressed) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly putDown: () => void
  /** Keeps the dragged item at the pointer. */
  readonly follow: () => void
  /** Gives up a drag. */
  readonly stop: () => void
}

/**
 * Create what a person does to an order. Loaded when such a list is on the page.
 *
 * @param now the list as it was last drawn
 */
export function createReorder(now: () => Reordering): Reorder {
  let drag: Drag | undefined
  let dragged = false

  function pickUp(key: string, by: Carried['by']) {
    const { order, carry, tell } = now()
    carry({ key, by, order })
    tell('reorder.pickedUp', key, order)
  }

  function moveTo(place: number) {
    const { carried, order, carry, tell } = now()
    if (!carried || order[place] === carried.key) return
    const next = moveIn(order, order.indexOf(carried.key), place)
    carry({ ...carried, order: next })
    tell('reorder.moved', carried.key, next)
  }

  function putDown(place?: number) {
    const { carried, order, given, carry, tell, onReorder } = now()
    if (!carried) return
    const from = order.indexOf(carried.key)
    const next = moveIn(order, from, place ?? from)
    carry(undefined)
    tell('reorder.putDown', carried.key, next)
    if (given.some((key, index) => key !== next[index])) onReorder(next)
  }

  function putBack() {
    const { carried, given, carry, tell } = now()
    if (!carried) return
    carry(undefined)
    tell('reorder.putBack', carried.key, given)
  }

  return {
    press(key) {
      const { carried, order } = now()
      // A browser reports the end of a drag as a click.
      if (dragged) dragged = false
      else if (carried) putDown(order.indexOf(key))
      else pickUp(key, 'keys')
    },

    pointAt(key, { item, start }) {
      dragged = false
      drag = startDrag({
        item,
        start,
        axis: now().axis,
        rightToLeft: isRightToLeft(item),
        begin: () => {
          dragged = true
          flushSync(() => pickUp(key, 'pointer'))
        },
        moveTo: (place) => flushSync(() => moveTo(place)),
        end: (stays) => (stays ? putDown() : putBack()),
      })
    },

    onKeyDown(event) {
      const { carried, order, axis } = now()
      if (carried?.by !== 'keys') return
      const layout = { axis, rightToLeft: isRightToLeft(event.currentTarget) }
      const place = placeAfterKey(event.key, order.indexOf(carried.key), order.length, layout)
      if (place !== undefined) moveTo(place)
      else if (event.key === 'Escape') putBack()
      else return
      event.preventDefault()
      // A dialog around the list would close.
      event.stopPropagation()
    },

    putDown: () => putDown(),
    follow: () => drag?.follow(),
    stop: () => drag?.stop(),
  }
}
