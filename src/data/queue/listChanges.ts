import type { Entity } from '../../spec/entities/Entity'
import type { RecordId } from '../DataSource'
import { filterTests } from '../filterTests'
import { ProblemError } from '../problems'
import type { Row } from '../Row'
import type { ListChanges, MatchingQuery, QueuedWrite } from './QueuedWrite'
import { madeRows, withWaiting } from './shownRows'

interface Known {
  readonly writes: readonly QueuedWrite[]
  /** A record as it was last read. */
  readonly read: (id: RecordId) => Row | undefined
}

/**
 * Say how waiting writes change the records of a query. What a source finds by words, or by a comparison of its own, is not
 * known here: then new records stand in no such list, and a changed one stays where it was found.
 */
export function listChanges(entity: Entity, query: MatchingQuery, { writes, read }: Known): ListChanges {
  const matches = matcherOf(entity, query)
  if (writes.length === 0) return { added: [], change: (record) => record }
  const idOf = (row: Row) => String(row[entity.id])
  const made = madeRows(entity, writes).toReversed()
  const changedIds = new Set(
    writes.filter(({ method }) => method === 'update' || method === 'transition').map(({ id }) => id),
  )
  const moved = [...changedIds].flatMap((id): readonly Row[] => {
    const before = read(id)
    const after = before && withWaiting(entity, before, writes)
    return after && matches && !matches(before) && matches(after) ? [after] : []
  })
  const added = [...(matches ? made.filter(matches) : []), ...moved]
  const first = new Set(added.map(idOf))

  function change(row: Row): Row | undefined {
    if (first.has(idOf(row))) return undefined
    const after = withWaiting(entity, row, writes)
    if (!after || after === row || !matches) return after
    // A page may have changed the row already: whether it was found is said by what was read.
    const before = read(row[entity.id] as RecordId) ?? row
    return matches(before) && !matches(after) ? undefined : after
  }

  return { added, change }
}

/** Whether a record matches; nothing where only the source can tell. */
function matcherOf(
  entity: Entity,
  { search, filter = {} }: MatchingQuery,
): ((row: Row) => boolean) | undefined {
  if (search) return undefined
  try {
    const tests = filterTests(entity, filter)
    return (row) => tests.every((holds) => holds(row))
  } catch (thrown) {
    if (thrown instanceof ProblemError) return undefined
    throw thrown
  }
}
