'use client'

import { useMemo } from 'react'
import { firstRow, type ListPages } from '../source/listState'
import type { ListPlace } from './ListPlace'
import { type RowQuery, withoutPage } from '../source/rowQuery'

/** Tell where a row leads, and that it is opened, together with its place in the list. */
export function useRowLinks<R>(
  { viewKey, pages }: { viewKey: string; pages?: ListPages | undefined },
  getHref: ((record: R, place: ListPlace) => string) | undefined,
  onOpen: ((record: R, place: ListPlace) => void) | undefined,
) {
  // The key is the query as text: while it is the same no row is drawn again.
  const query = useMemo(() => withoutPage(JSON.parse(viewKey) as RowQuery), [viewKey])
  const first = firstRow(pages)
  return useMemo(
    () => ({
      getHref: getHref && ((record: R, index: number) => getHref(record, { query, index: first + index })),
      onOpen: onOpen && ((record: R, index: number) => onOpen(record, { query, index: first + index })),
    }),
    [query, first, getHref, onOpen],
  )
}
