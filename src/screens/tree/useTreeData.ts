'use client'

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import { useFacets } from '../list/useFacets'
import { pendingChangesOf } from '../source/pendingChanges'
import type { RowQuery } from '../source/rowQuery'
import { clientOf } from '../source/sourceClient'
import { settleBranches } from './settleBranches'
import { atTop, type TreeBranch } from './TreeBranch'
import {
  countIn,
  found,
  foundTree,
  nothingYet,
  openTree,
  orphaned,
  textOf,
  type TreeData,
  type TreeKeys,
} from './treeData'
import { createTreeLoader, type WantedBranch } from './treeLoader'
import { useAncestry } from './useAncestry'
import { useLostRecords } from './useLostRecords'

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

/** Load a tree: its open branches, or what was found with the way to it, and what has no place in it. */
export function useTreeData<R extends object>(options: TreeDataOptions<R>) {
  const { source, idName, parent, childCount, query, expanded, branchSize, enabled } = options
  const { getId, getParent } = options
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
  const lost = useLostRecords({ source, idName, parent, facets, getId, getParent })

  const isFound = Boolean(query.search?.trim()) || Object.keys(query.filter ?? {}).length > 0
  const wanted = useMemo(
    () => (enabled ? wantedBranches({ query, isFound, parent, expanded, lost: lost.parents }) : none),
    [enabled, query, isFound, parent, expanded, lost.parents],
  )
  useEffect(() => loader.setWanted(wanted), [loader, wanted])
  const raw = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState)
  const pending = pendingChangesOf(source)
  const changes = useSyncExternalStore(pending.subscribe, pending.getSnapshot, pending.getSnapshot)
  const settled = useMemo(() => {
    const lostKeys = new Set(lost.parents.map(String))
    // One that is just opened is there at once, because a record may be moved into it.
    const branches = new Map(wanted.map(({ key }) => [key, raw.get(key) ?? waiting]))
    return settleBranches(branches, {
      getId,
      getParentId: (record) => textOf(getParent(record)),
      // The changes are what the answer depends on.
      change: (record) => (changes ? pending.apply(getId(record), record) : record),
      isIn: (key, above) => key === found || (key === orphaned ? lostKeys.has(above) : key === above),
    })
  }, [wanted, raw, pending, changes, lost.parents, getId, getParent])

  const hits = settled.get(found)
  const foundIds = useMemo(
    () => (hits?.records ?? []).flatMap((record) => getParent(record) ?? []),
    [hits, getParent],
  )
  const above = useAncestry(source, idName, getParent as (record: object) => RecordId | undefined, foundIds)
  const now = useMemo((): TreeData<R> | undefined => {
    if (!isFound) {
      const top = settled.get(atTop)
      return top && top.status !== 'loading' ? openTree(settled, top, lost.circles, getId) : undefined
    }
    // Nothing is drawn before it is known where it stands.
    if (!hits || hits.status === 'loading' || above.isLoading) return undefined
    return foundTree(hits, above, { getId, getParent })
  }, [isFound, settled, hits, above, lost.circles, getId, getParent])

  // Shown data stays while another search is on its way.
  const [kept, keep] = useState({ loader, data: now })
  if (now && (kept.data !== now || kept.loader !== loader)) keep({ loader, data: now })
  const before = kept.loader === loader ? kept.data : undefined
  const data = now ?? (before && { ...before, state: { ...before.state, status: 'refreshing' as const } })

  const countBelow = useCallback(
    (record: R): number | undefined => {
      if (childCount !== undefined) return numberOf((record as Readonly<Record<string, unknown>>)[childCount])
      return counts && (counts.get(getId(record)) ?? 0)
    },
    [childCount, counts, getId],
  )
  return {
    loader,
    data: data ?? nothingYet,
    /** How many records there are in all, where the source counts them. */
    count: counts && countIn(settled.get(atTop), counts),
    /** How many records stand below one, shown or not, as far as that is known. */
    countBelow,
    /** How many rows of the tree stand below one: of what was found there are those that lead to it alone. */
    getChildCount: data?.isFound ? noMore : countBelow,
  }
}

interface Wanting {
  readonly query: RowQuery
  readonly isFound: boolean
  readonly parent: string
  readonly expanded: readonly RecordId[]
  /** The ids of parents that are gone. */
  readonly lost: readonly RecordId[]
}

/** Return the branches to load: those a search or a filter finds, or else the top and each open branch. */
function wantedBranches({ query, isFound, parent, expanded, lost }: Wanting): readonly WantedBranch[] {
  const { search, filter, sort } = query
  if (isFound) {
    return [
      { key: found, query: { ...(search && { search }), ...(filter && { filter }), ...(sort && { sort }) } },
    ]
  }
  const below = (key: string, test: ListFilter[string]): WantedBranch => ({
    key,
    query: { filter: { [parent]: test }, ...(sort && { sort }) },
  })
  // An address may name a branch twice.
  const open = new Map(expanded.map((id) => [String(id), id]))
  return [
    below(atTop, { empty: true }),
    ...[...open].map(([key, id]) => below(key, { is: id })),
    ...(lost.length > 0 ? [below(orphaned, { in: lost })] : []),
  ]
}

const none: readonly never[] = []
const waiting: TreeBranch<never> = { status: 'loading', records: [] }
const noMore = () => 0

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
