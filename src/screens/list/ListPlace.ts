import type { ListFilter } from '../../data/DataSource'
import type { RowQuery } from '../source/rowQuery'

/** Where a record stands in a list: what the list was asked for, and the row, counted from 0. */
export interface ListPlace {
  readonly query: RowQuery
  readonly index: number
  /** The filter of its group, in a list in groups: the row is counted among those records alone. */
  readonly within?: ListFilter | undefined
}
