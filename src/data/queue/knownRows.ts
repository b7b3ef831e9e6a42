import type { Entity } from '../../spec/entities/Entity'
import { temporaryId } from '../../spec/entities/temporaryId'
import type { RecordId } from '../DataSource'
import type { Row } from '../Row'
import type { QueuedWrite } from './QueuedWrite'
import type { MadeState } from './queuePeers'
import { allWithWaiting, madeRows, withWaiting } from './shownRows'

/** So many records that came by are remembered, so that a change of one can be shown whole. */
const MOST_SEEN = 2_000

/** The records as they came by, and the ids that those have got which waited to be made. */
export function knownRows(entity: Entity, writes: () => readonly QueuedWrite[]) {
  const seen = new Map<string, Row>()
  /** A page may still show the id before. */
  const madeIds = new Map<string, RecordId>()
  const idOf = (row: Row) => row[entity.id] as RecordId

  return {
    idOf,

    versionIn: (row: Row) =>
      entity.version === undefined ? undefined : (row[entity.version] as string | number | undefined),

    realId: (id: RecordId) => madeIds.get(String(id)) ?? id,

    /** Whether a record that waited has been made, still waits, or never will be. */
    stateOf(id: RecordId): MadeState {
      const made = madeIds.get(String(id))
      if (made !== undefined) return { status: 'made', id: made }
      const waits = writes().some((write) => write.method === 'create' && String(write.id) === String(id))
      return { status: waits ? 'waiting' : 'lost' }
    },

    noteMade: (temporary: RecordId, id: RecordId) => void madeIds.set(String(temporary), id),

    note(row: Row): Row {
      seen.delete(String(idOf(row)))
      seen.set(String(idOf(row)), row)
      const [oldest] = seen.keys()
      if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest)
      return row
    },

    /** A record as it was last read, without what waits. */
    read: (id: RecordId) => seen.get(String(id)),

    /** All records that came by, with what waits, and those that wait to be made. */
    all(): readonly Row[] {
      const made = madeRows(entity, writes()).toReversed()
      return [...made, ...allWithWaiting(entity, [...seen.values()], writes())]
    },

    /** A record as it is known here, with what waits. */
    shown(id: RecordId): Row | undefined {
      const made = madeRows(entity, writes()).find((row) => String(idOf(row)) === String(id))
      const last = seen.get(String(id))
      return made ?? (last && withWaiting(entity, last, writes()))
    },

    /** An id until the source has given one. */
    nextId(): RecordId {
      const isNumbered = entity.fields[entity.id]?.kind === 'integer'
      return temporaryId(isNumbered, [...writes().map(({ id }) => id), ...madeIds.keys()])
    },
  }
}
