'use client'

import { type RefObject, useEffect } from 'react'
import { scrollerOf } from './scrollerOf'

/**
 * Keeps the place below a bar that stays at the end of what scrolls out of use. A browser brings no more of a text area
 * into sight than its caret, wherever a bar lies: when it takes the focus, and with each line that a person writes.
 */
export function useRoomForBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar
    if (!current) return undefined
    let scroller: HTMLElement | undefined
    const release = () => scroller?.style.removeProperty('scroll-padding-block-end')
    const observer = new ResizeObserver(() => {
      release()
      // With little in it the box around a form does not scroll yet.
      scroller = scrollerOf(current) as HTMLElement
      scroller.style.setProperty('scroll-padding-block-end', `${current.offsetHeight}px`)
    })
    for (const one of [current, current.closest('.sw-Form')]) if (one) observer.observe(one)
    return () => {
      observer.disconnect()
      release()
    }
  }, [bar])
}
