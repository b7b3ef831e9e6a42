'use client'

import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
} from '@tanstack/query-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { DataSource, HistoryResult, RecordId, RecordVersion } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import { isForbidden, isGone, mayPass } from '../source/problemKinds'
import { clientOf, historyKey } from '../source/sourceClient'
import { useRetryOnline } from '../source/useRetryOnline'
import type { HistoryStatus } from './HistoryList'

interface HistoryReading<R> {
  readonly status: HistoryStatus
  readonly versions: readonly RecordVersion<R>[]
  readonly problem: Problem | undefined
  readonly onRetry: () => void
  /** Shows older versions; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
}

/** So many versions are read at once. */
const stretch = 20

/** Read the versions of a record, stretch after stretch. */
export function useRecordHistory<R extends object>(source: DataSource<R>, id: RecordId): HistoryReading<R> {
  const client = clientOf(source)
  const options = useMemo(
    (): InfiniteQueryObserverOptions<
      HistoryResult<R>,
      unknown,
      InfiniteData<HistoryResult<R>>,
      readonly unknown[],
      string | undefined
    > => ({
      queryKey: historyKey(source, id),
      queryFn: ({ pageParam, signal }) => readStretch(source, id, pageParam, signal),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
    [source, id],
  )
  const observer = useMemo(() => new InfiniteQueryObserver(client, options), [client, options])
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const current = () => observer.getCurrentResult()
  const reading = useSyncExternalStore(subscribe, current, current)
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = reading
  const problem = error === null ? undefined : problemOf(error)
  const retry = useCallback(
    () => void (isFetchNextPageError ? observer.fetchNextPage() : observer.refetch()),
    [observer, isFetchNextPageError],
  )
  const showMore = useCallback(() => void observer.fetchNextPage(), [observer])
  useRetryOnline(problem && mayPass(problem) ? retry : undefined)
  const versions = useMemo(() => data?.pages.flatMap((page) => page.versions), [data])
  return {
    status: statusOf(versions?.length, problem, { isFetching, isFetchingMore: isFetchingNextPage }),
    versions: versions ?? none,
    problem,
    onRetry: retry,
    onShowMore: hasNextPage ? showMore : undefined,
  }
}

const none: readonly never[] = []

async function readStretch<R extends object>(
  source: DataSource<R>,
  id: RecordId,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<HistoryResult<R>> {
  const query = { limit: stretch, ...(cursor !== undefined && { cursor }) }
  return (await source.history?.(id, query, { signal })) ?? { versions: [] }
}

function statusOf(
  count: number | undefined,
  problem: Problem | undefined,
  { isFetching, isFetchingMore }: { isFetching: boolean; isFetchingMore: boolean },
): HistoryStatus {
  if (problem && !isFetching) {
    if (isGone(problem)) return 'gone'
    if (isForbidden(problem)) return 'forbidden'
    return count === undefined ? 'failed' : 'refreshFailed'
  }
  if (count === undefined) return 'loading'
  if (isFetchingMore) return 'loadingMore'
  if (count === 0) return 'empty'
  return isFetching ? 'refreshing' : 'ready'
}
