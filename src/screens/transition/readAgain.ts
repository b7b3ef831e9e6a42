import { problemOf } from '../../data/problems'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { EntityAccess } from '../product/useEntityAccess'
import { isGone } from '../source/problemKinds'
import { keepRecord } from '../source/recordCache'
import { idIn } from '../source/saveRecord'
import { askAgain } from '../source/sourceClient'

/** The record as it is now, after someone else was faster; what was known where it cannot be read. */
export async function readAgain<F extends Fields>(
  { entity, source }: Pick<EntityAccess<F>, 'entity' | 'source'>,
  record: RecordBy<F>,
): Promise<RecordBy<F> | undefined> {
  const id = idIn(entity, record)
  try {
    const fresh = await source.get?.(id)
    if (fresh) keepRecord(source, id, fresh)
    return fresh ?? record
  } catch (thrown) {
    if (!isGone(problemOf(thrown))) return record
    // The page of the record says so, and lists leave it out.
    void askAgain(source)
    return undefined
  }
}
