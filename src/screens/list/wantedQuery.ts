import type { ListFilter } from '../../data/DataSource'
import { bothFilters, normalQuery, type RowQuery, withoutPage } from '../source/rowQuery'

/** What a person asks a list for, as its loader keeps it. */
export interface WantedQuery {
  /** The person's own. */
  now(): RowQuery
  /** What the source is asked, whatever page of it: with the condition that every record must meet. */
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
