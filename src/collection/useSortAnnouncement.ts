'use client'

import { useEffect, useRef } from 'react'
import type { ListSort } from '../data/DataSource'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'

/** Announce the order of the rows after a change: rows that change places are seen, and not heard. */
export function useSortAnnouncement(
  sort: ListSort | undefined,
  columns: readonly { readonly id: string; readonly header: string }[],
) {
  const { t } = useLocaleWith(gridTexts)
  const announce = useAnnounce()
  const { field, direction } = sort ?? {}
  const seen = useRef({ field, direction })
  useEffect(() => {
    if (seen.current.field === field && seen.current.direction === direction) return
    seen.current = { field, direction }
    const column = columns.find(({ id }) => id === field)?.header
    if (field === undefined) announce(t('list.sortedNone'))
    else if (column !== undefined)
      announce(t(direction === 'ascending' ? 'list.sortedAscending' : 'list.sortedDescending', { column }))
  }, [field, direction, columns, t, announce])
}
