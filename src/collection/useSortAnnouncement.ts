'use client'

import { useEffect, useRef } from 'react'
import type { ListSort } from '../data/DataSource'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'

/** Announce the order of the rows after a change: rows that change places are seen, and not heard. */
export function useSortAnnouncement(
  sort: readonly ListSort[],
  columns: readonly { readonly id: string; readonly header: string }[],
) {
  const { t } = useLocaleWith(gridTexts)
  const announce = useAnnounce()
  const order = JSON.stringify(sort.map(({ field, direction }) => [field, direction]))
  const seen = useRef(order)
  useEffect(() => {
    if (seen.current === order) return
    seen.current = order
    const [first, ...others] = (JSON.parse(order) as [string, ListSort['direction']][]).flatMap(
      ([field, direction]) => {
        const column = columns.find(({ id }) => id === field)?.header
        return column === undefined ? [] : { column, direction }
      },
    )
    if (order === '[]') announce(t('list.sortedNone'))
    if (!first) return
    const { column, direction } = first
    const words = t(direction === 'ascending' ? 'list.sortedAscending' : 'list.sortedDescending', { column })
    announce(
      others.reduce(
        (before, { column: next, direction: way }) =>
          t(way === 'ascending' ? 'list.sortedThenAscending' : 'list.sortedThenDescending', {
            before,
            column: next,
          }),
        words,
      ),
    )
  }, [order, columns, t, announce])
}
