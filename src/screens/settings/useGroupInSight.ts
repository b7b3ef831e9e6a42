'use client'

import { useEffect, useState } from 'react'
import { groupInSight } from './groupInSight'

/** Tell in which of the elements with these ids a person is, while the page is scrolled and the focus moves. */
export function useGroupInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = JSON.stringify(ids)

  useEffect(() => {
    const stop = new AbortController()
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(lookFor(JSON.parse(key) as string[]))
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    lookSoon()
    // Captured, because the page may scroll in an element of the host.
    const options = { capture: true, passive: true, signal: stop.signal }
    document.addEventListener('scroll', lookSoon, options)
    document.addEventListener('focusin', lookSoon, options)
    window.addEventListener('resize', lookSoon, options)
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [key])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}

function lookFor(ids: readonly string[]): string | undefined {
  const groups = ids.flatMap((id) => document.getElementById(id) ?? [])
  const places = groups.map((group) => {
    const { top, bottom } = group.getBoundingClientRect()
    return { id: group.id, top, bottom }
  })
  const focused = groups.find((group) => group.contains(document.activeElement))
  return groupInSight(places, { height: window.innerHeight, focused: focused?.id })
}
