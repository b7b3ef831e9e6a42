'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes focus to a screen's heading once it is wanted there: when the screen has appeared and its heading says where
 * one has come to. Focus that is already within the screen stays where it is.
 */
export function useScreenFocus(wanted: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const done = useRef(false)
  useEffect(() => {
    if (done.current || !wanted || !heading.current) return
    done.current = true
    const screen = heading.current.closest('[data-status]')
    const { activeElement } = heading.current.ownerDocument
    if (!screen?.contains(activeElement)) heading.current.focus({ preventScroll: true })
  }, [wanted])
  return heading
}
