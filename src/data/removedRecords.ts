import { dayLength } from '../internal/dayLength'
import { type Caller, calledBy } from './Caller'
import type { RemovedQuery, RemovedRecord, RemovedResult } from './DataSource'
import type { Row } from './Row'

/** How long removed records are kept, as data. */
export interface KeepRemovedOptions<R extends object = Row> {
  /** A removed record can be brought back for so many days, and is gone for good after them. @default for ever */
  readonly keepDays?: number | undefined
  /** The name of the person who calls, for what is removed, or a function that tells it. @default not said */
  readonly by?: Caller | undefined
  /** The present moment. @default that of the machine */
  readonly now?: (() => Date) | undefined
  /** The records that were removed before, in any order. @default none */
  readonly records?: readonly RemovedRecord<R>[] | undefined
}

/** So many removed records are answered at once. */
const usualLimit = 50

/** A record as it is kept from its removal on. */
export function removedNow(
  record: Row,
  { keepDays, by, now = present }: KeepRemovedOptions,
): RemovedRecord<Row> {
  const at = now()
  return Object.freeze({
    record,
    at: at.toISOString(),
    ...calledBy(by),
    ...(keepDays !== undefined && { until: new Date(at.getTime() + keepDays * dayLength).toISOString() }),
  })
}

/** Whether the time for which it is kept has passed. */
export function isOver({ until }: RemovedRecord, { now = present }: KeepRemovedOptions): boolean {
  return until !== undefined && Date.parse(until) <= now().getTime()
}

/** One stretch of the removed records, the last removed first. */
export function pageOfRemoved(
  all: readonly RemovedRecord<Row>[],
  { cursor, limit = usualLimit }: RemovedQuery = {},
): RemovedResult<Row> {
  // Of those removed in one moment the later one is first, too.
  const sorted = all.toReversed().sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
  const from = Math.max(0, Number(cursor) || 0)
  const records = sorted.slice(from, from + limit)
  const next = from + records.length
  return { records: Object.freeze(records), ...(next < sorted.length && { next: String(next) }) }
}

const present = () => new Date()
