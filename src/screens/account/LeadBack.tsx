'use client'

import { useEffect, useState } from 'react'
import { focusAfter } from '../action/focusAfter'

/**
 * Leads the focus back to the page when a dialog goes. With the news that a session has ended, the button in it that opened the
 * dialog goes as well: the heading of the screen that it stood on takes the focus then.
 */
export function LeadBack() {
  const [headings] = useState(headingsAbove)
  useEffect(
    () => () => {
      const heading = headings.find(({ isConnected }) => isConnected)
      focusAfter(heading && { current: heading })
    },
    [headings],
  )
  return null
}

/** The headings of what the focus stands in, the nearest first. */
function headingsAbove(): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let place = document.activeElement; place; place = place.parentElement) {
    const heading = document.getElementById(place.getAttribute('aria-labelledby') ?? '')
    if (heading) found.push(heading)
  }
  return found
}
