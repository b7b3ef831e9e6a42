import { QueryObserver, type QueryClient } from '@tanstack/query-core'
import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { ProblemError, problemOf } from '../../data/problems'
import { warn } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import {
  idOf,
  type ListGroupState,
  type ListState,
  nothingKnown,
  sameState,
  windowSize,
} from '../source/listState'
import { createLoaderStore } from '../source/loaderStore'
import { askedNow, bothFilters, normalQuery, type RowQuery, withoutPage } from '../source/rowQuery'
import { withPendingChanges } from '../source/shownList'
import { facetsKey } from '../source/sourceClient'
import { type CalmLoader, calmList } from './calmList'
import { type GroupCounts, type ListGroup, type ListGrouping, listGroups } from './listGroups'
import { createListLoader } from './listLoader'

export interface GroupLoaderOptions {
  readonly entity: Entity
  readonly grouping: ListGrouping
  /** The condition that every record of the list must meet. */
  readonly condition?: ListFilter | undefined
  /** The ids of the groups whose records are shown. */
  readonly expanded: ReadonlySet<string>
  /** Near which record it starts, counted through all groups. @default 0 */
  readonly startRow?: number
}

export interface GroupLoader<R> extends CalmLoader<R> {
  /** Shows the records of these groups, which are loaded as they come into view. */
  setExpanded(ids: ReadonlySet<string>): void
  /** The group in which a record was seen last. */
  groupOf(id: RecordId): string | undefined
}

interface Part<R> {
  readonly loader: CalmLoader<R>
  /** Ends the loading; nothing while none of its records is in view. */
  leave: (() => void) | undefined
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
  let wanted = normalQuery(withoutPage(startQuery))
  let expanded = startExpanded
  let range = { first: startRow, last: startRow }
  const parts = new Map<string, Part<R>>()
  const groupOfId = new Map<RecordId, string>()
  const watchers = new Set<() => void>()
  const changesTold = new WeakSet<ReadonlySet<RecordId>>()
  const observer = new QueryObserver<GroupCounts>(client, countOptions())

  function filterNow(): ListFilter | undefined {
    return bothFilters(wanted.filter, condition)
  }

