'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GridLayout } from './Column'

export interface GridMeasures {
  readonly layout: GridLayout
  /** The height of a table's row, and of its header: a token, so that density and text size change it. */
  readonly rowHeight: number
  /** How many pixels the header covers: none above cards. */
  readonly headHeight: number
}

/** Below so many rems there is room for cards but not for a table. */
const tableFrom = 36

/** What a server assumes, and the first rendering in a browser with it. */
const assumed: GridMeasures = { layout: 'table', rowHeight: 44, headHeight: 44 }

/** Follows the room that the grid has. It is known before anything is painted. */
export function useGridMeasures(
  root: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  asked: GridLayout | undefined,
): GridMeasures {
  const [measured, setMeasured] = useState(assumed)
  const layout = asked ?? measured.layout

  useLayoutEffect(() => {
    if (!root.current || !head.current) return
    const measure = () => {
      const width = root.current?.clientWidth ?? 0
      const height = head.current?.getBoundingClientRect().height ?? 0
      const pixels = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const fits: GridLayout = width > 0 && width / pixels < tableFrom ? 'cards' : 'table'
      setMeasured((before) => {
        // Above cards the header is out of sight and says nothing about a row's height.
        const isTable = (asked ?? fits) === 'table' && (asked ?? before.layout) === 'table' && height > 1
        const rowHeight = isTable ? height : before.rowHeight
        return before.layout === fits && before.rowHeight === rowHeight
          ? before
          : { layout: fits, rowHeight, headHeight: rowHeight }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root.current)
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [root, head, asked])

  return { layout, rowHeight: measured.rowHeight, headHeight: layout === 'table' ? measured.headHeight : 0 }
}
