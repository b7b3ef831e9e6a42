'use client'

import type { QueryObserverOptions } from '@tanstack/query-core'
import { useMemo, useState } from 'react'
import type { DataSource, ListResult, RecordId, Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { totalWith } from '../../data/totalWith'
import { clientOf, listKey } from '../source/sourceClient'
import { usePendingRows } from '../source/usePendingRows'
import { useSourceQuery } from '../source/useSourceQuery'
import { useWaitingRows } from '../source/useWaitingRows'
import { type PointingTest, pointingAt } from './pointing'

/** The state of a related list, in one word. */
export type RelatedListStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** The records as they stand. */
  | 'ready'
  /** Records are shown while newer ones, or more of them, are on their way. */
  | 'refreshing'
  /** No record points here. */
  | 'empty'
  /** They could not be read. */
  | 'failed'
  /** The records as last known; asking again failed. */
  | 'refreshFailed'

interface RelatedListOptions<R extends object> {
  /** Where the records come from; it can filter by `via` with `test`. */
  source: DataSource<R>
  /** The field that identifies one. */
  idName: string
  /** The field that points at the record. */
  via: string
  test: PointingTest
  /** The record that they point at. */
  id: RecordId
  /** So many are shown at first. */
  pageSize: number
}

interface RelatedListState<R> {
  readonly status: RelatedListStatus
  readonly records: readonly R[]
  readonly total: Total | undefined
  readonly problem: Problem | undefined
  readonly onRetry: () => void
  /** Shows more of them; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
  /** Shows the first ones alone again; undefined while no more are shown. */
  readonly onShowLess: (() => void) | undefined
}

/** So many are shown at first, unless the host says another number. */
export const relatedPageSize = 5

/** So many more come with one press. */
export const stretch = 50

/** Read the records that point at another one. */
export function useRelatedList<R extends object>(options: RelatedListOptions<R>): RelatedListState<R> {
  const { source, idName, via, test, id, pageSize } = options
  const [limit, setLimit] = useState(pageSize)
  const client = clientOf(source)
  const query = useMemo((): QueryObserverOptions<ListResult<R>, unknown> => {
    const key = [...listKey(source), JSON.stringify({ related: via, id })]
    return {
      queryKey: [...key, limit],
      queryFn: ({ signal }) => source.list({ filter: pointingAt(via, test, id), limit }, { signal }),
      // The first ones stay while more of them come.
      placeholderData: () => client.getQueryData<ListResult<R>>([...key, limit - stretch]),
    }
  }, [source, client, via, test, id, limit])
  const { data, problem, reading, retry } = useSourceQuery(client, query)

  const shown = useWaitingRows(source, data?.records, pointingAt(via, test, id))
  const records = usePendingRows(source, shown, idName)
  const waiting = (shown?.length ?? 0) - (data?.records.length ?? 0)
  const total = data && totalWith(data.total, waiting)
  const mayBeMore = total?.kind === 'exact' ? total.count > records.length : records.length >= limit
  return {
    // Until the first answer it is not known what else there is.
    status: statusOf(data || problem ? shown?.length : undefined, problem, reading),
    records,
    total,
    problem,
    onRetry: () => void retry(),
    onShowMore: mayBeMore ? () => setLimit(limit + stretch) : undefined,
    onShowLess: limit > pageSize ? () => setLimit(pageSize) : undefined,
  }
}

function statusOf(
  count: number | undefined,
  problem: Problem | undefined,
  reading: boolean,
): RelatedListStatus {
  if (count === undefined) return problem && !reading ? 'failed' : 'loading'
  if (problem && !reading) return 'refreshFailed'
  if (count === 0) return 'empty'
  return reading ? 'refreshing' : 'ready'
}
