'use client'

import { useEffect, useRef } from 'react'
import type { ActiveCell } from './useActiveCell'

/** Where a person was in a grid: enough to come back to. */
export interface GridPlace extends ActiveCell {
  /** How far it was scrolled, in pixels. */
  readonly top: number
}

/** Another list is read from its top. */
export function useScrollToTop(root: { readonly current: HTMLElement | null }, viewKey: string | undefined) {
  const seen = useRef(viewKey)
  useEffect(() => {
    if (seen.current === viewKey) return
    seen.current = viewKey
    root.current?.scrollTo({ top: 0 })
  }, [root, viewKey])
}

export function useRangeChange(
  range: { first: number; last: number } | undefined,
  onRangeChange: ((first: number, last: number) => void) | undefined,
) {
  const { first = -1, last = -1 } = range ?? {}
  useEffect(() => {
    if (last >= 0) onRangeChange?.(first, last)
  }, [first, last, onRangeChange])
}

export function usePlaceChange(
  root: { readonly current: HTMLElement | null },
  { row, column }: ActiveCell,
  range: { first: number } | undefined,
  onPlaceChange: ((place: GridPlace) => void) | undefined,
) {
  const first = range?.first
  useEffect(() => {
    if (first !== undefined) onPlaceChange?.({ row, column, top: root.current?.scrollTop ?? 0 })
  }, [root, row, column, first, onPlaceChange])
}
