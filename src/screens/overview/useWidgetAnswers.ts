'use client'

import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { problemOf } from '../../data/problems'
import { mayPass } from '../source/problemKinds'
import { useRetryOnline } from '../source/useRetryOnline'

/** One reading, and where its answer is kept. */
export interface WidgetQuery<T> {
  readonly client: QueryClient
  readonly options: QueryObserverOptions<T, unknown>
}

/**
 * Read for several widgets at once, each through the memory of its own source, so that one that fails takes none along. What a moment
 * may mend is read again once the connection is back.
 *
 * @param queries the same array until something else is asked
 */
export function useWidgetAnswers<T>(queries: readonly WidgetQuery<T>[]) {
  const store = useMemo(() => createStore(queries), [queries])
  const results = useSyncExternalStore(store.subscribe, store.get, store.get)
  const failed = results.some(({ error }) => error !== null && mayPass(problemOf(error)))
  useRetryOnline(failed ? store.retryFailed : undefined)
  return { results, refresh: useCallback(() => store.refresh(), [store]) }
}

function createStore<T>(queries: readonly WidgetQuery<T>[]) {
  const observers = queries.map(({ client, options }) => new QueryObserver<T, unknown>(client, options))
  let last: readonly QueryObserverResult<T, unknown>[] = observers.map((one) => one.getCurrentResult())
  return {
    subscribe(listener: () => void) {
      const stops = observers.map((one) => one.subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
    get() {
      const next = observers.map((one) => one.getCurrentResult())
      if (next.some((result, place) => result !== last[place])) last = next
      return last
    },
    refresh() {
      for (const one of observers) void one.refetch()
    },
    retryFailed() {
      for (const one of observers) if (one.getCurrentResult().isError) void one.refetch()
    },
  }
}
