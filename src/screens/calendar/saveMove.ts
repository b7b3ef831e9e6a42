import type { DataSource } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import { sameValue } from '../../form/sameValue'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ownValue } from '../../spec/values/ownValue'
import { mayBeTaken } from '../source/problemKinds'
import { readFresh } from '../source/readFresh'
import { versionOf } from '../source/versionOf'
import { updateRecord } from '../source/writeRecord'

export interface MoveToSave<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  /** The record that the person started from. */
  readonly base: RecordBy<F>
  /** The values that say when it is from now on. */
  readonly changes: Readonly<Record<string, unknown>>
  readonly errors: ErrorCatalogue | undefined
  readonly idempotencyKey: string
}

/** How it ended, in one word. */
export type MoveAnswer<R> =
  | { readonly status: 'saved'; readonly record: R }
  /** Someone else has moved it meanwhile, which stays so. */
  | { readonly status: 'changed'; readonly record: R }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly problem: Problem }

/**
 * Store when a record is. Where someone else has changed other values meanwhile both changes stand; where they have moved it
 * as well nothing is overwritten.
 */
export async function saveMove<F extends Fields>(move: MoveToSave<F>): Promise<MoveAnswer<RecordBy<F>>> {
  const { entity, source, base, changes, errors } = move
  const first = await send(move, base)
  if (first.status !== 'failed' || !source.get) return first
  if (!mayBeTaken(first.problem, errors)) return first
  const fresh = await readFresh({ entity, source, base, get: source.get.bind(source), idName: entity.id })
  if (fresh.status !== 'changed') return fresh
  const isMoved = Object.keys(changes).some(
    (name) => !sameValue(ownValue(fresh.record, name), ownValue(base, name)),
  )
  if (isMoved) return fresh
  // A 409 may speak of anything: without another version a second try would be answered the same.
  return versionOf(entity, fresh.record) === versionOf(entity, base) ? first : send(move, fresh.record)
}

async function send<F extends Fields>(
  { entity, source, changes, idempotencyKey }: MoveToSave<F>,
  record: RecordBy<F>,
): Promise<MoveAnswer<RecordBy<F>>> {
  try {
    const saved = await updateRecord({
      entity,
      source,
      record,
      changes: changes as Partial<RecordBy<F>>,
      idempotencyKey,
      // What was put somewhere lies there at once: to see it jump back and forth would be no answer.
      optimistic: true,
    })
    return { status: 'saved', record: saved }
  } catch (thrown) {
    return { status: 'failed', problem: problemOf(thrown) }
  }
}
