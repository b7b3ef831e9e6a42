import type { Entity } from '../spec/entities/Entity'
import type { HistoryQuery, HistoryResult, RecordId, RecordVersion } from './DataSource'
import type { Row } from './Row'

export interface KeepHistoryOptions<R extends object = Row> {
  /** The name of the person who calls, for the versions that are made. @default not said */
  readonly by?: string | undefined
  /** The present moment. @default that of the machine */
  readonly now?: (() => Date) | undefined
  /** The versions of records that were made before, by id, the newest first. @default each record as it is, its moment unknown */
  readonly versions?: Readonly<Record<string, readonly RecordVersion<R>[]>> | undefined
}

/** So many versions are answered at once. */
const USUAL_LIMIT = 20

/** The versions of each record, as a source keeps them that has all records at hand. */
export interface RecordHistory {
  /** Note what a record has become; the first time also what it was before. */
  note(before: Row | undefined, after: Row, about?: Pick<RecordVersion, 'transition'>): void
  /** @param row the record as it stands; without one it was removed */
  read(id: RecordId, row: Row | undefined, query?: HistoryQuery): HistoryResult<Row>
}

export function recordHistory(entity: Entity, options: KeepHistoryOptions = {}): RecordHistory {
  const { by, now = () => new Date(), versions = {} } = options
  /** The newest first. */
  const kept = new Map<string, readonly RecordVersion<Row>[]>(
    Object.entries(versions).map(([id, given]) => [id, given.map((version) => Object.freeze({ ...version }))]),
  )

  const knownOf = (id: string, row: Row | undefined): readonly RecordVersion<Row>[] =>
    kept.get(id) ?? (row ? [Object.freeze({ id: 1, record: row })] : [])

  return {
    note(before, after, about) {
      const id = String(after[entity.id])
      const known = knownOf(id, before)
      const version: RecordVersion<Row> = Object.freeze({
        id: nextId(known),
        at: now().toISOString(),
        ...(by !== undefined && { by }),
        ...about,
        record: after,
      })
      kept.set(id, [version, ...known])
    },

    read(id, row, { cursor, limit = USUAL_LIMIT } = {}) {
      const known = knownOf(String(id), row)
      // The last one that was answered, because newer ones may have come meanwhile.
      const from = cursor === undefined ? 0 : known.findIndex((version) => String(version.id) === cursor) + 1
      const page = known.slice(from, from + limit)
      const last = page.at(-1)
      return {
        versions: Object.freeze(page),
        ...(last && from + page.length < known.length && { next: String(last.id) }),
      }
    },
  }
}

function nextId(known: readonly RecordVersion[]): number {
  return Math.max(0, ...known.map(({ id }) => Number(id) || 0), known.length) + 1
}
