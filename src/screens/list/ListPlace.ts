import type { ListFilter } from '../../data/DataSource'
import type { RowQuery } from '../source/rowQuery'

/** Where a record stands in a list: what the list was asked for, and the row, counted from 0. */
export interface ListPlace {
  readonly query: RowQuery
  readonly index: number
  /** What tells the records of its group from others, in a list in groups: the row is counted among those alone. */
  readonly within?: ListFilter
}
