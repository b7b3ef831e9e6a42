'use client'

import { QueryObserver, type QueryObserverOptions } from '@tanstack/query-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import { fail } from '../../internal/developerMessages'
import { pendingChangesOf } from './pendingChanges'
import { mayPass } from './problemKinds'
import { withPendingChange } from './shownList'
import { clientOf, recordKey } from './sourceClient'
import { useRetryOnline } from './useRetryOnline'

/** One record on its way: at first none, later perhaps an old one with a problem. */
export interface RecordReading<R> {
  readonly record: R | undefined
  readonly problem: Problem | undefined
  readonly reading: boolean
  /** Asks again; done once there is an answer, whatever it is. */
  readonly retry: () => Promise<void>
}

/** Reads one record through the source's cache; without an id there is nothing to read. */
export function useRecord<R extends object>(
  source: DataSource<R>,
  id: RecordId | undefined,
): RecordReading<R> {
  // A mistake of the developer is no failed call, which a person would be told to try again.
  if (id !== undefined) mustGet(source)
  const client = clientOf(source)
  const options = useMemo(
    (): QueryObserverOptions<R, unknown> => ({
      queryKey: recordKey(source, id ?? ''),
      queryFn: ({ signal }) => mustGet(source).get(id ?? '', { signal }),
      enabled: id !== undefined,
    }),
    [source, id],
  )
  const observer = useMemo(() => new QueryObserver<R, unknown>(client, options), [client, options])
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const current = () => observer.getCurrentResult()
  const { data, error, isFetching, refetch } = useSyncExternalStore(subscribe, current, current)
  const pending = pendingChangesOf(source)
  const changes = useSyncExternalStore(pending.subscribe, pending.getSnapshot, pending.getSnapshot)
  const problem = error === null ? undefined : problemOf(error)
  const retry = useCallback(async () => void (await refetch()), [refetch])
  useRetryOnline(problem && mayPass(problem) ? retry : undefined)

  return {
    record: data && withPendingChange(data, pending, changes, id),
    problem,
    reading: isFetching || (data === undefined && error === null && id !== undefined),
    retry,
  }
}

function mustGet<R extends object>(source: DataSource<R>): Pick<Required<DataSource<R>>, 'get'> {
  if (!source.get) fail('This source has no `get`, so that no page can show one of its records. Give it one.')
  return source as Required<DataSource<R>>
}
