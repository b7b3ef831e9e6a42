'use client'

import { useMemo } from 'react'
import type { ListPlace } from './ListPlace'
import type { RowQuery } from './rowQuery'

/** Tell where a row leads, and that it is opened, together with its place in the list. */
export function useRowLinks<R>(
  { query, viewKey }: { query: RowQuery; viewKey: string },
  getHref: ((record: R, place: ListPlace) => string) | undefined,
  onOpen: ((record: R, place: ListPlace) => void) | undefined,
) {
  return useMemo(
    () => ({
      getHref: getHref && ((record: R, index: number) => getHref(record, { query, index })),
      onOpen: onOpen && ((record: R, index: number) => onOpen(record, { query, index })),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the key says when the query is another one
    [viewKey, getHref, onOpen],
  )
}
