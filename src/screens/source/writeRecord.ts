import type { DataSource, RecordId, WriteOptions } from '../../data/DataSource'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { withOwn } from '../../spec/values/ownValue'
import { type Change, pendingChangesOf } from './pendingChanges'
import { dropRecord, keepRecord } from './recordCache'
import { offersBefore } from './undoOffers'
import { versionOf } from './versionOf'

export interface RecordWrite<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  /** The record as the person sees it: its version tells whether someone else was faster. */
  readonly record: RecordBy<F>
  readonly signal?: AbortSignal | undefined
  /** The same for each try of one wish, so that it has one effect. */
  readonly idempotencyKey?: string | undefined
  /** Whether the change is shown before the source has answered. @default what the source says */
  readonly optimistic?: boolean | undefined
}

/** The last write of each record that is under way, by source and id: the next one waits for it. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Change some fields of a record, and answer with it as stored. Where the source is optimistic the change is seen in lists
 * and pages at once, and is gone again when it is rejected; what the server makes is not guessed.
 *
 * @throws what the source throws
 */
export async function updateRecord<F extends Fields>(
  write: RecordWrite<F> & { readonly changes: Partial<RecordBy<F>> },
): Promise<RecordBy<F>> {
  const { entity, source, changes } = write
  const call = source.update?.bind(source)
  if (!call) throw new Error('screenwright: this source has no `update`, so that nothing can be changed.')
  return written(write, shownWith(entity, changes), (id, options) => call(id, changes, options))
}

/**
 * Remove a record. Where the source is optimistic it is gone from lists at once, and is back in its place when the
 * removal is rejected.
 *
 * @throws what the source throws
 */
export async function removeRecord<F extends Fields>(write: RecordWrite<F>): Promise<void> {
  const { source } = write
  const call = source.remove?.bind(source)
  if (!call) throw new Error('screenwright: this source has no `remove`, so that nothing can be removed.')
  await written(
    write,
    () => undefined,
    (id, options) => call(id, options),
  )
}

/** A record with changed fields, as far as the person makes them and not the server. */
export function shownWith<F extends Fields>(
  { id, version, fields }: Entity<F>,
  changes: object,
  stateChange: Readonly<Record<string, unknown>> = {},
): Change {
  const own = Object.entries(changes).filter(
    ([name, value]) =>
      value !== undefined && name !== id && name !== version && (fields as Fields)[name]?.readOnly !== true,
  )
  return (record) => {
    const next = { ...record }
    for (const [name, value] of [...own, ...Object.entries(stateChange)]) withOwn(next, name, value)
    return next
  }
}

/**
 * Show a change, send it, and keep the answer. Writes of one record go one after the other, each with the version that the
 * one before has made, so that a person's own second change is no conflict with the first.
 */
export async function written<F extends Fields, Answer extends RecordBy<F> | void>(
  write: RecordWrite<F>,
  change: Change,
  call: (id: RecordId, options: WriteOptions) => Promise<Answer>,
): Promise<Answer> {
  const { entity, source, record, optimistic = source.optimistic === true } = write
  const id = (record as Readonly<Record<string, unknown>>)[entity.id] as RecordId
  const withdrawOffers = offersBefore(source, [id])
  const takeBack = optimistic ? pendingChangesOf(source).add(id, change) : () => {}
  const sent = inTurn(source, id, (before) =>
    call(id, writeOptionsOf(write, before as RecordBy<F> | undefined)),
  )
  return sent.then(
    (answer) => {
      // In one turn, so that what was there before is never seen in between.
      if (answer === undefined) dropRecord(source, id, entity.id)
      else keepRecord(source, id, answer as RecordBy<F>, entity.id)
      takeBack()
      withdrawOffers()
      return answer
    },
    (thrown: unknown) => {
      takeBack()
      throw thrown
    },
  )
}

/** @param newer what an earlier write has made of the record */
export function writeOptionsOf<F extends Fields>(
  { entity, record, signal, idempotencyKey }: RecordWrite<F>,
  newer?: RecordBy<F>,
): WriteOptions {
  const ifMatch = versionOf(entity, newer ?? record)
  return {
    ...(signal && { signal }),
    ...(ifMatch !== undefined && { ifMatch }),
    // A try with a newer version is a call of its own, and not the one that was rejected.
    ...(idempotencyKey !== undefined && {
      idempotencyKey: ifMatch === undefined ? idempotencyKey : `${idempotencyKey}-${ifMatch}`,
    }),
  }
}

/**
 * Act after the write of a record that is under way.
 *
 * @param act is given what that one has stored; nothing where it failed, or where there is none
 */
function inTurn<Answer>(
  source: object,
  id: RecordId,
  act: (before: unknown) => Promise<Answer>,
): Promise<Answer> {
  const writes = underWay.get(source) ?? new Map<string, Promise<unknown>>()
  underWay.set(source, writes)
  const key = String(id)
  const before = writes.get(key)
  const sent = before ? before.then(act, () => act(undefined)) : act(undefined)
  writes.set(key, sent)
  const leave = () => {
    if (writes.get(key) === sent) writes.delete(key)
  }
  sent.then(leave, leave)
  return sent
}
