import { atTop, type TreeBranch, type TreeBranches } from './TreeBranch'

/** A row of a tree: a record, or what is to be known of a branch. */
export type TreeRow<R> = TreePlace &
  (
    | {
        readonly kind: 'record'
        readonly record: R
        readonly id: string
        /** Whether the branch below it is open; absent where nothing stands below. */
        readonly expanded: boolean | undefined
        readonly position: number
        /** Absent while it is not known. */
        readonly setSize: number | undefined
      }
    | { readonly kind: 'loading' | 'failed' | 'more' | 'partial' | 'none'; readonly branch: TreeBranch<R> }
  )

interface TreePlace {
  /** How deep it stands, from 1. */
  readonly level: number
  /** The id of the record that it stands below; `''` at the top. */
  readonly parent: string
}

interface TreeFacts<R> {
  readonly branches: TreeBranches<R>
  /** The ids of the records whose branches are open, as text. */
  readonly expanded: ReadonlySet<string>
  readonly getId: (record: R) => string
  /** How many records stand below one; absent where that is not known before the branch is opened. */
  readonly getChildCount: (record: R) => number | undefined
}

/**
 * Lay out the branches of a tree as rows, as far as they are open. A record stands once, wherever its data put it again, so that a
 * circle comes to an end.
 */
export function treeRows<R>({
  branches,
  expanded,
  getId,
  getChildCount,
}: TreeFacts<R>): readonly TreeRow<R>[] {
  const rows: TreeRow<R>[] = []
  const seen = new Set<string>()
  // A stack and no recursion: data may be as deep as it likes.
  const open: Iterator<TreeRow<R>>[] = [branchRows(atTop, 1)]
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { value, done } = last.next()
    if (done) {
      open.pop()
      continue
    }
    rows.push(value)
    if (value.kind === 'record' && value.expanded) open.push(branchRows(value.id, value.level + 1))
  }
  return rows

  function* branchRows(parent: string, level: number): Generator<TreeRow<R>, void> {
    const branch = branches.get(parent) ?? waiting
    const { status, records, hasMore, partial } = branch
    const place = { level, parent }
    const setSize = sizeOf(branch)
    let position = 0
    for (const record of records) {
      const id = getId(record)
      position += 1
      if (seen.has(id)) continue
      seen.add(id)
      yield { kind: 'record', record, id, expanded: isOpen(id, record), position, setSize, ...place }
    }
    // Of a tree of which nothing is known that is said by the page.
    if (status === 'loading' && (level > 1 || records.length > 0)) yield { kind: 'loading', branch, ...place }
    else if (status === 'failed') yield { kind: 'failed', branch, ...place }
    else if (hasMore) yield { kind: 'more', branch, ...place }
    if (partial) yield { kind: 'partial', branch, ...place }
    if (isAnswered(branch) && records.length === 0 && !partial && parent !== atTop) {
      yield { kind: 'none', branch, ...place }
    }
  }

  function isOpen(id: string, record: R): boolean | undefined {
    const below = branches.get(id)
    const isKnown = below !== undefined && isAnswered(below) && !below.partial
    const shown = (below?.records.length ?? 0) + (below?.hasMore ? 1 : 0)
    // A record that is moved into a branch is there before its branch has come, and before it is counted.
    const count = isKnown || shown > 0 ? shown : getChildCount(record)
    // One that a person opened stays open while it turns out to be empty: the row below says so.
    if (count === 0 && !(isKnown && expanded.has(id) && getChildCount(record) === undefined)) return undefined
    return expanded.has(id)
  }
}

const waiting: TreeBranch<never> = { status: 'loading', records: [] }

function isAnswered({ status }: TreeBranch<unknown>): boolean {
  return status === 'ready' || status === 'refreshing'
}

function sizeOf({ records, total, hasMore }: TreeBranch<unknown>): number | undefined {
  if (total?.kind === 'exact') return Math.max(total.count, records.length)
  return hasMore ? undefined : records.length
}
