import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import type { RecordId } from './DataSource'
import { readWith } from './readWith'
import { type RecordLoader, recordLoaderOf } from './recordLoader'
import type { RelatedValue } from './RelatedValue'

/** A field, and its values that were given to a person, by the ids of the others. */
export interface GivenValue extends RelatedValue {
  readonly given: Map<RecordId, unknown>
}

/** Values that a person has seen of other records are kept for so many of them. */
const MOST_GIVEN = 5_000

/** Read a value for each record from the other that it points at; undefined where the record has it already, and where it is not known. */
export async function relatedValues(
  records: readonly object[],
  { name, via, record: only, field, source, idName, given }: GivenValue,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const ids = records.map((record) =>
    ownValue(record, name) === undefined ? (only ?? ownValue(record, via ?? '')) : undefined,
  )
  const asked = [...new Set(ids)].filter(isTextOrNumber)
  const loader = recordLoaderOf(source, idName)
  if (asked.length > 0) await readWith(loader, asked, signal)
  for (const id of asked) {
    given.delete(id)
    given.set(id, valueIn(loader, id, field))
  }
  for (const id of given.keys()) {
    if (given.size <= MOST_GIVEN) break
    given.delete(id)
  }
  return ids.map((id) => (isTextOrNumber(id) ? given.get(id) : id === null ? null : undefined))
}

/** The value in another record; undefined where that is not known. */
export function valueIn(loader: RecordLoader, id: RecordId, field: string): unknown {
  const loaded = loader.get(id)
  return loaded.status === 'ready' ? (ownValue(loaded.record, field) ?? null) : undefined
}
