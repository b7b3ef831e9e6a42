import { QueriesObserver, type QueryClient, type QueryObserverResult } from '@tanstack/query-core'
import { listen } from '../internal/listen'
import type { DataSource, ListFilter, ListResult, RecordId, Total } from '../data/DataSource'
import { type Problem, problemOf } from '../data/problems'
import { bothFilters, normalQuery, type RowQuery } from './rowQuery'
import { listKey } from './sourceClient'

/** The state of a list, in one word. */
export type ListStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** Rows are shown while newer ones, or those of another search, are on their way. */
  | 'refreshing'
  /** There is no record at all. */
  | 'empty'
  /** There are records, but none matches. */
  | 'noResults'
  | 'ready'
  /** Nothing is known and the source gave no answer. */
  | 'failed'
  /** The person may not see such records. */
  | 'forbidden'
  /** The last answer failed; what was known before is still shown. */
  | 'refreshFailed'

/** What others have done to a list since it was shown. */
export interface ListNews {
  /** How many records have come. With none, their order is another, or some have gone. */
  readonly added: number
}

export interface ListState<R> {
  readonly status: ListStatus
  readonly problem: Problem | undefined
  readonly total: Total | undefined
  readonly rowCount: number
  /** Whether more rows than `rowCount` may follow. */
  readonly hasMore: boolean
  /** Changes with each answer, and with nothing else. */
  readonly windows: ReadonlyMap<number, readonly R[]>
  /** What others have done to the list, which waits to be shown because it would move rows. */
  readonly news?: ListNews | undefined
}

export interface ListLoaderOptions {
  /** The condition that every record of the list must meet, beside those that a person asks for. */
  readonly condition?: ListFilter | undefined
  /** Near which row it starts. @default 0 */
  readonly startRow?: number
}

