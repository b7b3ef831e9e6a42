import type { ListFilter, ListQuery } from '../../data/DataSource'
import { absoluteFilter } from '../../spec/values/fromNow'
import { fieldsOf } from './sourceClient'

/** The rows that a person asks for, and in which order. */
export interface RowQuery extends Pick<ListQuery, 'search' | 'filter' | 'sort'> {
  /**
   * The id of the saved view that is shown, which may have been changed since; `''` for none, where the list has a default. Alone it
   * asks for the view as it was saved; with the search `''` for all records.
   */
  readonly view?: string | undefined
  /** The grouping of the rows: the name of a field, or `date.month` and `date.year` of one that is a date. */
  readonly group?: string | undefined
  /** Which page of them, of a list in pages. @default 1 */
  readonly page?: number | undefined
  /** How many rows a page holds, of a list in pages. @default that of the list */
  readonly pageSize?: number | undefined
}

/** Return a query in its normal form: two that ask the same are the same text. */
export function normalQuery({ search, filter, sort, group, page, pageSize }: RowQuery): RowQuery {
  const words = search?.trim()
  return {
    ...(words ? { search: words } : {}),
    ...(filter && Object.keys(filter).length > 0 ? { filter } : {}),
    ...(sort && sort.length > 0 ? { sort } : {}),
    ...(group ? { group } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
    ...(pageSize === undefined ? {} : { pageSize }),
  }
}

/** Whether a query says itself which rows are meant, and how they stand, if only by an empty search. */
export function asksRows({ page: _page, pageSize: _size, ...query }: RowQuery): boolean {
  return query.search === '' || Object.keys(normalQuery(query)).length > 0
}

/** The rows that are asked for, of any page and in any groups. */
export function withoutPage({ page: _page, pageSize: _size, group: _group, ...query }: RowQuery): RowQuery {
  return query
}

/** The query as a source is asked: with the day that "30 days ago" is now. The address keeps what was said. */
export function askedNow<Query extends Pick<ListQuery, 'filter'>>(source: object, query: Query): Query {
  const filter = absoluteFilter(query.filter, fieldsOf(source))
  return filter === query.filter ? query : { ...query, filter }
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
