'use client'

import { useEffect, useRef } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import type { TranslateFor } from '../messages/createTranslator'
import { countSelected, type Selection } from './Selection'

/** So many milliseconds without a change make it the last of several: a key that is held selects row after row. */
const calm = 150

/** Announce how much is selected after a change: a single key may select rows that are not in sight. */
export function useSelectionAnnouncement(selection: Selection, total: number | undefined) {
  const { t } = useLocaleWith(gridTexts)
  const announce = useAnnounce()
  const said = useRef(selection)
  const words = useRef<string>(undefined)
  useEffect(() => {
    // Rows that come and go change the words as well, and the selection has not changed then.
    if (said.current === selection) return
    const waiting = setTimeout(() => {
      const before = words.current ?? extentWords(said.current, total, t)
      said.current = selection
      words.current = extentWords(selection, total, t)
      if (words.current !== before) announce(words.current)
    }, calm)
    return () => clearTimeout(waiting)
  }, [selection, total, t, announce])
}

function extentWords(
  selection: Selection,
  total: number | undefined,
  t: TranslateFor<keyof typeof gridTexts>,
): string {
  const count = countSelected(selection, total)
  if (count === 0) return t('list.selectedNone')
  return count === undefined ? t('list.selectedAll') : t('list.selected', { count })
}
