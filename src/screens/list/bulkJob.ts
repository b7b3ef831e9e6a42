import type { DataSource, RecordId } from '../../data/DataSource'
import { mostInBatch } from '../../data/gatherWrites'
import { ProblemError } from '../../data/problems'
import { newKey } from '../../internal/newKey'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { titleOf } from '../../spec/entities/titleOf'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { JobItem } from '../job/Job'
import type { JobOfItems } from '../job/Jobs'
import { idIn } from '../source/saveRecord'
import { askAgain } from '../source/sourceClient'
import { offersBefore } from '../source/undoOffers'
import type { BulkAction } from './BulkAction'

/** An action on many records that a list has begun. */
export interface BegunBulk<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  readonly action: BulkAction<RecordBy<F>>
  readonly records: readonly RecordBy<F>[]
  /** The calls that the list has begun already: each has ended, or is on its way. */
  readonly begun: ReadonlyMap<RecordId, Promise<unknown>>
  /** Stops what is on its way. */
  readonly stop: () => void
  readonly locale: string
}

interface BulkItem<R> extends JobItem {
  readonly record: R
}

/**
 * Make a job of an action that a list has begun, so that it goes on when the list is left: what has ended keeps its outcome,
 * what is on its way is waited for, and only the others are asked for anew.
 */
export function bulkJob<F extends Fields>(bulk: BegunBulk<F>): JobOfItems<BulkItem<RecordBy<F>>> {
  const { entity, source, action, locale } = bulk
  type R = RecordBy<F>
  const begun = new Map(bulk.begun)
  const tried = new Set<RecordId>()
  const withdrawOffers = offersBefore(
    source,
    bulk.records.map((record) => idIn(entity, record)),
  )
  let stops: AbortSignal | undefined

  function waitFor(asked: Promise<unknown>, signal: AbortSignal) {
    if (stops !== signal) signal.addEventListener('abort', bulk.stop, { once: true })
    stops = signal
    return asked
  }

  /** Another try takes a record as it is now, because someone may have changed it. */
  async function runAgain(base: R, signal: AbortSignal) {
    const record = source.get ? await source.get(idIn(entity, base), { signal }) : base
    const reason = action.reasonNot?.(record)
    if (reason !== undefined) throw new ProblemError({ status: 409, title: reason })
    return action.run(record, { signal, idempotencyKey: newKey() })
  }

  return {
    label: action.label,
    items: bulk.records.map((record) => ({
      id: String(idIn(entity, record)),
      title: titleOf(entity, record, locale) ?? entityNounOf(entity, locale),
      record,
    })),
    reasonNot: ({ record }) => {
      const id = idIn(entity, record)
      return begun.has(id) || tried.has(id) ? undefined : action.reasonNot?.(record)
    },
    run({ record }, { signal, idempotencyKey }) {
      const id = idIn(entity, record)
      const before = begun.get(id)
      if (before) {
        begun.delete(id)
        tried.add(id)
        return waitFor(before, signal)
      }
      if (tried.has(id)) return runAgain(record, signal)
      tried.add(id)
      return action.run(record, { signal, idempotencyKey })
    },
    ...(source.batch && { atOnce: mostInBatch }),
    onEnd() {
      withdrawOffers()
      void askAgain(source)
    },
  }
}
