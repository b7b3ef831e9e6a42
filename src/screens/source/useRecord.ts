'use client'

import type { QueryObserverOptions } from '@tanstack/query-core'
import { useMemo, useSyncExternalStore } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import type { Entity } from '../../spec/entities/Entity'
import { fail } from '../../internal/developerMessages'
import { pendingChangesOf } from './pendingChanges'
import { recordInLists } from './recordCache'
import { withPendingChange } from './shownList'
import { clientOf, recordKey } from './sourceClient'
import { useSourceQuery } from './useSourceQuery'

/** One record on its way: at first none, later perhaps an old one with a problem. */
export interface RecordReading<R> {
  readonly record: R | undefined
  readonly problem: Problem | undefined
  readonly reading: boolean
  /** Asks again; done once there is an answer of any kind. */
  readonly retry: () => Promise<void>
}

/**
 * Reads one record through the source's cache; without an id there is nothing to read.
 *
 * @param entity with it the record is the one that a list has read, while it is asked for
 */
export function useRecord<R extends object>(
  source: DataSource<R>,
  id: RecordId | undefined,
  entity?: Pick<Entity, 'id' | 'fieldNames'>,
): RecordReading<R> {
  // A mistake of the developer is no failed call, which a person would be told to try again.
  if (id !== undefined) mustGet(source)
  const client = clientOf(source)
  const options = useMemo(
    (): QueryObserverOptions<R, unknown> => ({
      queryKey: recordKey(source, id ?? ''),
      queryFn: ({ signal }) => mustGet(source).get(id ?? '', { signal }),
      enabled: id !== undefined,
      ...(entity && {
        initialData: () => recordInLists(source, id, entity),
        // It may be a while since the list was read.
        initialDataUpdatedAt: 0,
      }),
    }),
    [source, id, entity],
  )
  const { data, problem, reading, retry } = useSourceQuery(client, options)
  const pending = pendingChangesOf(source)
  const changes = useSyncExternalStore(pending.subscribe, pending.getSnapshot, pending.getSnapshot)

  return {
    record: data && withPendingChange(data, pending, changes, id),
    problem,
    reading: reading || (data === undefined && problem === undefined && id !== undefined),
    retry,
  }
}

function mustGet<R extends object>(source: DataSource<R>): Pick<Required<DataSource<R>>, 'get'> {
  if (!source.get) fail('This source has no `get`, so that no page can show one of its records. Give it one.')
  return source as Required<DataSource<R>>
}
