'use client'

import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../internal/announce'
import { type HexCursor, type HexSelection, selectionOf, withinFile } from './hexSelection'
import { useHexLocale } from './useHexLocale'
import type { HexTarget } from './useHexScroll'

export interface HexSelectionOptions {
  size: number
  selection: HexSelection | null | undefined
  defaultSelection: HexSelection | null | undefined
  onSelectionChange: ((selection: HexSelection | null) => void) | undefined
}

/** Where a person is, and how that came about. */
export interface HexMove extends HexCursor, HexTarget {
  readonly movesFocus: boolean
}

/** A selection is announced after so many milliseconds, because it grows with every key that is held. */
const rest = 300

/** The byte that has the focus and the bytes that are selected, which the host may decide. */
export function useHexSelection(options: HexSelectionOptions) {
  const { size, onSelectionChange } = options
  const { t } = useHexLocale()
  const announce = useAnnounce()
  const [own, setOwn] = useState(options.defaultSelection)
  const selection = withinFile(options.selection === undefined ? own : options.selection, size)
  const [cursor, setCursor] = useState<HexMove>(() => ({
    ...endsOf(selection ?? { start: 0, end: 1 }),
    moves: 0,
    movesFocus: false,
    centred: true,
  }))
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(clock.current), [])

  function select(next: HexSelection | undefined) {
    setOwn(next ?? null)
    onSelectionChange?.(next ?? null)
  }

  /** Select, and announce it, because a single key may select bytes that are out of sight. */
  function selectAndSay(next: HexSelection | undefined) {
    if (isSame(next, selection)) return
    const words = next ? t('hex.selected', { count: next.end - next.start }) : t('hex.selectedNone')
    clearTimeout(clock.current)
    clock.current = setTimeout(() => announce(words), rest)
    select(next)
  }

  return {
    cursor,
    selection,
    /** Selects everything or nothing, and leaves the cursor where it is. */
    select(next: HexSelection | undefined) {
      setCursor({ ...cursor, anchor: next?.start ?? cursor.offset })
      selectAndSay(next)
    },
    moveTo(offset: number, extend: boolean) {
      const anchor = extend ? cursor.anchor : offset
      setCursor({ offset, anchor, moves: cursor.moves + 1, movesFocus: true, centred: false })
      selectAndSay(extend ? selectionOf({ offset, anchor }) : undefined)
    },
    /** Jumps to a place in the file, and selects it or not. */
    jumpTo(place: HexSelection, { movesFocus, selects }: { movesFocus: boolean; selects: boolean }) {
      setCursor(({ moves }) => ({ ...endsOf(place), moves: moves + 1, movesFocus, centred: true }))
      if (selects || selection) select(selects ? place : undefined)
    },
  }
}

function isSame(one: HexSelection | undefined, other: HexSelection | undefined): boolean {
  return one && other ? one.start === other.start && one.end === other.end : one === other
}

/** At the first byte; Shift moves that end and leaves the other. */
function endsOf({ start, end }: HexSelection): HexCursor {
  return { offset: start, anchor: end - 1 }
}
