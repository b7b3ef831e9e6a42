import type { MouseEvent } from 'react'
import { bringIntoView } from '../../internal/bringIntoView'

/** Lead to a heading of the page as its anchor would: it comes into sight, with the place that it heads, and takes the focus. */
export function leadTo(event: MouseEvent, heading: HTMLElement | null, place: Element | null = heading) {
  // In an app whose pages are hashes the address would lead elsewhere.
  event.preventDefault()
  bringIntoView(place, { block: 'start' })
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
