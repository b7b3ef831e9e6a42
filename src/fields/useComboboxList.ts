'use client'

import { type ComponentType, useCallback, useState } from 'react'
import type { ComboboxListProps } from './ComboboxList'

/** The list's code is loaded when it is wanted. Without it, an option can still be typed. */
export function useComboboxList() {
  const [List, setList] = useState<ComponentType<ComboboxListProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    void importList().then(
      (loaded) => {
        setList(() => loaded.ComboboxList)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])
  return { List, failed, load, prefetch }
}

const importList = () => import('./ComboboxList')

/** Begins to load it, because it is about to be wanted. */
function prefetch(): void {
  importList().catch(() => {})
}
