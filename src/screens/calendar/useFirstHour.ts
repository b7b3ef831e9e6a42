'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { EventTimes } from './eventTimes'
import { firstHour } from './firstHour'
import { minuteNow } from './minuteNow'

interface FirstHourOptions {
  /** Those that stand between the hours. */
  events: readonly EventTimes[]
  /** The days that are shown, in their order. */
  days: readonly string[]
  today: string | undefined
  /** The zone whose clocks the hours show. @default the browser's */
  zone: string | undefined
  loading: boolean
}

/** Bring the hours in sight at which days begin, once for the same days. */
export function useFirstHour(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  { events, days, today, zone, loading }: FirstHourOptions,
): void {
  const shown = `${days[0]} ${days.at(-1)}`
  const opened = useRef({ shown: '', top: 0 })

  useLayoutEffect(() => {
    const [box, hours] = [scroller.current, body.current]
    if (!box || !hours) return
    // Where a person has scrolled to while events were on their way stays.
    if (opened.current.shown === shown && opened.current.top !== box.scrollTop) return
    const hourHeight = hours.offsetHeight / 24
    const now = today !== undefined && days.includes(today) ? minuteNow(zone) : undefined
    const inSight = heightInSight(box, hours) / hourHeight - beforeHour
    box.scrollTop = hourHeight * (firstHour({ events, days, inSight, now }) - beforeHour)
    opened.current = { shown, top: box.scrollTop }
    // As long as a person looks at these days.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- events that come later move nothing
  }, [shown, loading])
}

/** The name of an hour stands on its line, and has so much of an hour's room above it. */
const beforeHour = 0.25

/** How much of the hours is in sight: below what stays above them, and as far as the window goes. */
function heightInSight(box: HTMLElement, hours: HTMLElement): number {
  const { top, bottom } = box.getBoundingClientRect()
  const end = top < innerHeight ? Math.min(bottom, innerHeight) : bottom
  return end - top - hours.offsetTop
}
