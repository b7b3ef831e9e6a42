import type { RecordId } from '../../data/DataSource'
import { type ListState, nothingKnown } from '../source/listState'
import { type Ancestors, pathTo } from './ancestry'
import { recordTree } from './recordTree'
import { atTop, type TreeBranch, type TreeBranches, type TreeMark, type TreeMarks } from './TreeBranch'

/** How records are told apart, and from those above them. */
export interface TreeKeys<R> {
  /** The id of a record, as text. */
  readonly getId: (record: R) => string
  readonly getParent: (record: R) => RecordId | undefined
}

/** The data of a tree, as far as it is known. */
export interface TreeData<R> {
  readonly branches: TreeBranches<R>
  readonly marks: TreeMarks
  /** Whether it is what a search or a filter has found, with the records above it. */
  readonly isFound: boolean
  /** How its loading stands, as that of a list. */
  readonly state: ListState<R>
}

/** The key of what was found, and of the records whose parent is gone: no record has such an id. */
export const found = ' found'
export const orphaned = ' orphaned'

export const nothingYet: TreeData<never> = {
  branches: new Map(),
  marks: new Map(),
  isFound: false,
  state: { ...nothingKnown, windows: new Map() },
}

/** The open branches, and at their end what has no place among them. */
export function openTree<R extends object>(
  branches: TreeBranches<R>,
  top: TreeBranch<R>,
  circles: readonly R[],
  getId: (record: R) => string,
): TreeData<R> {
  const marks = new Map<string, TreeMark>()
  const known = new Set(top.records.map(getId))
  const orphans = branches.get(orphaned)?.records ?? []
  const others = [...orphans, ...circles].filter((record) => !known.has(getId(record)))
  for (const record of orphans) marks.set(getId(record), 'orphan')
  for (const record of circles) marks.set(getId(record), 'circle')
  const { total } = top
  const whole: TreeBranch<R> =
    others.length === 0
      ? top
      : {
          ...top,
          records: [...top.records, ...others],
          total: total && total.kind !== 'unknown' ? { ...total, count: total.count + others.length } : total,
        }
  // Of a branch that has records nothing in its place says that they are old.
  const stale = [...branches.values()].find((branch) => branch.records.length > 0 && isStale(branch))
  return {
    branches: new Map([...branches, [atTop, whole]]),
    marks,
    isFound: false,
    state: stateOf({ ...whole, problem: whole.problem ?? stale?.problem }, 'empty'),
  }
}

/** Return the records found, each below the records above it, in the order found. */
export function foundTree<R extends object>(
  hits: TreeBranch<R>,
  above: Pick<Ancestors, 'records' | 'failed'>,
  { getId, getParent }: TreeKeys<R>,
): TreeData<R> {
  const all = new Map(above.records as ReadonlyMap<string, R>)
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
  for (const [id, mark] of tree.marks) {
    const parent = ordered.get(id)
    // One above it that gave no answer may still be there.
    if (mark === 'orphan' && parent && above.failed.has(textOf(getParent(parent)) ?? '')) continue
    marks.set(id, mark)
  }
  const { hasMore, isLoadingMore, problem, partial } = hits
  const top = tree.branches.get(atTop) ?? { status: 'ready', records: [] }
  return {
    branches: new Map([...tree.branches, [atTop, { ...top, hasMore, isLoadingMore, problem, partial }]]),
    marks,
    isFound: true,
    state: { ...stateOf(hits, 'noResults'), total: hits.total },
  }
}

/** A branch whose renewal failed; where more of it is to come, that is said in its place. */
function isStale({ problem, hasMore }: TreeBranch<unknown>): boolean {
  return problem !== undefined && hasMore !== true
}

function stateOf<R>(lead: TreeBranch<R>, without: 'empty' | 'noResults'): ListState<R> {
  const { status, records, problem, partial } = lead
  const word = (): ListState<R>['status'] => {
    if (status === 'failed') return 'failed'
    if (isStale(lead) && records.length > 0) return 'refreshFailed'
    if (records.length === 0) return without
    return status === 'refreshing' ? 'refreshing' : 'ready'
  }
  return {
    ...nothingKnown,
    status: word(),
    problem: status === 'failed' || isStale(lead) ? problem : undefined,
    partial,
    rowCount: records.length,
    windows: new Map(),
  }
}

/** All records: those at the top, and those that have one above them. */
export function countIn(
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