export interface ListLoader<R> {
  subscribe(listener: () => void): () => void
  getState(): ListState<R>
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
/** So near to the end of what is loaded, the next rows are asked for. */
const nearby = 40

/** Loads a list piece by piece. An answer to an earlier search never replaces that to a later one. */
export function createListLoader<R extends object>(
  source: DataSource<R>,
  client: QueryClient,
  startQuery: RowQuery,
  { condition, startRow = 0 }: ListLoaderOptions = {},
): ListLoader<R> {
  /** The query of the person. */
  let wanted = normalQuery(startQuery)
  let wantedWindows: readonly number[] = [Math.floor(startRow / windowSize)]
  let shown: ListState<R> = { ...nothingKnown, windows: new Map() }
  const listeners = new Set<() => void>()
  const observer = new QueriesObserver<ListResult<R>[]>(client, queries())

  /** The query that the source is asked. */
  function fullQuery(): RowQuery {
    return normalQuery({ ...wanted, filter: bothFilters(wanted.filter, condition) })
  }

  function queries() {
    const query = fullQuery()
    return wantedWindows.map((place) => ({
      // As text: a key that holds an object matches every key whose object holds more.
      queryKey: [...listKey(source), JSON.stringify(query), place],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        source.list({ ...query, offset: place * windowSize, limit: windowSize }, { signal }),
    }))
  }

  function update() {
    const next = read()
    if (same(shown, next)) return
    shown = next
    for (const listener of listeners) listener()
  }

  function read(): ListState<R> {
    const results = observer.getCurrentResult() as QueryObserverResult<ListResult<R>>[]
    const failed = results.find(({ error, fetchStatus }) => error !== null && fetchStatus === 'idle')
    const problem = failed && problemOf(failed.error)
    const { windows, total, lengths } = known()
    if (windows.size === 0 || total === undefined) {
      // Rows of the search before stay, unless there were none.
      const before = shown.rowCount > 0 ? shown : { ...nothingKnown, windows: shown.windows }
      if (before.rowCount > 0) return { ...before, problem, status: problem ? 'refreshFailed' : 'refreshing' }
      return { ...before, problem, status: problem ? 'failed' : 'loading' }
    }
    const renewing = results.some(({ data, fetchStatus }) => data !== undefined && fetchStatus === 'fetching')
    const { rowCount, hasMore } = extentOf(total, lengths)
    return {
      windows: sameWindows(shown.windows, windows) ? shown.windows : windows,
      total,
      rowCount,
      hasMore,
      problem,
      status: statusOf(problem, rowCount, renewing),
    }
  }

  function statusOf(problem: Problem | undefined, rowCount: number, renewing: boolean): ListStatus {
    if (problem) return 'refreshFailed'
    if (rowCount === 0) return wanted.search || wanted.filter ? 'noResults' : 'empty'
    return renewing ? 'refreshing' : 'ready'
  }

  /** All that is known of the wanted list, whether in view or not. */
  function known() {
    const windows = new Map<number, readonly R[]>()
    const lengths = new Map<number, number>()
    let total: Total | undefined
    let newest = -1
    for (const { queryKey, state } of client
      .getQueryCache()
      .findAll({ queryKey: [...listKey(source), JSON.stringify(fullQuery())] })) {
      const answer = state.data as ListResult<R> | undefined
      if (!answer) continue
      const place = queryKey.at(-1) as number
      windows.set(place, answer.records)
      lengths.set(place, answer.records.length)
      if (state.dataUpdatedAt < newest) continue
      newest = state.dataUpdatedAt
      total = answer.total
    }
    return { windows, total, lengths }
  }

  function ask(windows: readonly number[]) {
    wantedWindows = windows
    observer.setQueries(queries())
    update()
  }

  update()

  return {
    subscribe(listener) {
      const leave = listen(listeners, listener)
      const stop = observer.subscribe(update)
      update()
      return () => {
        stop()
        leave()
      }
    },
    getState: () => shown,
    setQuery(query) {
      const next = normalQuery(query)
      if (JSON.stringify(next) === JSON.stringify(wanted)) return
      wanted = next
      ask([0])
    },
    setRange(first, last) {
      if (known().windows.size === 0) return
      const from = Math.max(0, Math.floor((first - nearby) / windowSize))
      const end = Math.max(shown.rowCount - 1, 0)
      const to = Math.floor(Math.min(last + nearby, end) / windowSize)
      const windows = Array.from({ length: Math.max(1, to - from + 1) }, (_, place) => from + place)
      if (windows.join() !== wantedWindows.join()) ask(windows)
    },
    retry() {
      for (const { queryKey } of observer.getQueries()) {
        void client.refetchQueries({ queryKey, exact: true, type: 'active' })
      }
    },
    async readRange(from, to) {
      const records: R[] = []
      while (records.length <= to - from) {
        const offset = from + records.length
        const answer = await source.list({ ...fullQuery(), offset, limit: to - offset + 1 })
        if (answer.records.length === 0) break
        records.push(...answer.records)
      }
      return records
    },
  }
}

const nothingKnown = {
  status: 'loading',
  problem: undefined,
  total: undefined,
  rowCount: 0,
  hasMore: false,
} as const

/** How many rows there are to scroll to, as far as it is known. */
function extentOf(total: Total, lengths: ReadonlyMap<number, number>) {
  if (total.kind === 'exact') return { rowCount: total.count, hasMore: false }
  const last = Math.max(...lengths.keys())
  const loaded = last * windowSize + (lengths.get(last) ?? 0)
  const ended = (lengths.get(last) ?? 0) < windowSize
  if (ended) return { rowCount: loaded, hasMore: false }
  const least = total.kind === 'atLeast' ? total.count : 0
  return { rowCount: Math.max(least, loaded + windowSize), hasMore: true }
}

function same<R>(a: ListState<R>, b: ListState<R>): boolean {
  return (Object.keys(b) as (keyof ListState<R>)[]).every((key) =>
    key === 'total' ? JSON.stringify(a.total) === JSON.stringify(b.total) : a[key] === b[key],
  )
}

function sameWindows<R>(a: ReadonlyMap<number, R>, b: ReadonlyMap<number, R>): boolean {
  return a.size === b.size && [...b].every(([place, rows]) => a.get(place) === rows)
}

export function rowOf<R>(windows: ReadonlyMap<number, readonly R[]>, index: number): R | undefined {
  return windows.get(Math.floor(index / windowSize))?.[index % windowSize]
}

export function idOf(record: object | undefined, name: string): RecordId | undefined {
  const id = record && (record as Readonly<Record<string, unknown>>)[name]
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}
