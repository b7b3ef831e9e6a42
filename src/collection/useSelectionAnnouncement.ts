'use client'

import { useEffect, useRef } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import type { Translate } from '../messages/createTranslator'
import { countSelected, type Selection } from './Selection'

/** Announce how much is selected after a change: a single key may select rows that are not in sight. */
export function useSelectionAnnouncement(selection: Selection, total: number | undefined) {
  const { t } = useLocale()
  const announce = useAnnounce()
  const seen = useRef(selection)
  const announced = useRef<string>(undefined)
  useEffect(() => {
    const words = extentWords(selection, total, t)
    // Rows that come and go change the words as well, and the selection has not changed then.
    const isChange = seen.current !== selection && announced.current !== words
    seen.current = selection
    announced.current = words
    if (isChange) announce(words)
  }, [selection, total, t, announce])
}

function extentWords(selection: Selection, total: number | undefined, t: Translate): string {
  const count = countSelected(selection, total)
  if (count === 0) return t('list.selectedNone')
  return count === undefined ? t('list.selectedAll') : t('list.selected', { count })
}
