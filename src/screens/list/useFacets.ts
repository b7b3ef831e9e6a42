'use client'

import { QueryObserver } from '@tanstack/query-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { DataSource, Facets } from '../../data/DataSource'
import { askedNow, normalQuery, type RowQuery } from '../source/rowQuery'
import { clientOf, facetsKey } from '../source/sourceClient'

/**
 * How often each value of some fields occurs among the records of a list, where its source counts them. The counts before
 * stay while others are on their way; that they cannot be had is no news to a person.
 */
export function useFacets<R extends object>(
  source: DataSource<R>,
  { search, filter }: RowQuery,
  fields: readonly string[],
): Facets | undefined {
  const client = clientOf(source)
  const asked = JSON.stringify([normalQuery({ search, filter }), fields])
  const options = useMemo(() => {
    const [query, names] = JSON.parse(asked) as [RowQuery, readonly string[]]
    return {
      queryKey: [...facetsKey(source), asked],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        source.facets?.(askedNow(source, query), names, { signal }) ?? {},
      enabled: source.facets !== undefined && names.length > 0,
      placeholderData: (before: Facets | undefined) => before,
    }
  }, [source, asked])
  const observer = useMemo(() => new QueryObserver<Facets>(client, options), [client, options])
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const current = () => observer.getCurrentResult().data
  return useSyncExternalStore(subscribe, current, current)
}
