import { atTop, type TreeBranch, type TreeBranches, type TreeMark, type TreeMarks } from './TreeBranch'

interface RecordTreeOptions<R> {
  /** The id of a record, as text. */
  readonly getId: (record: R) => string
  /** The id of the record that one stands below, as text; nothing at the top. */
  readonly getParentId: (record: R) => string | undefined
}

export interface RecordTree<R> {
  readonly branches: TreeBranches<R>
  /** The records whose parent is not among them, and those at which a circle was cut. */
  readonly marks: TreeMarks
}

/**
 * Make a tree of records that are all at hand, each below its parent, in the order given. A record whose parent is not among them stands
 * at the top and is marked as an `orphan`; of records that stand below each other in a circle the first one does, marked as `circle`.
 */
export function recordTree<R>(
  records: readonly R[],
  { getId, getParentId }: RecordTreeOptions<R>,
): RecordTree<R> {
  const byId = new Map(records.map((record) => [getId(record), record]))
  const marks = new Map<string, TreeMark>()
  const settled = new Set<string>()

  /** Walk up from a record; the first of a circle that is met is where it is cut. */
  function settle(start: string) {
    const path = new Set<string>()
    let id: string | undefined = start
    while (id !== undefined && !settled.has(id) && !path.has(id)) {
      path.add(id)
      id = parentOf(id)
    }
    // Only a circle leads back into the path.
    if (id !== undefined && path.has(id)) marks.set(firstIn(path, id), 'circle')
    for (const one of path) settled.add(one)
  }

  function parentOf(id: string): string | undefined {
    const record = byId.get(id)
    const parent = record && getParentId(record)
    if (parent === undefined || byId.has(parent)) return parent
    marks.set(id, 'orphan')
    return undefined
  }

  /** The member of a circle that comes first among the records: walking up meets another one first. */
  function firstIn(path: ReadonlySet<string>, met: string): string {
    const circle = new Set([...path].slice([...path].indexOf(met)))
    for (const id of byId.keys()) if (circle.has(id)) return id
    return met
  }

  for (const id of byId.keys()) settle(id)

  // Below a record without any is a branch too, because it is known to be empty.
  const below = new Map([atTop, ...byId.keys()].map((id): [string, R[]] => [id, []]))
  for (const [id, record] of byId) {
    const parent = marks.has(id) ? atTop : (getParentId(record) ?? atTop)
    below.get(parent)?.push(record)
  }
  return {
    branches: new Map(
      [...below].map(([id, children]): [string, TreeBranch<R>] => [
        id,
        { status: 'ready', records: children },
      ]),
    ),
    marks,
  }
}
