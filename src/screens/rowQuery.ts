import type { ListFilter, ListQuery } from '../data/DataSource'

/** The rows that a person asks for, and in which order. */
export interface RowQuery extends Pick<ListQuery, 'search' | 'filter' | 'sort'> {
  /** The id of the saved view that is shown, which may have been changed since; `''` for none, where the list has a default. */
  readonly view?: string
}

/** What a query asks of its source: two that ask the same are the same text. */
export function normalQuery({ search, filter, sort }: RowQuery): RowQuery {
  const words = search?.trim()
  return {
    ...(words ? { search: words } : {}),
    ...(filter && Object.keys(filter).length > 0 ? { filter } : {}),
    ...(sort && sort.length > 0 ? { sort } : {}),
  }
}

/** Join two conditions; where both compare a field in the same way the second counts. */
export function bothFilters(
  one: ListFilter | undefined,
  other: ListFilter | undefined,
): ListFilter | undefined {
  if (!one || !other) return one ?? other
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...fields].map((field) => [field, { ...one[field], ...other[field] }]))
}
