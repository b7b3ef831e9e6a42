'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { scrollerOf } from '../../internal/scrollerOf'

/**
 * Begin a screen at its top, and one that a person goes back to where it was left, as a browser does with pages: in the
 * window, or in the box of the host that scrolls around the screens. A screen that has to load grows until it is high
 * enough; a person who scrolls meanwhile is left alone.
 */
export function useScreenScroll(root: RefObject<Element | null>, screen: string): void {
  const places = useRef(new Map<string, number>())
  const current = useRef(screen)
  const isTraversed = useRef(false)

  useEffect(() => {
    const stop = new AbortController()
    // Captured, because only the window tells the whole page that it is scrolled.
    const options = { signal: stop.signal, passive: true, capture: true }
    const note = ({ target }: Event) => {
      // A list that scrolls by itself keeps its own place.
      if (!root.current || !(target as Node).contains(root.current)) return
      places.current.set(current.current, scrollerOf(root.current).scrollTop)
    }
    if ('navigation' in window) {
      const { navigation } = window
      const look = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
        if (navigationType === 'traverse') isTraversed.current = true
      }
      // Told before "popstate", at which a router that is older than the screens would draw the next one first.
      navigation.addEventListener('currententrychange', look, options)
    } else {
      addEventListener('popstate', () => (isTraversed.current = true), options)
    }
    // A step that led to no other screen, as one that closes a drawer, is over when a person presses what leads on.
    window.addEventListener('click', () => (isTraversed.current = false), options)
    document.addEventListener('scroll', note, options)
    return () => stop.abort()
  }, [root])

  useLayoutEffect(() => {
    if (current.current === screen || !root.current) return undefined
    current.current = screen
    const place = isTraversed.current ? (places.current.get(screen) ?? 0) : 0
    isTraversed.current = false
    return scrollWhenHighEnough(root.current, place)
  }, [root, screen])
}

function scrollWhenHighEnough(root: Element, place: number): (() => void) | undefined {
  const isReached = () => {
    // A box that could not be scrolled with what it had a moment ago perhaps can now.
    const scroller = scrollerOf(root)
    scroller.scrollTo({ top: place, behavior: 'instant' })
    return Math.abs(scroller.scrollTop - place) <= 1
  }
  if (isReached()) return undefined
  const stop = new AbortController()
  const observer = new ResizeObserver(() => isReached() && end())
  const end = () => {
    stop.abort()
    observer.disconnect()
  }
  // The body does not grow with what scrolls in a box, nor the screens with what a host has below them.
  for (const grown of [root, document.body]) observer.observe(grown)
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, end, { signal: stop.signal, passive: true })
  }
  return end
}
