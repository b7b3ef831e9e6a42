'use client'

import { useEffect, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'

/** For so many milliseconds a row is marked: long enough to be found by a person who looks up. */
const markedFor = 6_000

/** The rows that others have just changed, for as long as they are marked; each batch is announced once. */
export function useChangedRows(
  changed: ReadonlySet<RecordId> | undefined,
): ReadonlySet<RecordId> | undefined {
  const { t } = useLocale()
  const announce = useAnnounce()
  const [batch, setBatch] = useState(changed)
  const [marked, setMarked] = useState<ReadonlySet<RecordId>>()
  if (changed !== batch) {
    setBatch(changed)
    if (changed) setMarked(new Set([...(marked ?? []), ...changed]))
  }
  useEffect(() => {
    if (!marked) return undefined
    const timer = setTimeout(() => setMarked(undefined), markedFor)
    return () => clearTimeout(timer)
  }, [marked])
  const count = batch?.size ?? 0
  useEffect(() => {
    if (marked && batch) announce(t('list.changedByOthers', { count }))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each batch, whatever else is drawn
  }, [batch])
  return marked
}
