'use client'

import { useMemo } from 'react'
import { firstRow, type ListPages, type ListState } from '../source/listState'
import type { ListPlace } from './ListPlace'
import { placeInGroup } from './useListGroups'
import { type RowQuery, withoutPage } from '../source/rowQuery'

interface ListOfRows {
  readonly viewKey: string
  readonly pages?: ListPages | undefined
  readonly recordGroups: ListState<object>['groups']
}

/** Tell where a row leads, and that it is opened, together with its place in the list. */
export function useRowLinks<R>(
  { viewKey, pages, recordGroups }: ListOfRows,
  getHref: ((record: R, place: ListPlace) => string) | undefined,
  onOpen: ((record: R, place: ListPlace) => void) | undefined,
) {
  // The key is the query as text: while it is the same no row is drawn again.
  const query = useMemo(() => JSON.parse(viewKey) as RowQuery, [viewKey])
  const first = firstRow(pages)
  return useMemo(() => {
    const placeOf = (index: number) =>
      placeInGroup({ query: withoutPage(query), index: first + index }, recordGroups, query.group)
    return {
      getHref: getHref && ((record: R, index: number) => getHref(record, placeOf(index))),
      onOpen: onOpen && ((record: R, index: number) => onOpen(record, placeOf(index))),
    }
  }, [query, first, recordGroups, getHref, onOpen])
}
