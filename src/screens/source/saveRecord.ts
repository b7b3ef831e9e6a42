import type { DataSource, RecordId } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { changedNames, pick, type Values } from './formChanges'
import { versionOf } from './versionOf'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

export interface Saving<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  /** Which record to change; without it a new one is made. */
  readonly id: RecordId | undefined
  /** The record that the person started from. */
  readonly base: RecordBy<F> | undefined
  /** The values of a new record, or those that are changed. */
  readonly values: Values
  /** The values sent before under the same key, and not answered. */
  readonly unanswered: Values | undefined
  readonly signal: AbortSignal
  readonly idempotencyKey: string
}

/**
 * Make or change a record, and answer with it as stored. A source that had received what was not answered answers a
 * retry with that: what the person has changed since is sent after it.
 */
export async function saveRecord<F extends Fields>(saving: Saving<F>): Promise<RecordBy<F>> {
  const { entity, source, values, unanswered, signal, idempotencyKey } = saving
  const saved = await send(saving)
  const changed = unanswered ? changedNames(Object.keys(values), unanswered, values) : []
  const rest = changedNames(changed, saved, values)
  if (rest.length === 0 || !source.update) return saved
  return source.update(idIn(entity, saved), pick(values, rest) as Partial<RecordBy<F>>, {
    signal,
    idempotencyKey: `${idempotencyKey}-rest`,
    ifMatch: versionOf(entity, saved),
  })
}

async function send<F extends Fields>(saving: Saving<F>): Promise<RecordBy<F>> {
  const { entity, source, id, base, values, signal, idempotencyKey } = saving
  if (id === undefined) {
    if (!source.create)
      fail('This source has no `create`, so that nothing can be made. Give it one, or an `id` to edit.')
    return source.create(values as Partial<RecordBy<F>>, { signal, idempotencyKey })
  }
  if (!source.update) fail('This source has no `update`, so that nothing can be changed. Give it one.')
  if (!base) fail('The form was submitted before its record was there. Wait for it.')
  if (Object.keys(values).length === 0) return base
  const ifMatch = versionOf(entity, base)
  return source.update(id, values as Partial<RecordBy<F>>, {
    signal,
    // Saving over another's version is a call of its own, and not the one that was rejected.
    idempotencyKey: ifMatch === undefined ? idempotencyKey : `${idempotencyKey}-${ifMatch}`,
    ifMatch,
  })
}

export function idIn<F extends Fields>(entity: Entity<F>, record: RecordBy<F>): RecordId {
  const id = ownValue(record, entity.id)
  if (isTextOrNumber(id)) return id
  fail(
    `The source answered with a record without “${entity.id}”, so that no page can show it. Answer with the record as stored.`,
  )
}
