'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { pendingChangesOf } from './pendingChanges'
import { withPendingRows } from './shownList'

/** The records of a source with the changes that are on their way to it. */
export function usePendingRows<R extends object>(
  source: object,
  records: readonly R[] | undefined,
  idName: string,
): readonly R[] {
  const pending = pendingChangesOf(source)
  const changes = useSyncExternalStore(pending.subscribe, pending.getSnapshot, pending.getSnapshot)
  return useMemo(
    () => withPendingRows(records ?? none, pending, changes, idName),
    [records, pending, changes, idName],
  )
}

const none: readonly never[] = []
