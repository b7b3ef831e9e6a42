import { QueryClient } from '@tanstack/query-core'
import type { DataSource } from '../data/DataSource'
import { problemOf } from '../data/problems'
import { mayPass } from './problemKinds'

const clients = new WeakMap<object, QueryClient>()

/**
 * The known records of a source. One per source, so that a list, a record's page and a form share it
 * without a provider, and what one saves the others show.
 */
export function clientOf<R extends object>(source: DataSource<R>): QueryClient {
  const known = clients.get(source)
  if (known) return known
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Scrolling back and forth asks nothing anew; a change of the records does.
        staleTime: 30_000,
        // A browser that believes to be offline may be wrong: asking tells.
        networkMode: 'always',
        retry: (failures, thrown) => failures < 1 && mayPass(problemOf(thrown)),
        retryDelay: 400,
      },
    },
  })
  clients.set(source, client)
  source.subscribe?.(() => void client.invalidateQueries())
  return client
}

export const listKey = ['list'] as const

export function recordKey(id: string | number): readonly [string, string] {
  return ['record', String(id)]
}
