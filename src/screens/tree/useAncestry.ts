'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { RecordId } from '../../data/DataSource'
import { recordLoaderOf } from '../../data/recordLoader'
import type { ReadableSource } from '../../data/readRecords'
import { type Ancestors, createAncestry } from './ancestry'

/**
 * Read records and all that stand above them.
 *
 * @param getParent keep it the same function
 * @param ids keep the same array while nothing changes
 */
export function useAncestry(
  source: object,
  idName: string,
  getParent: (record: object) => RecordId | undefined,
  ids: readonly RecordId[],
): Ancestors {
  const ancestry = useMemo(
    () => createAncestry(recordLoaderOf(source as ReadableSource, idName), getParent),
    [source, idName, getParent],
  )
  useEffect(() => ancestry.setStart(ids), [ancestry, ids])
  const state = useSyncExternalStore(ancestry.subscribe, ancestry.getState, ancestry.getState)
  // Until the effect has run, what is known is that of other ids.
  const { records, missing, failed } = state
  const isOther = ids.some((id) => ![records, missing, failed].some((known) => known.has(String(id))))
  return useMemo(() => (isOther ? { ...state, isLoading: true } : state), [state, isOther])
}

/** Read records and all that stand above them, once. */
export function readAncestors(
  source: object,
  idName: string,
  getParent: (record: object) => RecordId | undefined,
  ids: readonly RecordId[],
): Promise<Ancestors> {
  const ancestry = createAncestry(recordLoaderOf(source as ReadableSource, idName), getParent)
  ancestry.setStart(ids)
  return new Promise((resolve) => {
    const stop = ancestry.subscribe(settle)
    settle()
    function settle() {
      const state = ancestry.getState()
      if (state.isLoading) return
      // The first answer may come before there is a way to stop.
      queueMicrotask(() => stop())
      resolve(state)
    }
  })
}
