import type { CSSProperties } from 'react'

/** Where a cell stays that is not the first to stay, when the table is scrolled sideways; the sheet knows where that is. */
export function startStyle(start: string | undefined, place: number): CSSProperties | undefined {
  return start === undefined || place === 0
    ? undefined
    : ({ '--sw-RecordGrid-start': start } as CSSProperties)
}
