import type { ListFilter } from '../../data/DataSource'
import { bothFilters, normalQuery, type RowQuery, withoutPage } from '../source/rowQuery'

/** The query of a list, as its loader keeps it. */
export interface WantedQuery {
  /** The person's own. */
  now(): RowQuery
  /** Returns the query for the source, of any page: with the condition that every record must meet. */
  full(): RowQuery
  /** Asks for something else; says whether it is. */
  change(query: RowQuery): boolean
  /** Why there is no row. */
  noRows(): 'noResults' | 'empty'
}

/** Keep what a list is asked for, with the condition that no person can change. */
export function createWantedQuery(
  start: RowQuery,
  condition: ListFilter | undefined,
  normal: (query: RowQuery) => RowQuery = normalQuery,
): WantedQuery {
  let wanted = normal(start)
  return {
    now: () => wanted,
    full: () => normalQuery({ ...withoutPage(wanted), filter: bothFilters(wanted.filter, condition) }),
    change(query) {
      const next = normal(query)
      if (JSON.stringify(next) === JSON.stringify(wanted)) return false
      wanted = next
      return true
    },
    noRows: () => (wanted.search || wanted.filter ? 'noResults' : 'empty'),
  }
}
