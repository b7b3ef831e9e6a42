'use client'

import { QueriesObserver } from '@tanstack/query-core'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataSource, ListResult, RecordId, Total } from '../../data/DataSource'
import type { ListPlace } from './ListPlace'
import { idOf, windowSize } from '../source/listState'
import { askedNow, bothFilters, normalQuery, withoutPage } from '../source/rowQuery'
import { clientOf, listKey } from '../source/sourceClient'

export interface ListNeighbours {
  /** The place of the record in the list, counted from 0; undefined once it is not in it any more. */
  readonly index: number | undefined
  readonly total: Total | undefined
  /** The record before this one; `none` at the beginning, undefined while it is not known. */
  readonly previous: Neighbour | 'none' | undefined
  readonly next: Neighbour | 'none' | undefined
}

export interface Neighbour {
  readonly id: RecordId
  readonly index: number
}

interface NeighbourOptions<R extends object> {
  source: DataSource<R>
  /** The field that identifies a record. */
  idField: string
  id: RecordId
  /** Where the record was opened. */
  place: ListPlace
}

type Answer<R> = ListResult<R> | undefined

/** Find the records before and after one in the list that it was opened from, which most often is still known. */
export function useListNeighbours<R extends object>(
  options: NeighbourOptions<R>,
): ListNeighbours | undefined {
  const { source, idField, id, place } = options
  const filter = bothFilters(place.query.filter, place.within)
  const query = JSON.stringify(normalQuery({ ...withoutPage(place.query), ...(filter && { filter }) }))
  const first = Math.floor(Math.max(0, place.index - 1) / windowSize)
  const last = Math.floor((place.index + 1) / windowSize)
  const queries = useMemo(
    () =>
      (first === last ? [first] : [first, last]).map((window) => ({
        queryKey: [...listKey(source), query, window],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          source.list(
            {
              ...askedNow(source, JSON.parse(query) as ListPlace['query']),
              offset: window * windowSize,
              limit: windowSize,
            },
            { signal },
          ),
      })),
    [source, query, first, last],
  )
  const client = clientOf(source)
  const [observer, setObserver] = useState(() => ({ queries, client, made: make(client, queries) }))
  if (observer.queries !== queries) setObserver({ queries, client, made: make(client, queries) })
  const { made } = observer
  const subscribe = useCallback((listener: () => void) => made.subscribe(listener), [made])
  const current = () => made.getCurrentResult()
  const results = useSyncExternalStore(subscribe, current, current)
  // A list that cannot be read leads nowhere.
  if (results.some(({ data, error }) => data === undefined && error !== null)) return undefined
  const answers = results.map(({ data }) => data as Answer<R>)
  return neighboursIn(answers, { first, idField, id, index: place.index })
}

const make = (
  client: ReturnType<typeof clientOf>,
  queries: ConstructorParameters<typeof QueriesObserver>[1],
) => new QueriesObserver(client, queries)

interface Within {
  /** The number of the first window. */
  first: number
  idField: string
  id: RecordId
  /** Where the record was. */
  index: number
}

function neighboursIn<R extends object>(
  answers: readonly Answer<R>[],
  { first, idField, id, index }: Within,
): ListNeighbours {
  const start = first * windowSize
  const rows = answers.flatMap((answer): readonly (R | undefined)[] =>
    answer ? answer.records : Array.from({ length: windowSize }, () => undefined),
  )
  const total = answers.find((answer) => answer !== undefined)?.total
  const found = rows.findIndex((row) => String(idOf(row, idField)) === String(id))
  const isKnown = answers.every((answer) => answer !== undefined)
  const at = (place: number): Neighbour | 'none' | undefined => {
    if (place < 0) return 'none'
    const other = idOf(rows[place - start], idField)
    if (other !== undefined) return { id: other, index: place }
    return isKnown && place >= start ? 'none' : undefined
  }
  if (found >= 0) {
    return { index: start + found, total, previous: at(start + found - 1), next: at(start + found + 1) }
  }
  // A record that left the list, by a step that it took or a change, has left its place to the next one.
  return { index: undefined, total, previous: at(index - 1), next: isKnown ? at(index) : undefined }
}
