'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RecordId } from '../../data/DataSource'
import { listenNotSaved, type NotSaved } from './saveAhead'

/** Hear of changes to a record that were sent ahead and rejected, before the form was opened or since. */
export function useNotSaved<R>(
  source: object,
  id: RecordId | undefined,
  listener: (one: NotSaved<R>) => void,
): void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  useEffect(
    () => (id === undefined ? undefined : listenNotSaved<R>(source, id, (one) => newest.current(one))),
    [source, id],
  )
}
