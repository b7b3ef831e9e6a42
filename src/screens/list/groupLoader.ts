import { QueryObserver, type QueryClient } from '@tanstack/query-core'
import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import type { Entity } from '../../spec/entities/Entity'
import { idOf, type ListGroupState, type ListState, nothingKnown, sameState } from '../source/listState'
import { createLoaderStore } from '../source/loaderStore'
import { askedNow, normalQuery, type RowQuery, withoutPage } from '../source/rowQuery'
import { facetsKey } from '../source/sourceClient'
import type { CalmLoader } from './calmList'
import { countGroups } from './countGroups'
import { createGroupParts } from './groupParts'
import { createJoin } from './joinWindows'
import { type GroupCounts, type ListGroup, type ListGrouping, listGroups } from './listGroups'
import { createWantedQuery } from './wantedQuery'

export interface GroupLoaderOptions {
  readonly entity: Entity
  readonly grouping: ListGrouping
  /** The condition that every record of the list must meet. */
  readonly condition?: ListFilter | undefined
  /** The ids of the groups whose records are shown. */
  readonly expanded: ReadonlySet<string>
  /** Near which record it starts, counted through all groups. @default 0 */
  readonly startRow?: number | undefined
}

export interface GroupLoader<R> extends CalmLoader<R> {
  /** Shows the records of these groups, which are loaded as they come into view. */
  setExpanded(ids: ReadonlySet<string>): void
  /** The group in which a record was seen last. */
  groupOf(id: RecordId): string | undefined
}

/**
 * Loads a list in groups: how many records each has, and the records of those that are expanded and in view. Records are
 * numbered through all groups, whether they are expanded or not, so that a number stays the record's own.
 */
