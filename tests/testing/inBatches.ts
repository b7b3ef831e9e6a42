import type { BatchOutcome, DataSource, WritableSource } from '../../src/data/DataSource'
import { problemOf } from '../../src/data/problems'

/** A source that takes several writes in one call, each as if it came alone. */
export function inBatches<R extends object>(source: WritableSource<R> & DataSource<R>) {
  const batch: NonNullable<DataSource<R>['batch']> = async (writes, options) => {
    const outcomes: BatchOutcome<R>[] = []
    for (const { method, id, name = '', values, ...write } of writes) {
      try {
        const given = { ...options, ...write }
        let record: R | undefined
        if (method === 'remove') await source.remove(id, given)
        else if (method === 'update') record = await source.update(id, values, given)
        else record = await source.transition?.(id, name, values, given)
        outcomes.push({ status: 'done', ...(record && { record }) })
      } catch (thrown) {
        outcomes.push({ status: 'failed', problem: problemOf(thrown) })
      }
    }
    return outcomes
  }
  return { ...source, batch }
}
