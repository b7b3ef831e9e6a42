'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** The sizes that a view of bytes is laid out by, in pixels. */
export interface HexSizes {
  readonly width: number
  /** The height that rows are seen in, below the header. */
  readonly height: number
  readonly rowHeight: number
  /** The width of a digit. */
  readonly digit: number
}

/** So many digits the probe is wide. */
export const probeDigits = 100

/** No screen is higher; a host that lets the grid grow as high as its file would draw all of it. */
const tallest = 4320

/** Measure the grid and its text, before anything is painted, and whenever they change. Undefined on a server. */
export function useHexSizes(
  grid: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): HexSizes | undefined {
  const [sizes, setSizes] = useState<HexSizes>()
  useLayoutEffect(() => {
    const scroller = grid.current
    const ruler = probe.current
    if (!scroller || !ruler) return
    const measure = () => {
      const { width, height } = ruler.getBoundingClientRect()
      if (height === 0) return
      setSizes((before) => {
        const now = {
          width: scroller.clientWidth,
          height: Math.max(Math.min(scroller.clientHeight, tallest) - height, height),
          rowHeight: height,
          digit: width / probeDigits,
        }
        return before && sameSizes(before, now) ? before : now
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    observer.observe(ruler)
    return () => observer.disconnect()
  }, [grid, probe])
  return sizes
}

function sameSizes(one: HexSizes, other: HexSizes): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.rowHeight === other.rowHeight &&
    one.digit === other.digit
  )
}

/** The number of bytes that a row has room for: its offset, its bytes at three digits each, and its text. */
export function bytesThatFit({ width, digit }: HexSizes, offsetDigits: number): HexRowLength {
  const fits = (bytes: number) =>
    (Math.max(6, offsetDigits) + 3 + bytes * 3 + gapsIn(bytes) + bytes + 4) * digit <= width
  return fits(16) ? 16 : fits(8) ? 8 : 4
}

/** How many bytes stand in a row. */
export type HexRowLength = 4 | 8 | 16

/** Between two groups of eight there is a gap of one digit. */
function gapsIn(bytes: number): number {
  return bytes > 8 ? 1 : 0
}
