'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '../../internal/useMedia'

/** Below so many rems a list and a record have no room beside each other. */
const besideFrom = 48

/** Whether there is room for two parts beside each other, known before anything is painted; on a server there is. */
export function useHasRoomBeside(root: RefObject<HTMLElement | null>): boolean {
  // A phone knows before anything is drawn, so that no list is asked for below a record.
  const isWide = useMedia(`(width >= ${besideFrom}rem)`, true)
  const [hasRoom, setHasRoom] = useState(true)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => {
      const pixels = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const width = element.clientWidth
      setHasRoom(width === 0 || width / pixels >= besideFrom)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return isWide && hasRoom
}
