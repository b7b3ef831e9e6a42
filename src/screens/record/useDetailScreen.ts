'use client'

import { useState } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { hasToastRegion, toast } from '../../components/toasts'
import { type Problem, problemOf } from '../../data/problems'
import type { WriteQueue } from '../../data/queue/QueuedWrite'
import { useLocale } from '../../internal/locale'
import type { Permission } from '../../spec/access/can'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Fields } from '../../spec/fields/fields'
import { problemSentences } from '../product/problemSentences'
import {
  type FailureFacts,
  failureOf,
  isConflict,
  isGone,
  isReferredTo,
  mayTryAgain,
} from '../source/problemKinds'
import { reasonText } from '../product/reasonText'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { usePointers } from '../action/usePointers'
import { isRestricting } from '../source/pointing'
import { useOnline } from '../source/useOnline'
import { type RecordReading, useRecord } from '../source/useRecord'
import { useSignIn } from '../product/useSignIn'
import { type TransitionsState, useTransitions } from '../transition/useTransitions'
import { removeRecord } from '../source/writeRecord'

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
  /** It was removed, as the source knows. */
  | 'gone'
  /** It could not be read. */
  | 'failed'
  /** It could not be read, since there is no connection. */
  | 'offline'
  /** It could not be read, since the source wants to be asked later. */
  | 'rateLimited'
  /** It could not be read, since the session has ended. */
  | 'signedOut'
  /** The person may not read it. */
  | 'forbidden'
  /** The record as last known; asking again failed. */
  | 'refreshFailed'
  /** The record as last known; there is no connection. */
  | 'cached'
  /** A person has asked to remove it and has not confirmed yet. */
  | 'confirmingRemoval'
  /** It is being removed. */
  | 'removing'

export interface DetailScreenOptions<F extends Fields> extends AccessAsking {
  entity: Entity<F>
  /** @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record. */
  id: RecordId
  /** The words for failed calls, which also say which one is a conflict. @default the product's */
  errors?: ErrorCatalogue | undefined
  /** Called once the record is removed: the host goes back to the list. */
  onRemoved?: ((record: RecordBy<F>) => void) | undefined
}

export interface DetailScreenState<F extends Fields, R extends object = RecordBy<F>> {
  /** The entity as the person sees it. */
  readonly entity: Entity<F>
  readonly status: DetailStatus
  readonly record: R | undefined
  /** Why it could not be read or removed. */
  readonly problem: Problem | undefined
  /** Whether the problem is that it was not removed. */
  readonly notRemoved: boolean
  /** Lets the person sign in, and reads the record; undefined where the product has no way to. */
  readonly onSignIn: (() => void) | undefined
  /** Asks for access to it; undefined where neither host nor product passes that on. */
  readonly onAskAccess: (() => void | Promise<void>) | undefined
  /** Tries again what failed; undefined where the catalogue knows another next step. */
  readonly onRetry: (() => void) | undefined
  readonly onDismiss: () => void
  /** Why it is `forbidden`, as a sentence. */
  readonly reason: string | undefined
  /** The words for failed calls. */
  readonly errors: ErrorCatalogue | undefined
  /** Writes that wait for a connection, where the source keeps them. */
  readonly queue: WriteQueue | undefined
  /** The transitions of the record, and the one that is under way. */
  readonly transitions: TransitionsState<F>
  /** Whether the person may ever edit such a record. */
  readonly canEdit: boolean
  /** Why this one cannot be edited now, as a sentence. */
  readonly editReason: string | undefined
  /** The source as the person may use it. */
  readonly source: DataSource<R>
  /** Whether the person may make another one like it, and the source can. */
  readonly canDuplicate: boolean
  /** Whether the source can remove, the person may, and the host wants to know of it. */
  readonly canRemove: boolean
  /** Whether its removal can be undone by this person. */
  readonly canRestore: boolean
  /** Why this one cannot be removed now, as a sentence. */
  readonly removeReason: string | undefined
  readonly onRemove: () => void
  /** Whether it was not removed because others refer to it: there is nothing to confirm then. */
  readonly isKept: boolean
  readonly onCancelRemoval: () => void
  readonly onConfirmRemoval: () => void
}

