'use client'

import { useEffect, useState } from 'react'

/** A device that slept is looked at again soon after it wakes, which no long timer does. */
const longestRest = 30_000

/**
 * Say whether the end of a session is far, near or passed.
 *
 * @param end in milliseconds since 1970; without one it stays far
 * @param warnBefore the seconds in which it is near
 */
export function useSessionClock(end: number | undefined, warnBefore: number): 'before' | 'ending' | 'ended' {
  const [seen, setSeen] = useState<{ end: number | undefined; phase: 'before' | 'ending' | 'ended' }>({
    end,
    phase: 'before',
  })
  useEffect(() => {
    if (end === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const left = end - Date.now()
      const phase = left <= 0 ? 'ended' : left <= warnBefore * 1000 ? 'ending' : 'before'
      setSeen((now) => (now.end === end && now.phase === phase ? now : { end, phase }))
      if (left <= 0) return
      const next = phase === 'ending' ? left : left - warnBefore * 1000
      timer = setTimeout(look, Math.min(next, longestRest))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [end, warnBefore])
  return seen.end === end && end !== undefined ? seen.phase : 'before'
}
