'use client'

import type { DataSource, ListSort, RecordId, Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { firstRecordsStatus, useFirstRecords } from '../source/useFirstRecords'
import { type PointingTest, pointingAt, relatedStretch } from '../source/pointing'

/** The state of a related list, in one word. */
export type RelatedListStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** The records as they stand. */
  | 'ready'
  /** Records are shown while newer ones, or more of them, are on their way. */
  | 'refreshing'
  /** No record points here. */
  | 'empty'
  /** They could not be read. */
  | 'failed'
  /** The records as last known; asking again failed. */
  | 'refreshFailed'

interface RelatedListOptions<R extends object> {
  /** Where the records come from; it can filter by `via` with `test`. */
  source: DataSource<R>
  /** The field that identifies one. */
  idName: string
  /** The field that points at the record. */
  via: string
  test: PointingTest
  /** The record that they point at. */
  id: RecordId
  /** @default the order of the source */
  sort?: readonly ListSort[] | undefined
  /** So many are shown at first. */
  pageSize: number
}

interface RelatedListState<R> {
  readonly status: RelatedListStatus
  readonly records: readonly R[]
  readonly total: Total | undefined
  readonly problem: Problem | undefined
  readonly onRetry: () => void
  /** Shows more of them; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
  /** Shows the first ones alone again; undefined while no more are shown. */
  readonly onShowLess: (() => void) | undefined
}

/** Read the records that point at another one. */
export function useRelatedList<R extends object>(options: RelatedListOptions<R>): RelatedListState<R> {
  const { source, idName, via, test, id, sort, pageSize } = options
  const query = { filter: pointingAt(via, test, id), ...(sort && { sort }) }
  const state = useFirstRecords({ source, idName, query, pageSize, step: relatedStretch })
  const { records, total, problem, retry, onShowMore, onShowLess } = state
  return {
    status: firstRecordsStatus(state),
    records,
    total,
    problem,
    onRetry: () => void retry(),
    onShowMore,
    onShowLess,
  }
}
