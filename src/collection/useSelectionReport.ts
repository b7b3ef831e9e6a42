'use client'

import { useEffect, useRef } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import type { Translate } from '../messages/createTranslator'
import { countSelected, type Selection } from './Selection'

/** Announce how much is selected after a change: a single key may select rows that are not in sight. */
export function useSelectionReport(selection: Selection, total: number | undefined) {
  const { t } = useLocale()
  const announce = useAnnounce()
  const seen = useRef(selection)
  const said = useRef<string>(undefined)
  useEffect(() => {
    const words = extentWords(selection, total, t)
    // Rows that come and go change the words as well, and that is no news about the selection.
    const isNews = seen.current !== selection && said.current !== words
    seen.current = selection
    said.current = words
    if (isNews) announce(words)
  }, [selection, total, t, announce])
}

function extentWords(selection: Selection, total: number | undefined, t: Translate): string {
  const count = countSelected(selection, total)
  if (count === 0) return t('list.selectedNone')
  return count === undefined ? t('list.selectedAll') : t('list.selected', { count })
}
