import { type Caller, calledBy } from './Caller'
import type { HistoryQuery, HistoryResult, RecordVersion } from './DataSource'
import type { Row } from './Row'

export interface KeepHistoryOptions<R extends object = Row> {
  /** The name of the person who calls, for the versions that are made, or a function that tells it. @default not said */
  readonly by?: Caller | undefined
  /** The present moment. @default that of the machine */
  readonly now?: (() => Date) | undefined
  /** The versions of records that were made before, by id, the newest first. @default each record as it is, its moment unknown */
  readonly versions?: Readonly<Record<string, readonly RecordVersion<R>[]>> | undefined
}

/** The versions of one record, the newest first. */
export type Versions = readonly RecordVersion<Row>[]

/** So many versions are answered at once. */
const USUAL_LIMIT = 20

/** Return options, empty ones for `true`; undefined where they are not asked for. */
export function optionsOf<Options extends object>(asked: boolean | Options | undefined): Options | undefined {
  return asked === true ? ({} as Options) : asked || undefined
}

/** The versions of all records by id: those given, and in their place those noted since. */
export function allVersions(
  { versions = {} }: KeepHistoryOptions,
  noted: Iterable<readonly [string, Versions]>,
): ReadonlyMap<string, Versions> {
  return new Map([...Object.entries(versions), ...noted])
}

/** The versions of a record of which none was noted yet. */
export function firstVersions(id: string, row: Row | undefined, { versions }: KeepHistoryOptions): Versions {
  const given = versions && Object.hasOwn(versions, id) ? versions[id] : undefined
  return given ?? (row ? [{ id: 1, record: row }] : [])
}

/** The versions with one more: the record as it has become. */
export function withVersion(
  known: Versions,
  record: Row,
  about: Pick<RecordVersion, 'transition' | 'action'>,
  { by, now = () => new Date() }: KeepHistoryOptions,
): Versions {
  const version: RecordVersion<Row> = {
    id: nextId(known),
    at: now().toISOString(),
    ...calledBy(by),
    ...about,
    record,
  }
  return [Object.freeze(version), ...known]
}

/** One stretch of the versions. */
export function pageOfVersions(
  known: Versions,
  { cursor, limit = USUAL_LIMIT }: HistoryQuery = {},
): HistoryResult<Row> {
  // After the last one that was answered, because newer ones may have come meanwhile.
  const from = cursor === undefined ? 0 : known.findIndex((version) => String(version.id) === cursor) + 1
  const page = known.slice(from, from + limit)
  const last = page.at(-1)
  return {
    versions: Object.freeze(page),
    ...(last && from + page.length < known.length && { next: String(last.id) }),
  }
}

function nextId(known: Versions): number {
  return Math.max(known.length, ...known.map(({ id }) => Number(id) || 0)) + 1
}
