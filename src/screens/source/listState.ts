import type { ListFilter, ListQuery, RecordId, Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import type { RowQuery } from './rowQuery'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

/** How the loading of a list stands, in one word; `listStatus` says what that is to a person. */
export type LoadStatus =
  | 'loading'
  | 'refreshing'
  | 'empty'
  | 'noResults'
  | 'outOfRange'
  | 'ready'
  | 'failed'
  | 'refreshFailed'

/** Changes of others to a list since it was shown. */
export interface ListNews {
  /** How many records have come. With none, their order is another, or some have gone. */
  readonly added: number
}

export interface ListState<R> {
  readonly status: LoadStatus
  readonly problem: Problem | undefined
  /** Why records are missing from what is shown. */
  readonly partial: Problem | undefined
  /** The source gives no more than so many. */
  readonly cap: number | undefined
  readonly total: Total | undefined
  readonly rowCount: number
  /** Whether more rows than `rowCount` may follow. */
  readonly hasMore: boolean
  /** Changes with each answer, and with nothing else. */
  readonly windows: ReadonlyMap<number, readonly R[]>
  /** Which page is shown, of a list in pages. */
  readonly pages?: ListPages | undefined
  /** The groups in which the records stand, of a list in groups: `rowCount` and `windows` number them through all groups. */
  readonly groups?: readonly ListGroupState[] | undefined
  /** The rows whose values others have changed in their places, in the last answer that brought such. */
  readonly changed?: ReadonlySet<RecordId> | undefined
  /** Changes of others to the list, which wait to be shown because they would move rows. */
  readonly news?: ListNews | undefined
}

/** One group of a list. */
export interface ListGroupState {
  readonly id: string
  /** The value that its records share; undefined where they have none. */
  readonly value: unknown
  readonly count: number
  /** The number of its first record. */
  readonly start: number
  /** The filter of the records of this group. */
  readonly filter: ListFilter
}

/** Where a list in pages stands. */
export interface ListPages {
  /** The page that is asked for, from 1. */
  readonly page: number
  /** The page whose rows are shown: another one until those asked for have come. */
  readonly shownPage: number
  readonly pageSize: number
  /** How many pages there are, where it is known. */
  readonly pageCount: number | undefined
  readonly hasNext: boolean
}

export interface ListLoader<R> {
  subscribe(listener: () => void): () => void
  getState(): ListState<R>
  /** Returns the query as the source is asked, of any page. */
  getQuery(): ListQuery
  /** Another search, order or filter. What is shown stays until its first rows are there. */
  setQuery(query: RowQuery): void
  /** The rows in view: these and the next ones are loaded, others that are under way are given up. */
  setRange(first: number, last: number): void
  /** Asks again for what failed. */
  retry(): void
  /** All records from one row to another, loaded or not. */
  readRange(from: number, to: number): Promise<readonly R[]>
}

/** So many rows come with one answer. */
export const windowSize = 100
export const nothingKnown = {
  status: 'loading',
  problem: undefined,
  partial: undefined,
  cap: undefined,
  total: undefined,
  rowCount: 0,
  hasMore: false,
} as const

export function sameState<R>(a: ListState<R>, b: ListState<R>): boolean {
  return (Object.keys(b) as (keyof ListState<R>)[]).every((key) =>
    key === 'total' || key === 'pages'
      ? JSON.stringify(a[key]) === JSON.stringify(b[key])
      : a[key] === b[key],
  )
}

export function rowOf<R>(windows: ReadonlyMap<number, readonly R[]>, index: number): R | undefined {
  return windows.get(Math.floor(index / windowSize))?.[index % windowSize]
}

/** The row of the whole list with which a page begins. */
export function firstRow(pages: ListPages | undefined): number {
  return pages ? (pages.shownPage - 1) * pages.pageSize : 0
}

/** The row of a record among those that are loaded; 0 if it is none of them any more. */
export function indexOf<R>(windows: ReadonlyMap<number, readonly R[]>, record: R): number {
  for (const [place, records] of windows) {
    const found = records.indexOf(record)
    if (found >= 0) return place * windowSize + found
  }
  return 0
}

export function idOf(record: object | undefined, name: string): RecordId | undefined {
  const id = record && (record as Readonly<Record<string, unknown>>)[name]
  return isTextOrNumber(id) ? id : undefined
}

/** Put a row at its number into windows that are being made. */
export function putRow<R>(windows: Map<number, R[]>, index: number, row: R): void {
  const place = Math.floor(index / windowSize)
  const rows = windows.get(place) ?? []
  rows[index % windowSize] = row
  windows.set(place, rows)
}
