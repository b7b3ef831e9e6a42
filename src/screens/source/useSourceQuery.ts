'use client'

import type { QueryClient, QueryObserverOptions } from '@tanstack/query-core'
import { useCallback } from 'react'
import { type Problem, problemOf } from '../../data/problems'
import { mayPass } from './problemKinds'
import { useQueryResult } from './useQueryResult'
import { useRetryOnline } from './useRetryOnline'

export interface SourceQuery<T> {
  /** The last answer, perhaps an old one with a problem. */
  readonly data: T | undefined
  readonly problem: Problem | undefined
  /** Whether it is being read now. */
  readonly reading: boolean
  /** Asks again; done once there is an answer of any kind. */
  readonly retry: () => Promise<void>
}

/**
 * Read something through a source's cache. What a moment may mend is read again once the connection is back.
 *
 * @param options the same object until something else is asked for
 */
export function useSourceQuery<T>(
  client: QueryClient,
  options: QueryObserverOptions<T, unknown>,
): SourceQuery<T> {
  const { data, error, isFetching, refetch } = useQueryResult(client, options)
  const problem = error === null ? undefined : problemOf(error)
  const retry = useCallback(async () => void (await refetch()), [refetch])
  useRetryOnline(problem && mayPass(problem) ? retry : undefined)
  return { data, problem, reading: isFetching, retry }
}
