import { type Problem, problemOf } from '../../data/problems'
import { sameValue } from '../../form/sameValue'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ownValue } from '../../spec/values/ownValue'
import { mayBeTaken } from './problemKinds'
import { readFresh } from './readFresh'
import { versionOf } from './versionOf'
import { type RecordWrite, updateRecord } from './writeRecord'

export interface ChangesToSave<F extends Fields> extends Omit<RecordWrite<F>, 'record'> {
  /** The record that the person started from. */
  readonly base: RecordBy<F>
  /** The values that the person means, by field. */
  readonly changes: Readonly<Record<string, unknown>>
  readonly errors: ErrorCatalogue | undefined
  /** The field that identifies a record: with it lists show at once what someone else has changed. */
  readonly idName?: string | undefined
}

/** How it ended, in one word. */
export type ChangesAnswer<R> =
  | { readonly status: 'saved'; readonly record: R }
  /** Someone else has changed the same values meanwhile, which stay so. */
  | { readonly status: 'changed'; readonly record: R }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly problem: Problem }

/**
 * Store some values of a record. Where someone else has changed other values meanwhile both changes stand; where it was one of
 * these nothing is overwritten.
 */
export async function saveChanges<F extends Fields>(
  saving: ChangesToSave<F>,
): Promise<ChangesAnswer<RecordBy<F>>> {
  const { entity, source, base, changes, errors, signal, idName } = saving
  const first = await send(saving, base)
  if (first.status !== 'failed' || !source.get || !mayBeTaken(first.problem, errors)) return first
  const get = source.get.bind(source)
  const fresh = await readFresh({
    entity,
    source,
    base,
    get,
    ...(signal && { signal }),
    ...(idName && { idName }),
  })
  if (fresh.status !== 'changed') return fresh
  const isTaken = Object.keys(changes).some(
    (name) => !sameValue(ownValue(fresh.record, name), ownValue(base, name)),
  )
  if (isTaken) return fresh
  // A 409 may speak of anything: without another version a second try would be answered the same.
  return versionOf(entity, fresh.record) === versionOf(entity, base) ? first : send(saving, fresh.record)
}

async function send<F extends Fields>(
  { entity, source, changes, signal, idempotencyKey, optimistic }: ChangesToSave<F>,
  record: RecordBy<F>,
): Promise<ChangesAnswer<RecordBy<F>>> {
  const values = changes as Partial<RecordBy<F>>
  try {
    const saved = await updateRecord({
      entity,
      source,
      record,
      changes: values,
      signal,
      idempotencyKey,
      optimistic,
    })
    return { status: 'saved', record: saved }
  } catch (thrown) {
    return { status: 'failed', problem: problemOf(thrown) }
  }
}
