'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the rows under the finger where they are while the bar of what is selected comes and goes above them: on a phone it has several
 * lines, and the next press would meet another row.
 */
export function useSteadyRows(
  screen: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  isSelecting: boolean,
): void {
  /** Where the rows began when something was pressed, in pixels of the window. */
  const top = useRef<number>(undefined)
  useEffect(() => {
    const { current } = screen
    const note = () => {
      top.current = grid.current?.getBoundingClientRect().top
    }
    const presses = ['click', 'keydown'] as const
    for (const press of presses) current?.addEventListener(press, note, true)
    return () => {
      for (const press of presses) current?.removeEventListener(press, note, true)
    }
  }, [screen, grid])
  useLayoutEffect(() => {
    const { current } = grid
    if (current && top.current !== undefined) keepRowsAt(top.current, current)
    top.current = undefined
  }, [grid, isSelecting])
}

function keepRowsAt(top: number, grid: HTMLElement) {
  grid.scrollTop += grid.getBoundingClientRect().top - top
}
