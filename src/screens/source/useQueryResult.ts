'use client'

import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Follow a query of a client, and ask it where it is old.
 *
 * @param options the same object until something else is asked for
 */
export function useQueryResult<T>(
  client: QueryClient,
  options: QueryObserverOptions<T, unknown>,
): QueryObserverResult<T, unknown> {
  const observer = useMemo(() => observe(client, options), [client, options])
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const current = () => observer.getCurrentResult()
  return useSyncExternalStore(subscribe, current, current)
}

/** An observer whose first result already says that it is being read: told once the screen is there, it would be drawn twice. */
function observe<T>(client: QueryClient, options: QueryObserverOptions<T, unknown>) {
  const observer = new QueryObserver<T, unknown>(client, options)
  observer.getOptimisticResult(client.defaultQueryOptions({ ...options, _optimisticResults: 'optimistic' }))
  return observer
}