  function countOptions() {
    const { search } = wanted
    const query = normalQuery({ search, filter: filterNow() })
    return {
      queryKey: [...facetsKey(source), 'groups', grouping.name, JSON.stringify(query)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        countGroups(source, grouping, askedNow(query), signal),
    }
  }

  function groupsNow(): readonly ListGroup[] | undefined {
    const { data } = observer.getCurrentResult()
    const narrowed = { entity, can: source.can, filter: filterNow(), sort: wanted.sort }
    return data && listGroups(grouping, data, narrowed)
  }

  function partOf(group: ListGroup, startAt = 0): Part<R> {
    const known = parts.get(group.id)
    if (known) return known
    const among = createListLoader(source, client, wanted, {
      condition: bothFilters(filterNow(), group.filter),
      startRow: startAt,
    })
    const loader = withPendingChanges<R, CalmLoader<R>>(calmList(among, source, entity.id), source, entity.id)
    const made = { loader, leave: undefined }
    parts.set(group.id, made)
    return made
  }

  /** Load what is in view, and leave what is not. */
  function arrange() {
    if (watchers.size === 0) return
    for (const group of numbered()) {
      const { id, start, count } = group
      const [first, last] = [range.first - start, range.last - start]
      const isSeen = expanded.has(id) && first < count && last >= 0
      const part = isSeen ? partOf(group, Math.max(0, first)) : parts.get(id)
      if (!part) continue
      if (isSeen) {
        part.leave ??= part.loader.subscribe(tell)
        part.loader.setRange(Math.max(0, first), Math.min(last, count - 1))
      } else {
        part.leave?.()
        part.leave = undefined
      }
    }
  }

  function tell() {
    for (const watcher of watchers) watcher()
  }

  /** The groups with the number of the first record of each. */
  function numbered(): readonly (ListGroup & ListGroupState)[] {
    let start = 0
    return (groupsNow() ?? []).map((group) => {
      const state = parts.get(group.id)?.loader.getState()
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
    const states = groups.map(({ id }) => parts.get(id)?.loader.getState())
    const rowCount = groups.reduce((sum, { count }) => sum + count, 0)
    const windows = windowsOf(groups, states)
    const failed = states.find((state, place) => state?.problem && expanded.has(groups[place]?.id ?? ''))
    const isRenewing =
      counted.fetchStatus === 'fetching' || states.some((state) => state?.status === 'refreshing')
    const news = states.flatMap((state) => state?.news ?? [])
    const statusNow = () => {
      if (problem || failed) return 'refreshFailed'
      if (rowCount === 0) return wanted.search || wanted.filter ? 'noResults' : 'empty'
      return isRenewing ? 'refreshing' : 'ready'
    }
    return {
      windows: sameWindows(shown.windows, windows) ? shown.windows : windows,
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

  function windowsOf(
    groups: readonly (ListGroup & ListGroupState)[],
    states: readonly (ListState<R> | undefined)[],
  ): ReadonlyMap<number, readonly R[]> {
    const windows = new Map<number, R[]>()
    for (const [place, { id, start, count }] of groups.entries()) {
      for (const [window, records] of states[place]?.windows ?? []) {
        for (const [turn, record] of records.entries()) {
          const index = window * windowSize + turn
          // A newer count may know of fewer than were loaded.
          if (index >= count) break
          put(windows, start + index, record)
          learn(record, id)
        }
      }
    }
    return windows
  }

  /** What others have changed since it was last asked, in any group; nothing where that is nothing new. */
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

  function leaveParts() {
    for (const part of parts.values()) {
      part.leave?.()
      part.leave = undefined
    }
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
        leaveParts()
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
    groupOf: (id) => groupOfId.get(id),
    setQuery(query) {
      const next = normalQuery(withoutPage(query))
      if (JSON.stringify(next) === JSON.stringify(wanted)) return
      wanted = next
      leaveParts()
      parts.clear()
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
      for (const { loader, leave } of parts.values()) if (leave) loader.retry()
    },
    showNews() {
      for (const { loader } of parts.values()) loader.showNews()
      again()
    },
    async readRange(from, to) {
      const records: R[] = []
      for (const group of numbered()) {
        const [first, last] = [Math.max(0, from - group.start), Math.min(to - group.start, group.count - 1)]
        if (first > last) continue
        const found = await partOf(group).loader.readRange(first, last)
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

async function countGroups<R extends object>(
  source: DataSource<R>,
  { name }: ListGrouping,
  query: RowQuery,
  signal: AbortSignal,
): Promise<GroupCounts> {
  const [facets, missing] = await Promise.all([
    source.facets?.(query, [name], { signal }),
    countMissing(source, name, query, signal),
  ])
  const values = facets && own(facets, name)
  if (!values) {
    warn(
      `ListScreen is grouped by “${name}”, but the “facets” of its source do not count that field, so that it has no ` +
        'groups. Answer with its values, or leave it out of “groupFields”.',
    )
    throw new ProblemError({ title: `No counts of “${name}”`, status: 501 })
  }
  return { values, missing }
}

async function countMissing<R extends object>(
  source: DataSource<R>,
  name: string,
  query: RowQuery,
  signal: AbortSignal,
): Promise<number> {
  if (!own(source.can.filter, name)?.includes('empty')) return 0
  const filter = bothFilters(query.filter, { [name]: { empty: true } })
  const { records, total } = await source.list({ ...query, filter, offset: 0, limit: 1 }, { signal })
  return total.kind === 'unknown' ? records.length : total.count
}

function put<R>(windows: Map<number, R[]>, index: number, record: R) {
  const place = Math.floor(index / windowSize)
  const records = windows.get(place) ?? []
  records[index % windowSize] = record
  windows.set(place, records)
}

function sameWindows<R>(one: ReadonlyMap<number, readonly R[]>, other: ReadonlyMap<number, readonly R[]>) {
  return (
    one.size === other.size &&
    [...other].every(([place, rows]) => {
      const before = one.get(place)
      return before?.length === rows.length && rows.every((row, turn) => row === before[turn])
    })
  )
}
