import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/query-core'
import type { DataSource, ListFilter, ListResult, Total } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import {
  type ListLoader,
  type ListPages,
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

export interface PageLoaderOptions {
  /** The condition that every record of the list must meet, beside those that a person asks for. */
  readonly condition?: ListFilter | undefined
  /** How many rows a page holds, unless the query says so. */
  readonly pageSize: number
}

/** Loads a list page by page. The rows of the page before stay until the next ones are there. */
export function createPageLoader<R extends object>(
  source: DataSource<R>,
  client: QueryClient,
  startQuery: RowQuery,
  { condition, pageSize }: PageLoaderOptions,
): ListLoader<R> {
  const wanted = createWantedQuery(startQuery, condition)
  const observer = new QueryObserver<ListResult<R>, unknown>(client, options())

  function place() {
    const { page = 1, pageSize: size = pageSize } = wanted.now()
    return { page, size, offset: (page - 1) * size }
  }

  function options(): QueryObserverOptions<ListResult<R>, unknown> {
    const query = wanted.full()
    const { page, size, offset } = place()
    return {
      // As text: a key that holds an object matches every key whose object holds more.
      queryKey: [...listKey(source), JSON.stringify(query), 'page', page, size],
      queryFn: ({ signal }) => source.list({ ...askedNow(source, query), offset, limit: size }, { signal }),
    }
  }

  /** @param count how many rows the page has, where that is known */
  function pagesOf(shownPage: number, total: Total | undefined, count: number | undefined): ListPages {
    const { page, size, offset } = place()
    const least = total?.kind === 'atLeast' && total.count > offset + (count ?? 0)
    const pageCount = total?.kind === 'exact' ? Math.max(1, Math.ceil(total.count / size)) : undefined
    return {
      page,
      shownPage,
      pageSize: size,
      pageCount,
      hasNext: pageCount === undefined ? least || count === size : page < pageCount,
    }
  }

  function read(shown: ListState<R>): ListState<R> {
    const { data, error, fetchStatus } = observer.getCurrentResult()
    const problem = error !== null && fetchStatus === 'idle' ? problemOf(error) : undefined
    const { page } = place()
    if (!data) {
      const pages = pagesOf(shown.pages?.shownPage ?? page, shown.total, undefined)
      // Rows of another page are no answer to a person who asked for this one.
      if (problem) return { ...nothingKnown, windows: noWindows, pages, problem, status: 'failed' }
      return shown.rowCount > 0
        ? { ...shown, pages, problem, status: 'refreshing' }
        : { ...nothingKnown, windows: noWindows, pages }
    }
    const { records, total, partial, cap } = data
    return {
      windows: windowsOf(records),
      total,
      partial,
      cap,
      problem,
      rowCount: records.length,
      hasMore: false,
      pages: pagesOf(page, total, records.length),
      status: statusOf(problem, data, fetchStatus === 'fetching'),
    }
  }

  function statusOf(
    problem: Problem | undefined,
    { records, total }: ListResult<R>,
    renewing: boolean,
  ): LoadStatus {
    if (problem) return 'refreshFailed'
    const isNone = records.length === 0
    if (isNone && place().page > 1 && !(total.kind === 'exact' && total.count === 0)) return 'outOfRange'
    if (isNone) return wanted.noRows()
    return renewing ? 'refreshing' : 'ready'
  }

  /** The rows of one page, cut as those of an endless list are; the same map for the same rows. */
  function windowsOf(records: readonly R[]): ReadonlyMap<number, readonly R[]> {
    const before = cut.get(records)
    if (before) return before
    const windows = new Map<number, readonly R[]>()
    for (let start = 0; start < records.length; start += windowSize) {
      windows.set(start / windowSize, records.slice(start, start + windowSize))
    }
    cut.set(records, windows)
    return windows
  }

  const noWindows: ReadonlyMap<number, readonly R[]> = new Map()
  const cut = new WeakMap<readonly R[], ReadonlyMap<number, readonly R[]>>()

  const store = createLoaderStore<ListState<R>>(
    { ...nothingKnown, windows: noWindows, pages: pagesOf(1, undefined, undefined) },
    read,
    sameState,
    (listener) => observer.subscribe(listener),
  )

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    getQuery: () => askedNow(source, wanted.full()),
    setQuery(query) {
      if (!wanted.change(query)) return
      observer.setOptions(options())
      store.update()
    },
    // A page has all its rows at once.
    setRange() {},
    retry() {
      void observer.refetch()
    },
    readRange: (from, to) =>
      Promise.resolve(observer.getCurrentResult().data?.records.slice(from, to + 1) ?? []),
  }
}
