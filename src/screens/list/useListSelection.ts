'use client'

import { useEffect, useRef, useState } from 'react'
import { nothingSelected, type Selection } from '../../collection/Selection'

/** The selection of a list; another list begins without one. */
export function useListSelection(
  list: object,
  onSelectionChange: ((selection: Selection) => void) | undefined,
) {
  const [held, hold] = useState({ list, selection: nothingSelected })
  const notified = useRef(nothingSelected)
  if (held.list !== list) hold({ list, selection: nothingSelected })

  function change(selection: Selection) {
    hold({ list, selection })
    notified.current = selection
    onSelectionChange?.(selection)
  }
  useEffect(() => {
    if (held.selection === notified.current) return
    notified.current = held.selection
    onSelectionChange?.(held.selection)
  }, [held, onSelectionChange])
  return [held.selection, change] as const
}
