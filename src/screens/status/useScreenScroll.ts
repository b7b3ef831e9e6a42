'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Begin a screen at its top, and one that a person goes back to where it was left, as a browser does with pages. A screen
 * that has to load grows until it is high enough; a person who scrolls meanwhile is left alone.
 */
export function useScreenScroll(screen: string): void {
  const places = useRef(new Map<string, number>())
  const current = useRef(screen)
  const isTraversed = useRef(false)

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    window.addEventListener('popstate', () => (isTraversed.current = true), options)
    window.addEventListener('scroll', () => places.current.set(current.current, window.scrollY), options)
    return () => stop.abort()
  }, [])

  useLayoutEffect(() => {
    if (current.current === screen) return undefined
    current.current = screen
    const place = isTraversed.current ? (places.current.get(screen) ?? 0) : 0
    isTraversed.current = false
    return scrollWhenHighEnough(place)
  }, [screen])
}

function scrollWhenHighEnough(place: number): (() => void) | undefined {
  const isReached = () => {
    window.scrollTo({ top: place, behavior: 'instant' })
    return Math.abs(window.scrollY - place) <= 1
  }
  if (isReached()) return undefined
  const stop = new AbortController()
  const observer = new ResizeObserver(() => isReached() && end())
  const end = () => {
    stop.abort()
    observer.disconnect()
  }
  observer.observe(document.body)
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, end, { signal: stop.signal, passive: true })
  }
  return end
}