/** Read the record of a page, read it again, and remove it. */
export function useDetailScreen<F extends Fields>(options: DetailScreenOptions<F>): DetailScreenState<F> {
  const { id, onRemoved } = options
  const { locale, t } = useLocale()
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source, can } = access
  const errors = useErrorCatalogue(options.errors)
  const transitions = useTransitions({ access, errors })
  const online = useOnline()
  const reads = can('read')
  const reading = useRecord(source, reads.allowed ? id : undefined, entity as unknown as Entity)
  const { record, retry } = reading
  const [removal, setRemoval] = useState<Removal>()
  const [isKept, setKept] = useState(false)
  const mayBeKept = usePointers(entity).some(({ other, via }) => isRestricting(other.fields[via]))

  async function remove() {
    if (!record || !source.remove) return
    // Gone at once only where a rejection can be told wherever the person is by then, and is not to be expected.
    const optimistic = source.optimistic === true && hasToastRegion() && !mayBeKept
    setKept(false)
    const removing = removeRecord({ entity, source, record, optimistic })
    if (optimistic) {
      setRemoval(undefined)
      removing.catch((thrown: unknown) => sayNotRemoved(problemOf(thrown)))
      onRemoved?.(record)
      return
    }
    setRemoval('running')
    try {
      await removing
    } catch (thrown) {
      const problem = problemOf(thrown)
      if (isReferredTo(problem)) {
        // Where nothing was asked, too, the question is the place that names what keeps it.
        setKept(true)
        setRemoval('asked')
        return
      }
      setRemoval(problem)
      // A record that somebody else changed or removed is shown as it is now, before the person decides again.
      if (isConflict(problem, errors) || isGone(problem)) void retry()
      return
    }
    setRemoval(undefined)
    onRemoved?.(record)
  }

  function sayNotRemoved(failure: Problem) {
    toast(problemSentences(failure, { t, errors, failed: t('detail.notRemoved') }), { tone: 'danger' })
  }

  const failed = typeof removal === 'object'
  const problem = failed ? removal : reading.problem
  // Of no record at all: what the permission asks of each.
  const limited = reads.allowed ? can('read', {} as RecordBy<F>) : reads
  const reasonOf = (permission: Permission) =>
    permission.allowed ? undefined : reasonText(permission.reason, locale)
  const tryAgain = failed ? () => setRemoval('asked') : () => void retry()
  return {
    entity,
    queue: source.queue,
    status: reads.allowed ? statusOf(removal, reading, { online, errors }) : 'forbidden',
    record,
    problem,
    reason: reasonOf(limited),
    errors,
    notRemoved: failed,
    onSignIn: useSignIn(retry),
    onAskAccess: useAskAccess({ entity: entity.name, action: 'read', id }, options),
    onRetry: mayTryAgain(problem, errors) ? tryAgain : undefined,
    transitions,
    source,
    canEdit: can('update').allowed,
    canDuplicate: can('create').allowed && source.create !== undefined,
    editReason: record && reasonOf(can('update', record)),
    removeReason: record && reasonOf(can('remove', record)),
    onDismiss: () => setRemoval(undefined),
    canRemove: source.remove !== undefined && onRemoved !== undefined,
    canRestore: source.restore !== undefined && can('restore', record).allowed,
    onRemove: () => {
      setKept(false)
      setRemoval('asked')
    },
    isKept,
    onCancelRemoval: () => setRemoval(undefined),
    onConfirmRemoval: () => void remove(),
  }
}

/** How far a removal is; a problem when it failed. */
type Removal = 'asked' | 'running' | Problem | undefined

function statusOf(
  removal: Removal,
  { record, problem, reading }: RecordReading<unknown>,
  facts: FailureFacts,
): DetailStatus {
  if (removal === 'asked') return 'confirmingRemoval'
  if (removal === 'running') return 'removing'
  if (reading) return record === undefined ? 'loading' : 'refreshing'
  if (!problem) return record === undefined ? 'loading' : 'ready'
  if (isGone(problem)) return problem.status === 410 ? 'gone' : 'notFound'
  if (record === undefined) return failureOf(problem, facts)
  return problem.status === 0 && !facts.online ? 'cached' : 'refreshFailed'
}
