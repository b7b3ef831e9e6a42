'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import { useFacets } from '../list/useFacets'
import { nothingKnown, type ListState } from '../source/listState'
import { pendingChangesOf } from '../source/pendingChanges'
import type { RowQuery } from '../source/rowQuery'
import { clientOf } from '../source/sourceClient'
import { type Ancestors, pathTo } from './ancestry'
import { recordTree } from './recordTree'
import { settleBranches } from './settleBranches'
import { atTop, type TreeBranch, type TreeBranches, type TreeMark, type TreeMarks } from './TreeBranch'
import { createTreeLoader, type WantedBranch } from './treeLoader'
import { useAncestry } from './useAncestry'

/** How records are told apart, and from those above them. */
export interface TreeKeys<R> {
  /** The id of a record, as text. */
  readonly getId: (record: R) => string
  readonly getParent: (record: R) => RecordId | undefined
}

interface TreeDataOptions<R extends object> extends TreeKeys<R> {
  readonly source: DataSource<R>
  readonly idName: string
  readonly parent: string
  /** The field that says how many records stand below one. */
  readonly childCount: string | undefined
  readonly condition: ListFilter | undefined
  readonly query: RowQuery
  readonly expanded: readonly RecordId[]
  readonly branchSize: number
  /** Whether the person may see such records: nothing is asked for otherwise. */
  readonly enabled: boolean
}

/** What a tree shows, as far as it is known. */
export interface TreeData<R> {
  readonly branches: TreeBranches<R>
  readonly marks: TreeMarks
  /** Whether it is what a search or a filter has found, with the records above it. */
  readonly isFound: boolean
  /** How its loading stands, as that of a list. */
  readonly state: ListState<R>
}

/** Load a tree: its open branches, or what was found with the way to it, and what has no place in it. */
export function useTreeData<R extends object>(options: TreeDataOptions<R>) {
  const { source, idName, parent, childCount, query, expanded, branchSize, getId, getParent, enabled } =
    options
  const conditionKey = JSON.stringify(options.condition)
  const condition = useMemo(
    () => (conditionKey === undefined ? undefined : (JSON.parse(conditionKey) as ListFilter)),
    [conditionKey],
  )
  const loader = useMemo(
    () => createTreeLoader(source, clientOf(source), { condition, branchSize }),
    [source, condition, branchSize],
  )
  const asksFacets = enabled && childCount === undefined
  const facets = useFacets(source, { filter: condition }, asksFacets ? [parent] : none)
  const counts = useMemo(() => {
    const values = own(facets, parent)
    return values && new Map(values.map(({ value, count }) => [String(value), count]))
  }, [facets, parent])

  const isFound = Boolean(query.search?.trim()) || Object.keys(query.filter ?? {}).length > 0
  const isInFilter = own(source.can.filter, parent)?.includes('in') === true
  const parents = useMemo(() => {
    const values = own(facets, parent)?.map(({ value }) => value as RecordId) ?? []
    // Of a tree with very many branches the records without a place are found by a search.
    return isInFilter && values.length <= mostParents ? values : none
  }, [facets, parent, isInFilter])
  const above = useAncestry(source, idName, getParent as (record: object) => RecordId | undefined, parents)
  const lost = useMemo(
    () => lostIn(above, getId as (record: object) => string, getParent),
    [above, getId, getParent],
  )

  const wanted = useMemo((): readonly WantedBranch[] => {
    if (!enabled) return []
    const { search, filter, sort } = query
    if (isFound)
      return [
        {
          key: found,
          query: { ...(search && { search }), ...(filter && { filter }), ...(sort && { sort }) },
        },
      ]
    const below = (key: string, test: ListFilter[string]): WantedBranch => ({
      key,
      query: { filter: { [parent]: test }, ...(sort && { sort }) },
    })
    return [
      below(atTop, { empty: true }),
      ...expanded.map((id) => below(String(id), { is: id })),
      ...(lost.parents.length > 0 ? [below(orphaned, { in: lost.parents })] : []),
    ]
  }, [enabled, query, isFound, parent, expanded, lost.parents])
  useEffect(() => loader.setWanted(wanted), [loader, wanted])
  const raw = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState)
  const pending = pendingChangesOf(source)
  const changes = useSyncExternalStore(pending.subscribe, pending.getSnapshot, pending.getSnapshot)
  const settled = useMemo(
    () =>
      settleBranches(raw, {
        getId,
        getParentId: (record) => textOf(getParent(record)),
        // The changes are what the answer depends on.
        change: (record) => (changes ? pending.apply(getId(record), record) : record),
        apart,
      }),
    [raw, pending, changes, getId, getParent],
  )

  const hits = settled.get(found)
  const foundIds = useMemo(
    () => (hits?.records ?? []).flatMap((record) => getParent(record) ?? []),
    [hits, getParent],
  )
  const ancestors = useAncestry(
    source,
    idName,
    getParent as (record: object) => RecordId | undefined,
    foundIds,
  )
  const now = useMemo((): TreeData<R> | undefined => {
    if (!isFound) {
      const top = settled.get(atTop)
      return top && top.status !== 'loading'
        ? openTree(settled, top, lost.circles as readonly R[], getId)
        : undefined
    }
    // Nothing is drawn before it is known where it stands.
    if (!hits || hits.status === 'loading' || ancestors.isLoading) return undefined
    return foundTree(hits, ancestors.records as ReadonlyMap<string, R>, { getId, getParent })
  }, [isFound, settled, hits, ancestors, lost.circles, getId, getParent])

  // What was shown stays while another search is on its way.
  const [kept, keep] = useState({ loader, data: now })
  if (now && (kept.data !== now || kept.loader !== loader)) keep({ loader, data: now })
  const before = kept.loader === loader ? kept.data : undefined
  const data = now ?? (before && { ...before, state: { ...before.state, status: 'refreshing' as const } })
  return {
    loader,
    data: data ?? nothingYet,
    /** How many records there are in all, where the source counts them. */
    count: counts && countIn(settled.get(atTop), counts),
    getChildCount: (record: R): number | undefined => {
      if (data?.isFound) return 0
      if (childCount !== undefined) return numberOf((record as Readonly<Record<string, unknown>>)[childCount])
      return counts && (counts.get(getId(record)) ?? 0)
    },
  }
}

