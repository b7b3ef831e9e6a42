import { QueriesObserver, type QueryClient, type QueryObserverResult } from '@tanstack/query-core'
import type { DataSource, ListFilter, ListResult, Total } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import {
  type ListLoader,
  type ListState,
  type LoadStatus,
  nothingKnown,
  sameState,
  windowSize,
} from '../source/listState'
import { createLoaderStore } from '../source/loaderStore'
import { askedNow, type RowQuery } from '../source/rowQuery'
import { listKey } from '../source/sourceClient'
import { createWantedQuery } from './wantedQuery'

export interface ListLoaderOptions {
  /** The condition that every record of the list must meet, beside those that a person asks for. */
  readonly condition?: ListFilter | undefined
  /** Near which row it starts. @default 0 */
  readonly startRow?: number | undefined
}

/** So near to the end of what is loaded, the next rows are asked for. */
const nearby = 40

/** Loads a list piece by piece. An answer to an earlier search never replaces that to a later one. */
export function createListLoader<R extends object>(
  source: DataSource<R>,
  client: QueryClient,
  startQuery: RowQuery,
  { condition, startRow = 0 }: ListLoaderOptions = {},
): ListLoader<R> {
  const wanted = createWantedQuery(startQuery, condition)
  let wantedWindows: readonly number[] = [Math.floor(startRow / windowSize)]
  const observer = new QueriesObserver<ListResult<R>[]>(client, queries())

  function queries() {
    const query = wanted.full()
    return wantedWindows.map((place) => ({
      // As text: a key that holds an object matches every key whose object holds more.
      queryKey: [...listKey(source), JSON.stringify(query), place],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        source.list(
          { ...askedNow(source, query), offset: place * windowSize, limit: windowSize },
          { signal },
        ),
    }))
  }

  function read(shown: ListState<R>): ListState<R> {
    const results = observer.getCurrentResult() as QueryObserverResult<ListResult<R>>[]
    const failed = results.find(({ error, fetchStatus }) => error !== null && fetchStatus === 'idle')
    const problem = failed && problemOf(failed.error)
    const { windows, newest, lengths } = known()
    const total = newest?.total
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
      partial: newest?.partial,
      cap: newest?.cap,
      status: statusOf(problem, rowCount, renewing),
    }
  }

  function statusOf(problem: Problem | undefined, rowCount: number, renewing: boolean): LoadStatus {
    if (problem) return 'refreshFailed'
    if (rowCount === 0) return wanted.noRows()
    return renewing ? 'refreshing' : 'ready'
  }

  /** All that is known of the wanted list, whether in view or not. */
  function known() {
    const windows = new Map<number, readonly R[]>()
    const lengths = new Map<number, number>()
    let newest: ListResult<R> | undefined
    let newestAt = -1
    for (const { queryKey, state } of client
      .getQueryCache()
      .findAll({ queryKey: [...listKey(source), JSON.stringify(wanted.full())] })) {
      const answer = state.data as ListResult<R> | undefined
      if (!answer) continue
      const place = queryKey.at(-1) as number
      windows.set(place, answer.records)
      lengths.set(place, answer.records.length)
      if (state.dataUpdatedAt < newestAt) continue
      newestAt = state.dataUpdatedAt
      newest = answer
    }
    return { windows, newest, lengths }
  }

  function ask(windows: readonly number[]) {
    wantedWindows = windows
    observer.setQueries(queries())
    store.update()
  }

  const store = createLoaderStore<ListState<R>>(
    { ...nothingKnown, windows: new Map() },
    read,
    sameState,
    (listener) => observer.subscribe(listener),
  )

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    getQuery: () => askedNow(source, wanted.full()),
    setQuery(query) {
      if (wanted.change(query)) ask([0])
    },
    setRange(first, last) {
      if (known().windows.size === 0) return
      const from = Math.max(0, Math.floor((first - nearby) / windowSize))
      const end = Math.max(store.getState().rowCount - 1, 0)
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
        const answer = await source.list({
          ...askedNow(source, wanted.full()),
          offset,
          limit: to - offset + 1,
        })
        if (answer.records.length === 0) break
        records.push(...answer.records)
      }
      return records
    },
  }
}

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

function sameWindows<R>(a: ReadonlyMap<number, R>, b: ReadonlyMap<number, R>): boolean {
  return a.size === b.size && [...b].every(([place, rows]) => a.get(place) === rows)
}
