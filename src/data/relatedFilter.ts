import { own } from '../internal/own'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import type { FilterOperator, ListFilter, RecordId, SourceCapabilities } from './DataSource'
import { filterWithin } from './grantFilter'
import { readAll } from './readAll'
import type { RelatedValue } from './RelatedValue'

/** A record that points at none has no such value: comparisons that hold for none of it cannot be asked of the others. */
const comparisons: ReadonlySet<FilterOperator> = new Set(['is', 'in', 'gte', 'lte', 'contains'])

/** One request names no more ids than an address has room for. */
const MOST_IDS = 200

/** The filters by values of others that the source has not itself: it can be asked for the records that point at some. */
export function relatedFilters(
  can: SourceCapabilities,
  related: readonly RelatedValue[],
): SourceCapabilities['filter'] {
  const found = related.flatMap(({ name, via, field, source }) => {
    if (Object.hasOwn(can.filter, name) || !own(can.filter, via)?.includes('in')) return []
    const known = (own(source.can.filter, field) ?? []).filter((one) => comparisons.has(one))
    return known.length > 0 ? [[name, known] as const] : []
  })
  return Object.fromEntries(found)
}

/** A filter, parted into the tests that the source makes itself and those of values that it has not. */
export interface PartedFilter {
  readonly plain: ListFilter
  readonly related: ListFilter
}

export function partFilter(filter: ListFilter, names: ReadonlySet<string>): PartedFilter {
  const [plain, related] = [false, true].map((isRelated) =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => names.has(name) === isRelated)),
  )
  return { plain: plain ?? {}, related: related ?? {} }
}

/**
 * The filter by references that stands for one by values of others: the records with those values are looked for first, one request for
 * each reference. Undefined where they are too many to be named.
 *
 * @throws what the other sources throw
 */
export async function filterByReference(
  { plain, related: asked }: PartedFilter,
  related: readonly RelatedValue[],
  signal: AbortSignal | undefined,
): Promise<ListFilter | undefined> {
  const wanted = related.filter(({ name }) => Object.hasOwn(asked, name))
  let filter: ListFilter | undefined = plain
  for (const reference of new Set(wanted.flatMap(({ via }) => via ?? []))) {
    const values = wanted.filter(({ via }) => via === reference)
    const ids = await idsWith(values, asked, signal)
    filter = ids && filter && filterWithin({ [reference]: { in: ids } }, filter)
  }
  return filter
}

/** The ids of the other records with these values; undefined where they are too many. */
async function idsWith(
  values: readonly RelatedValue[],
  asked: ListFilter,
  signal: AbortSignal | undefined,
): Promise<readonly RecordId[] | undefined> {
  const [first] = values
  if (!first) return []
  const { source, idName } = first
  const filter = Object.fromEntries(values.map(({ name, field }) => [field, asked[name] ?? {}]))
  // One more tells that there are too many.
  const found = await readAll(source, { filter }, { page: MOST_IDS + 1, most: MOST_IDS, signal })
  return found?.map((record) => ownValue(record, idName)).filter(isTextOrNumber)
}
