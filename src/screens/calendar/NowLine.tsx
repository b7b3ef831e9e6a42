'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'
import { clock } from '../../internal/clock'
import { minuteNow } from './minuteNow'

interface NowLineProps {
  /** The zone whose clocks the hours show. @default the browser's */
  zone: string | undefined
}

/**
 * A line through the hours at the present time. It alone is drawn again as the minutes go by, and is hidden
 * from screen readers, which tell which day is today.
 */
export function NowLine({ zone }: NowLineProps) {
  const minute = useSyncExternalStore(clock.subscribe, () => minuteNow(zone), onServer)
  if (minute === undefined) return null
  return (
    <div
      className="sw-CalendarHours-now"
      style={{ '--from': minute / 1440 } as CSSProperties}
      aria-hidden="true"
    />
  )
}

/** A server does not know when its page is read. */
const onServer = () => undefined
