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

interface CellToSave<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  /** The record that the person started from. */
  readonly base: RecordBy<F>
  readonly name: keyof F & string
  /** The value as its field means it; null where it was emptied. */
  readonly value: unknown
  readonly errors: ErrorCatalogue | undefined
  readonly signal: AbortSignal
  readonly idempotencyKey: string
}

/** How it ended, in one word. */
export type CellAnswer<R> =
  | { readonly status: 'unchanged' }
  | { readonly status: 'saved'; readonly record: R }
  /** Someone else changed the same value meanwhile: the person decides which one stays. */
  | { readonly status: 'changed'; readonly record: R }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly problem: Problem }

/**
 * Store one value of a record. Where someone else has changed other values meanwhile both changes stand; where it was the
 * same value nothing is overwritten.
 */
export async function saveCell<F extends Fields>(cell: CellToSave<F>): Promise<CellAnswer<RecordBy<F>>> {
  const { entity, source, base, name, value } = cell
  if (sameValue(ownValue(base, name) ?? null, value)) return { status: 'unchanged' }
  const first = await send(cell, base)
  if (first.status !== 'failed' || !mayBeTaken(first.problem, cell.errors) || !source.get) return first
  const fresh = await readFresh({ ...cell, get: source.get.bind(source) })
  if (fresh.status !== 'changed') return fresh
  const before: unknown = ownValue(base, name)
  const now: unknown = ownValue(fresh.record, name)
  if (sameValue(now ?? null, value)) return { status: 'saved', record: fresh.record }
  if (!sameValue(now, before)) return fresh
  // A 409 may speak of anything: without another version a second try would be answered the same.
  return versionOf(entity, fresh.record) === versionOf(entity, base) ? first : send(cell, fresh.record)
}

async function send<F extends Fields>(
  cell: CellToSave<F>,
  base: RecordBy<F>,
): Promise<CellAnswer<RecordBy<F>>> {
  const { entity, source, name, value, signal, idempotencyKey } = cell
  const changes = { [name]: value } as Partial<RecordBy<F>>
  try {
    const record = await updateRecord({ entity, source, record: base, changes, signal, idempotencyKey })
    return { status: 'saved', record }
  } catch (thrown) {
    return { status: 'failed', problem: problemOf(thrown) }
  }
}
