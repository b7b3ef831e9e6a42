import { QueriesObserver, type QueryClient, type QueryObserverResult } from '@tanstack/query-core'
import type { DataSource, ListFilter, ListQuery, ListResult } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import { createLoaderStore } from '../source/loaderStore'
import { askedNow, bothFilters, normalQuery } from '../source/rowQuery'
import { listKey } from '../source/sourceClient'
import type { TreeBranch, TreeBranches } from './TreeBranch'

/** A branch that is wanted: its key, and what tells its records from all others. */
export interface WantedBranch {
  readonly key: string
  readonly query: Pick<ListQuery, 'search' | 'filter' | 'sort'>
}

export interface TreeLoader<R> {
  subscribe(listener: () => void): () => void
  getState(): TreeBranches<R>
  /** The branches to load, and to keep as they are at the source. */
  setWanted(wanted: readonly WantedBranch[]): void
  /** Shows more of a branch. */
  showMore(key: string): void
  /** Asks again for what failed: in one branch, or in all. */
  retry(key?: string): void
}

interface TreeLoaderOptions {
  /** The condition that every record of the tree must meet. */
  readonly condition: ListFilter | undefined
  /** How many records of a branch come with one answer. */
  readonly branchSize: number
}

interface AskedPage {
  readonly key: string
  readonly text: string
  readonly offset: number
}

/** Loads the branches of a tree, each by itself and piece by piece. */
export function createTreeLoader<R extends object>(
  source: DataSource<R>,
  client: QueryClient,
  { condition, branchSize }: TreeLoaderOptions,
): TreeLoader<R> {
  let wanted: readonly WantedBranch[] = []
  /** How many pieces of a branch are shown, by what it asks. */
  const pieces = new Map<string, number>()
  let asked: readonly AskedPage[] = []
  const observer = new QueriesObserver<ListResult<R>[]>(client, [])

  function queries() {
    asked = wanted.flatMap(({ key, query }) => {
      const text = JSON.stringify(normalQuery({ ...query, filter: bothFilters(query.filter, condition) }))
      const count = pieces.get(text) ?? 1
      return Array.from({ length: count }, (_, piece) => ({ key, text, offset: piece * branchSize }))
    })
    return asked.map(({ text, offset }) => ({
      // As text: a key that holds an object matches every key whose object holds more.
      queryKey: [...listKey(source), 'tree', text, offset, branchSize],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        source.list(
          { ...askedNow(source, JSON.parse(text) as ListQuery), offset, limit: branchSize },
          { signal },
        ),
    }))
  }

  function read(shown: TreeBranches<R>): TreeBranches<R> {
    const results = observer.getCurrentResult() as QueryObserverResult<ListResult<R>>[]
    const parts = new Map<string, QueryObserverResult<ListResult<R>>[]>()
    for (const [place, { key }] of asked.entries()) {
      const result = results[place]
      if (result) parts.set(key, [...(parts.get(key) ?? []), result])
    }
    const branches = new Map(
      [...parts].map(([key, answers]): [string, TreeBranch<R>] => {
        const next = branchOf(answers)
        const before = shown.get(key)
        return [key, before && isSame(before, next) ? before : next]
      }),
    )
    return branches
  }

  function branchOf(answers: readonly QueryObserverResult<ListResult<R>>[]): TreeBranch<R> {
    const known = leading(answers)
    const failed = answers.find(({ error, fetchStatus }) => error !== null && fetchStatus === 'idle')
    const problem = failed && problemOf(failed.error)
    const newest = known.at(-1)
    if (!newest) return { status: problem ? 'failed' : 'loading', records: [], problem }
    const records = known.flatMap((answer) => answer.records)
    const isLoadingMore = known.length < answers.length && problem === undefined
    const { total, partial } = newest
    return {
      status: answers.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'refreshing' : 'ready',
      records,
      total,
      hasMore: total.kind === 'exact' ? records.length < total.count : newest.records.length === branchSize,
      isLoadingMore,
      problem,
      partial: known.find((answer) => answer.partial)?.partial ?? partial,
    }
  }

  const store = createLoaderStore<TreeBranches<R>>(new Map(), read, sameBranches, (listener) =>
    observer.subscribe(listener),
  )

  function ask() {
    observer.setQueries(queries())
    store.update()
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    setWanted(next) {
      if (JSON.stringify(next) === JSON.stringify(wanted)) return
      wanted = next
      ask()
    },
    showMore(key) {
      const last = asked.findLast((page) => page.key === key)
      if (!last) return
      pieces.set(last.text, last.offset / branchSize + 2)
      ask()
    },
    retry(key) {
      const results = observer.getCurrentResult() as QueryObserverResult<ListResult<R>>[]
      for (const [place, result] of results.entries()) {
        if (result.error !== null && (key === undefined || asked[place]?.key === key)) void result.refetch()
      }
    },
  }
}

/** The answers from the first on: one that came before an earlier one waits for it, so that no record stands before its turn. */
function leading<R>(answers: readonly QueryObserverResult<ListResult<R>>[]): readonly ListResult<R>[] {
  const gap = answers.findIndex(({ data }) => data === undefined)
  return (gap < 0 ? answers : answers.slice(0, gap)).flatMap(({ data }) => data ?? [])
}

function isSame<R>(one: TreeBranch<R>, other: TreeBranch<R>): boolean {
  const { records, total, ...rest } = one
  return (
    Object.entries(rest).every(([name, value]) => other[name as keyof typeof rest] === value) &&
    JSON.stringify(total) === JSON.stringify(other.total) &&
    records.length === other.records.length &&
    records.every((record, place) => record === other.records[place])
  )
}

function sameBranches<R>(one: TreeBranches<R>, other: TreeBranches<R>): boolean {
  return one.size === other.size && [...other].every(([key, branch]) => one.get(key) === branch)
}
