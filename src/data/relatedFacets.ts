import { evaluate, type When } from '../spec/conditions/When'
import type { Fields } from '../spec/fields/Field'
import { isMissing } from '../spec/values/isMissing'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import type { Facet, ListFilter } from './DataSource'
import { recordLoaderOf } from './recordLoader'
import { readWith } from './readWith'
import type { RelatedValue } from './RelatedValue'

/** Of more records than these no values are read to count by. */
const MOST_RECORDS = 2_000

/** A list by a reference: its filter, and the fields of its records. */
interface CountedList {
  readonly via: string
  /** Counts of references leave out what is asked of the reference itself. */
  readonly filter: ListFilter | undefined
  readonly fields: Fields
}

/**
 * Count the values of others: how often each of those is pointed at, added up by their value. Undefined where they are too many to be
 * read.
 *
 * @param pointed how often each of them is pointed at
 */
export async function relatedFacets(
  { field, source, idName }: RelatedValue,
  pointed: readonly Facet[],
  { via, filter, fields }: CountedList,
  signal: AbortSignal | undefined,
): Promise<readonly Facet[] | undefined> {
  const tests = filter?.[via]
  const asked = tests && ({ [via]: tests } as When)
  const counted = pointed.filter(({ value }) => !asked || evaluate(asked, { [via]: value }, { fields }))
  const ids = counted.map(({ value }) => value).filter(isTextOrNumber)
  if (ids.length > MOST_RECORDS) return undefined
  const loader = recordLoaderOf(source, idName)
  if (ids.length > 0) await readWith(loader, ids, signal)
  const counts = new Map<unknown, number>()
  for (const { value: id, count } of counted) {
    const loaded = isTextOrNumber(id) ? loader.get(id) : undefined
    const value = loaded?.status === 'ready' ? ownValue(loaded.record, field) : undefined
    if (!isMissing(value)) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}