export function createGroupLoader<R extends object>(
  source: DataSource<R>,
  client: QueryClient,
  startQuery: RowQuery,
  { entity, grouping, condition, expanded: startExpanded, startRow = 0 }: GroupLoaderOptions,
): GroupLoader<R> {
  const wanted = createWantedQuery(startQuery, condition, (query) => normalQuery(withoutPage(query)))
  let expanded = startExpanded
  let range = { first: startRow, last: startRow }
  const parts = createGroupParts({ source, client, entity, wanted, condition, onChange: tell })
  const groupOfId = new Map<RecordId, string>()
  const watchers = new Set<() => void>()
  const changesTold = new WeakSet<ReadonlySet<RecordId>>()
  let joinedGroups: readonly ListGroup[] = []
  const join = createJoin<R>((record, place) => learn(record, joinedGroups[place]?.id ?? ''))
  const observer = new QueryObserver<GroupCounts>(client, countOptions())

  function countOptions() {
    const { search, filter } = wanted.full()
    const query = normalQuery({ search, filter })
    return {
      queryKey: [...facetsKey(source), 'groups', grouping.name, JSON.stringify(query)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        countGroups(source, grouping, askedNow(source, query), signal),
    }
  }

  function groupsNow(): readonly ListGroup[] | undefined {
    const { data } = observer.getCurrentResult()
    const { filter, sort } = wanted.full()
    return data && listGroups(grouping, data, { entity, can: source.can, filter, sort })
  }

  /** Load what is in view, and leave what is not. */
  function arrange() {
    if (watchers.size === 0) return
    for (const group of numbered()) {
      const { id, start, count } = group
      const [first, last] = [range.first - start, range.last - start]
      const isSeen = expanded.has(id) && first < count && last >= 0
      if (isSeen) parts.show(group, Math.max(0, first), Math.min(last, count - 1))
      else parts.leave(id)
    }
  }

  function tell() {
    for (const watcher of watchers) watcher()
  }

  /** The groups with the number of the first record of each. */
  function numbered(): readonly (ListGroup & ListGroupState)[] {
    let start = 0
    return (groupsNow() ?? []).map((group) => {
      const state = parts.stateOf(group.id)
      const count = state && isCounted(state) ? state.rowCount : group.count
      const placed = { ...group, count, start }
      start += count
      return placed
    })
  }

  function read(shown: ListState<R>): ListState<R> {
    const counted = observer.getCurrentResult()
    const problem =
      counted.error !== null && counted.fetchStatus === 'idle' ? problemOf(counted.error) : undefined
    const groups = numbered()
    if (counted.data === undefined) {
      if (shown.rowCount > 0) return { ...shown, problem, status: problem ? 'refreshFailed' : 'refreshing' }
      return { ...shown, ...nothingKnown, problem, status: problem ? 'failed' : 'loading' }
    }
    const states = groups.map(({ id }) => parts.stateOf(id))
    const rowCount = groups.reduce((sum, { count }) => sum + count, 0)
    joinedGroups = groups
    const windows = join(
      groups.map(({ start, count }, place) => ({ start, count, windows: states[place]?.windows })),
    )
    const failed = states.find((state, place) => state?.problem && expanded.has(groups[place]?.id ?? ''))
    const isRenewing =
      counted.fetchStatus === 'fetching' || states.some((state) => state?.status === 'refreshing')
    const news = states.flatMap((state) => state?.news ?? [])
    const statusNow = () => {
      if (problem || failed) return 'refreshFailed'
      if (rowCount === 0) return wanted.noRows()
      return isRenewing ? 'refreshing' : 'ready'
    }
    return {
      windows,
      groups: JSON.stringify(shown.groups) === JSON.stringify(groups) ? shown.groups : groups,
      total: { kind: 'exact', count: rowCount },
      rowCount,
      hasMore: false,
      problem: problem ?? failed?.problem,
      partial: states.find((state) => state?.partial)?.partial,
      cap: undefined,
      status: statusNow(),
      changed: changedIn(states) ?? shown.changed,
      news: news.length > 0 ? { added: news.reduce((sum, { added }) => sum + added, 0) } : undefined,
    }
  }

  /** Return what others have changed since the last call, in any group; undefined for nothing new. */
  function changedIn(states: readonly (ListState<R> | undefined)[]): ReadonlySet<RecordId> | undefined {
    const fresh = states.flatMap((state) =>
      state?.changed && !changesTold.has(state.changed) ? [state.changed] : [],
    )
    for (const ids of fresh) changesTold.add(ids)
    return fresh.length > 0 ? new Set(fresh.flatMap((ids) => [...ids])) : undefined
  }

  function learn(record: R, group: string) {
    const id = idOf(record, entity.id)
    if (id !== undefined) groupOfId.set(id, group)
  }

  function begin() {
    const leave = observer.subscribe(() => {
      arrange()
      tell()
    })
    arrange()
    return leave
  }

  let leaveCounts: (() => void) | undefined
  const store = createLoaderStore<ListState<R>>(
    { ...nothingKnown, windows: new Map() },
    read,
    sameState,
    (listener) => {
      watchers.add(listener)
      leaveCounts ??= begin()
      return () => {
        watchers.delete(listener)
        if (watchers.size > 0) return
        leaveCounts?.()
        leaveCounts = undefined
        parts.leaveAll()
      }
    },
  )

  function again() {
    arrange()
    store.update()
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    getQuery: () => askedNow(source, wanted.full()),
    groupOf: (id) => groupOfId.get(id),
    setQuery(query) {
      if (!wanted.change(query)) return
      parts.forget()
      range = { first: 0, last: 0 }
      observer.setOptions(countOptions())
      again()
    },
    setRange(first, last) {
      range = { first, last: Math.max(first, last) }
      again()
    },
    setExpanded(ids) {
      if (ids === expanded) return
      expanded = ids
      again()
    },
    retry() {
      if (observer.getCurrentResult().error !== null) void observer.refetch()
      parts.retry()
    },
    showNews() {
      parts.showNews()
      again()
    },
    async readRange(from, to) {
      const records: R[] = []
      for (const group of numbered()) {
        const [first, last] = [Math.max(0, from - group.start), Math.min(to - group.start, group.count - 1)]
        if (first > last) continue
        const found = await parts.readRange(group, first, last)
        for (const record of found) learn(record, group.id)
        records.push(...found)
      }
      return records
    },
  }
}

/** Whether a list itself knows how many records it has. */
function isCounted({ total, status, hasMore }: ListState<unknown>): boolean {
  return total?.kind === 'exact' && !hasMore && status !== 'failed'
}
