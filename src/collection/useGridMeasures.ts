'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GridLayout } from './Column'
import { useGridLayout } from './useGridLayout'

export interface GridMeasures {
  readonly layout: GridLayout
  /** The height of a table's row, and of its header: a token, so that density and text size change it. */
  readonly rowHeight: number
  /** How many pixels the header covers: none above cards. */
  readonly headHeight: number
}

/** The measures that a server assumes, and the first rendering in a browser with it. */
const assumedHeight = 44

/** Follows the room that the grid has and the height of its rows, before anything is painted. */
export function useGridMeasures(
  root: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  asked: GridLayout | undefined,
): GridMeasures {
  const layout = useGridLayout(root, asked)
  const [rowHeight, setRowHeight] = useState(assumedHeight)

  useLayoutEffect(() => {
    const element = head.current
    // Above cards the header is out of sight and says nothing about a row's height.
    if (!element || layout === 'cards') return
    const measure = () => {
      const { height } = element.getBoundingClientRect()
      if (height > 1) setRowHeight(height)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [head, layout])

  return { layout, rowHeight, headHeight: layout === 'table' ? rowHeight : 0 }
}