const none: readonly never[] = []
/** No record has such an id. */
export const found = ' found'
const orphaned = ' orphaned'
const apart: ReadonlySet<string> = new Set([found, orphaned])
const mostParents = 200

const nothingYet: TreeData<never> = {
  branches: new Map(),
  marks: new Map(),
  isFound: false,
  state: { ...nothingKnown, windows: new Map() },
}

/** Of the records that have some below them: the ids of those that are gone, and those where circles are cut. */
function lostIn<R extends object>(
  { records, missing, isLoading }: Ancestors,
  getId: (record: object) => string,
  getParent: (record: R) => RecordId | undefined,
): { readonly parents: readonly RecordId[]; readonly circles: readonly object[] } {
  if (isLoading) return nothingLost
  const all = [...records.values()]
  const { marks } = recordTree(all, { getId, getParentId: (record) => textOf(getParent(record as R)) })
  const circles = all.filter((record) => marks.get(getId(record)) === 'circle')
  const isNumber = all.some((record) => typeof getParent(record as R) === 'number')
  const parents = [...missing].map((id) => (isNumber && /^\d{1,15}$/.test(id) ? Number(id) : id))
  return parents.length + circles.length > 0 ? { parents, circles } : nothingLost
}

const nothingLost = { parents: none, circles: none }

/** The open branches, and at their end what has no place among them. */
function openTree<R extends object>(
  branches: TreeBranches<R>,
  top: TreeBranch<R>,
  circles: readonly R[],
  getId: (record: R) => string,
): TreeData<R> {
  const marks = new Map<string, TreeMark>()
  const orphans = branches.get(orphaned)?.records ?? []
  for (const record of orphans) marks.set(getId(record), 'orphan')
  for (const record of circles) marks.set(getId(record), 'circle')
  const more = orphans.length + circles.length
  const { total } = top
  const whole: TreeBranch<R> =
    more === 0
      ? top
      : {
          ...top,
          records: [...top.records, ...orphans, ...circles],
          total: total && total.kind !== 'unknown' ? { ...total, count: total.count + more } : total,
        }
  return {
    branches: new Map([...branches, [atTop, whole]]),
    marks,
    isFound: false,
    state: stateOf(whole, 'empty'),
  }
}

/** What was found, each below the records above it, in the order found. */
function foundTree<R extends object>(
  hits: TreeBranch<R>,
  above: ReadonlyMap<string, R>,
  { getId, getParent }: TreeKeys<R>,
): TreeData<R> {
  const all = new Map(above)
  for (const record of hits.records) all.set(getId(record), record)
  const ordered = new Map<string, R>()
  for (const record of hits.records) {
    const path = pathTo(record, all, getParent as (one: object) => RecordId | undefined) as readonly R[]
    for (const one of [...path, record]) ordered.set(getId(one), one)
  }
  const tree = recordTree([...ordered.values()], {
    getId,
    getParentId: (record) => textOf(getParent(record)),
  })
  const marks = new Map<string, TreeMark>()
  const isHit = new Set(hits.records.map(getId))
  for (const id of ordered.keys()) if (!isHit.has(id)) marks.set(id, 'place')
  for (const [id, mark] of tree.marks) marks.set(id, mark)
  const { hasMore, isLoadingMore, problem, partial } = hits
  const top = tree.branches.get(atTop) ?? { status: 'ready', records: [] }
  return {
    branches: new Map([...tree.branches, [atTop, { ...top, hasMore, isLoadingMore, problem, partial }]]),
    marks,
    isFound: true,
    state: { ...stateOf(hits, 'noResults'), total: hits.total },
  }
}

function stateOf<R>(lead: TreeBranch<R>, without: 'empty' | 'noResults'): ListState<R> {
  const { status, records, problem, partial } = lead
  const isRenewal = problem !== undefined && lead.hasMore !== true
  const word = (): ListState<R>['status'] => {
    if (status === 'failed') return 'failed'
    if (isRenewal && records.length > 0) return 'refreshFailed'
    if (records.length === 0) return without
    return status === 'refreshing' ? 'refreshing' : 'ready'
  }
  return {
    ...nothingKnown,
    status: word(),
    problem: status === 'failed' || isRenewal ? problem : undefined,
    partial,
    rowCount: records.length,
    windows: new Map(),
  }
}

/** All records: those at the top, and those that have one above them. */
function countIn(
  top: TreeBranch<unknown> | undefined,
  counts: ReadonlyMap<string, number>,
): number | undefined {
  if (top?.total?.kind !== 'exact') return undefined
  let count = top.total.count
  for (const below of counts.values()) count += below
  return count
}

export function textOf(id: RecordId | undefined): string | undefined {
  return id === undefined ? undefined : String(id)
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
