'use client'

import { useCallback, useState } from 'react'
import type { DataSource, RecordId } from '../data/DataSource'
import { type Problem, problemOf } from '../data/problems'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import type { Fields } from '../spec/fields/fields'
import { ownValue } from '../spec/values/ownValue'
import { isConflict, isGone } from './problemKinds'
import { dropRecord } from './recordCache'
import { type RecordReading, useRecord } from './useRecord'

/** The state of a record's page, in one word. */
export type DetailStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** The record as it stands. */
  | 'ready'
  /** The record as last known, while it is asked for again. */
  | 'refreshing'
  /** There is no such record, or no longer. */
  | 'notFound'
  /** It could not be read. */
  | 'failed'
  /** The record as last known; asking again failed. */
  | 'refreshFailed'
  /** A person has asked to remove it and has not confirmed yet. */
  | 'confirmingRemoval'
  /** It is being removed. */
  | 'removing'

export interface DetailScreenOptions<F extends Fields> {
  entity: Entity<F>
  source: DataSource<RecordBy<F>>
  /** Which record. */
  id: RecordId
  /** The product's words for its problems, which also say which one is a conflict. */
  errors?: ErrorCatalogue | undefined
  /** Called once the record is removed: the host goes back to the list. */
  onRemoved?: (record: RecordBy<F>) => void
}

export interface DetailScreenState<R> {
  readonly status: DetailStatus
  readonly record: R | undefined
  /** Why it could not be read or removed. */
  readonly problem: Problem | undefined
  /** Whether the problem is that it was not removed. */
  readonly notRemoved: boolean
  readonly onRetry: () => void
  readonly onDismiss: () => void
  /** Whether the source can remove, and the host wants to know of it. */
  readonly canRemove: boolean
  readonly onRemove: () => void
  readonly onCancelRemoval: () => void
  readonly onConfirmRemoval: () => void
}

/** Read the record of a page, read it again, and remove it. */
export function useDetailScreen<F extends Fields>(
  options: DetailScreenOptions<F>,
): DetailScreenState<RecordBy<F>> {
  const { entity, source, id, errors, onRemoved } = options
  const reading = useRecord(source, id)
  const { record, retry } = reading
  const [removal, setRemoval] = useState<Removal>()

  const remove = useCallback(async () => {
    if (!record || !source.remove) return
    setRemoval('running')
    try {
      await source.remove(id, { ifMatch: versionOf(entity, record) })
    } catch (thrown) {
      const problem = problemOf(thrown)
      setRemoval(problem)
      // A record that somebody else changed or removed is shown as it is now, before the person decides again.
      if (isConflict(problem, errors) || isGone(problem)) void retry()
      return
    }
    setRemoval(undefined)
    dropRecord(source, id)
    onRemoved?.(record)
  }, [entity, source, id, record, retry, errors, onRemoved])

  const failed = typeof removal === 'object'
  return {
    status: statusOf(removal, reading),
    record,
    problem: failed ? removal : reading.problem,
    notRemoved: failed,
    onRetry: failed ? () => setRemoval('asked') : () => void retry(),
    onDismiss: () => setRemoval(undefined),
    canRemove: source.remove !== undefined && onRemoved !== undefined,
    onRemove: () => setRemoval('asked'),
    onCancelRemoval: () => setRemoval(undefined),
    onConfirmRemoval: () => void remove(),
  }
}

/** How far a removal is; a problem when it failed. */
type Removal = 'asked' | 'running' | Problem | undefined

function statusOf(removal: Removal, { record, problem, reading }: RecordReading<unknown>): DetailStatus {
  if (removal === 'asked') return 'confirmingRemoval'
  if (removal === 'running') return 'removing'
  if (problem && isGone(problem) && !reading) return 'notFound'
  if (record === undefined) return problem && !reading ? 'failed' : 'loading'
  if (reading) return 'refreshing'
  return problem ? 'refreshFailed' : 'ready'
}

/** The version by which the source knows whether someone else was faster. */
export function versionOf<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F>,
): string | number | undefined {
  if (entity.version === undefined) return undefined
  const version = ownValue(record, entity.version)
  return typeof version === 'string' || typeof version === 'number' ? version : undefined
}
