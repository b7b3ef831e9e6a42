import type { DataSource } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { isGone } from './problemKinds'
import { dropRecord, keepRecord } from './recordCache'
import { idIn } from './saveRecord'

interface FreshReading<F extends Fields> {
  readonly entity: Entity<F>
  readonly source: DataSource<RecordBy<F>>
  readonly get: NonNullable<DataSource<RecordBy<F>>['get']>
  /** The record as it was known. */
  readonly base: RecordBy<F>
  readonly signal?: AbortSignal | undefined
  /** The field that identifies a record: with it lists show at once what was read. */
  readonly idName?: string | undefined
}

/** How it ended, in one word. */
export type FreshAnswer<R> =
  | { readonly status: 'changed'; readonly record: R }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly problem: Problem }

/** Read a record as it is now, after a write was rejected because someone else may have been faster. */
export async function readFresh<F extends Fields>(
  reading: FreshReading<F>,
): Promise<FreshAnswer<RecordBy<F>>> {
  const { entity, source, get, base, signal, idName } = reading
  const id = idIn(entity, base)
  try {
    const record = await get(id, { signal })
    keepRecord(source, id, record, idName)
    return { status: 'changed', record }
  } catch (thrown) {
    const problem = problemOf(thrown)
    if (!isGone(problem)) return { status: 'failed', problem }
    dropRecord(source, id, idName)
    return { status: 'gone' }
  }
}
