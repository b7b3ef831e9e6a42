'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GridLayout } from './Column'

/** Below so many rems, as on a phone and on a laptop zoomed to 200 %, there is room for cards but not for a table. */
const tableFrom = 42

/** Whether there is room for a table, known before anything is painted; on a server a table is assumed. */
export function useGridLayout(
  root: RefObject<HTMLElement | null>,
  asked: GridLayout | undefined,
): GridLayout {
  const [fitting, setFitting] = useState<GridLayout>('table')
  useLayoutEffect(() => {
    const element = root.current
    if (asked || !element) return
    const measure = () => {
      const pixels = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const width = element.clientWidth
      setFitting(width > 0 && width / pixels < tableFrom ? 'cards' : 'table')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, asked])
  return asked ?? fitting
}
