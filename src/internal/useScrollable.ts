'use client'

import { type RefCallback, useCallback } from 'react'

/**
 * Lets a person with a keyboard scroll what does not fit. It is a stop on their way only while there is something to
 * scroll, and not every browser sees to that itself.
 */
export function useScrollable<E extends HTMLElement>(): RefCallback<E> {
  return useCallback((element: E | null) => {
    if (!element) return
    const look = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [])
}
