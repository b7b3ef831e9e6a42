'use client'

import { type RefObject, useLayoutEffect } from 'react'
import type { EventTimes } from './eventTimes'

/** The first hour in sight, unless something begins before. */
const firstHour = 7

interface FirstHourOptions {
  /** Those that stand between the hours. */
  events: readonly EventTimes[]
  /** The day that is shown, or the first of them. */
  day: string | undefined
  loading: boolean
}

/** Bring the hours in sight at which a day begins, once for each day. */
export function useFirstHour(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  { events, day, loading }: FirstHourOptions,
): void {
  const earliest = Math.min(firstHour, ...events.map(({ startMinute = 0 }) => Math.floor(startMinute / 60)))

  useLayoutEffect(() => {
    if (!scroller.current || !body.current) return
    // A little before the hour, whose name stands on its line.
    scroller.current.scrollTop = (body.current.offsetHeight / 24) * (earliest - 0.25)
    // Where a person has scrolled to stays, as long as they look at these days.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- events that come later move nothing
  }, [day, loading])
}
