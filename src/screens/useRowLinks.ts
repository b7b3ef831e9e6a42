'use client'

import { useMemo } from 'react'
import { firstRow, type ListPages } from './listLoader'
import type { ListPlace } from './ListPlace'
import type { RowQuery } from './rowQuery'

/** Tell where a row leads, and that it is opened, together with its place in the list. */
export function useRowLinks<R>(
  { query, viewKey, pages }: { query: RowQuery; viewKey: string; pages?: ListPages | undefined },
  getHref: ((record: R, place: ListPlace) => string) | undefined,
  onOpen: ((record: R, place: ListPlace) => void) | undefined,
) {
  const first = firstRow(pages)
  return useMemo(
    () => ({
      getHref: getHref && ((record: R, index: number) => getHref(record, { query, index: first + index })),
      onOpen: onOpen && ((record: R, index: number) => onOpen(record, { query, index: first + index })),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the key says when the query is another one
    [viewKey, first, getHref, onOpen],
  )
}
