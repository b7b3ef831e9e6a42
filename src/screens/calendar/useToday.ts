'use client'

import { useSyncExternalStore } from 'react'
import { clockIn } from '../../spec/values/zonedTime'
import { clock } from '../../internal/clock'

/** Which day it is by the clocks of a zone, or of the browser. A server does not know when its page is read. */
export function useToday(zone: string | undefined): string | undefined {
  return useSyncExternalStore(
    clock.subscribe,
    () => clockIn(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, clock.now()).date,
    () => undefined,
  )
}
