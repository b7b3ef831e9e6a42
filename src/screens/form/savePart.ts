import { problemOf } from '../../data/problems'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { changedNames, draftFrom } from '../source/formChanges'
import { isConflict, mayBeConflict } from '../source/problemKinds'
import { readFresh } from '../source/readFresh'
import { saveRecord, type Saving } from '../source/saveRecord'
import { isAnother } from '../source/versionOf'

interface PartOptions {
  /** The fields of this part. */
  readonly names: readonly string[]
  readonly errors: ErrorCatalogue | undefined
}

/** Save a part of a record: where someone else has meanwhile changed other parts alone, it is saved over that version. */
export async function savePart<F extends Fields>(
  saving: Saving<F>,
  options: PartOptions,
): Promise<RecordBy<F>> {
  try {
    return await saveRecord(saving)
  } catch (thrown) {
    const newest = await readIfSame(saving, options, thrown)
    if (!newest) throw thrown
    return await saveRecord({ ...saving, base: newest })
  }
}

/** Whether two versions of a record have the same in these fields. */
export function isSamePart(names: readonly string[], one: object, other: object): boolean {
  return changedNames(names, draftFrom(one, names), draftFrom(other, names)).length === 0
}

/** The record as it is now, where a conflict is about other parts of it. */
async function readIfSame<F extends Fields>(
  { entity, source, base, signal }: Saving<F>,
  { names, errors }: PartOptions,
  thrown: unknown,
): Promise<RecordBy<F> | undefined> {
  const problem = problemOf(thrown)
  const get = source.get?.bind(source)
  if (!get || !base || !(isConflict(problem, errors) || mayBeConflict(problem, errors))) return undefined
  const fresh = await readFresh({ entity, source, get, base, signal })
  if (fresh.status !== 'changed') return undefined
  const { record } = fresh
  // A rejection that is no conflict meets the very version that it was sent for.
  return isAnother(entity, record, base) && isSamePart(names, record, base) ? record : undefined
}
