'use client'

import { useMemo } from 'react'
import type { DataSource, ListFilter } from '../../data/DataSource'
import type { ListChanges } from '../../data/queue/QueuedWrite'
import { useQueueState } from './useQueueState'

/**
 * The records of a filter with the writes that wait for a connection. An answer has them already; records that are kept because
 * no answer came get them here, as soon as they wait. Where nothing was read it is what waits alone, if anything does.
 */
export function useWaitingRows<R extends object>(
  { queue }: Pick<DataSource<R>, 'queue'>,
  records: readonly R[] | undefined,
  filter: ListFilter | undefined,
): readonly R[] | undefined {
  const writes = useQueueState(queue)
  const asked = JSON.stringify(filter)
  return useMemo(() => {
    if (!queue || writes.status === 'empty') return records
    const query = asked === undefined ? {} : { filter: JSON.parse(asked) as ListFilter }
    const { added, change } = queue.changesTo(query) as unknown as ListChanges<R>
    if (records === undefined) return added.length > 0 ? added : undefined
    return [...added, ...records.map(change).filter((record) => record !== undefined)]
  }, [queue, writes, records, asked])
}
