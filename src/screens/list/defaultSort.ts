import type { ListSort, SourceCapabilities } from '../../data/DataSource'
import { sameData } from '../../spec/values/sameData'

interface Sorted {
  readonly sort?: readonly ListSort[] | undefined
}

/** The order of the records of an entity where a person asks for none; undefined where it has none that the source can keep. */
export function defaultSortOf(
  { sort = [] }: Sorted,
  can: Pick<SourceCapabilities, 'sort'>,
): readonly ListSort[] | undefined {
  return sort.length > 0 && sort.every(({ field }) => can.sort.includes(field)) ? sort : undefined
}

/**
 * The order to ask for after a press on a heading: undefined is the default. A press that takes an order away turns the default
 * one round if it is there already, for something has to happen.
 */
export function sortAfter(
  asked: readonly ListSort[],
  shown: readonly ListSort[] | undefined,
  defaultSort: readonly ListSort[] | undefined,
): readonly ListSort[] | undefined {
  const [first, ...rest] = defaultSort ?? []
  // A heading that decides alone decides as the default does: that of equal ones the next decides is no other order.
  const isDefault = sameData(asked, defaultSort) || sameData(asked, [first])
  if (asked.length > 0) return isDefault ? undefined : asked
  if (!first || !sameData(shown, defaultSort)) return undefined
  const direction = first.direction === 'ascending' ? 'descending' : 'ascending'
  return [{ ...first, direction }, ...rest]
}
