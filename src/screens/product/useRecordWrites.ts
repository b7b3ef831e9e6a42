'use client'

import { useMemo } from 'react'
import type { DataSource } from '../../data/DataSource'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { keepRecord } from '../source/recordCache'
import { idIn } from '../source/saveRecord'
import { removeRecord, updateRecord } from '../source/writeRecord'
import { useEntityAccess } from './useEntityAccess'

export interface RecordWritesOptions {
  /** Ends the call. */
  readonly signal?: AbortSignal | undefined
  /** The same for each try of one wish, so that it has one effect. */
  readonly idempotencyKey?: string | undefined
}

/** Writes that a source can do. Each call is rejected with what the source throws. */
export interface RecordWrites<R extends object> {
  /** Make a record, and answer with it as stored. */
  readonly create?: ((values: Partial<R>, options?: RecordWritesOptions) => Promise<R>) | undefined
  /** Change some fields of a record, in its version as it was seen, and answer with it as stored. */
  readonly update?:
    | ((record: R, changes: Partial<R>, options?: RecordWritesOptions) => Promise<R>)
    | undefined
  /** Remove a record. */
  readonly remove?: ((record: R, options?: RecordWritesOptions) => Promise<void>) | undefined
}

/**
 * Write records from code of your own, a button in a column or a form that is not the library's: every screen that shows
 * them shows the change, at once where the source is optimistic. A source that is called directly tells no screen.
 *
 * @param given where the records are; that of the product around by default
 * @example const { update } = useRecordWrites(task); <Button onClick={() => update?.(record, { done: true })}>Done</Button>
 */
export function useRecordWrites<F extends Fields>(
  entity: Entity<F>,
  given?: DataSource<RecordBy<F>>,
): RecordWrites<RecordBy<F>> {
  const { source } = useEntityAccess(entity, given)
  return useMemo(() => {
    const create = source.create?.bind(source)
    return {
      ...(create && {
        async create(values, options) {
          const made = await create(values, options)
          keepRecord(source, idIn(entity, made), made, entity.id)
          return made
        },
      }),
      ...(source.update && {
        update: (record, changes, options) => updateRecord({ entity, source, record, changes, ...options }),
      }),
      ...(source.remove && {
        remove: (record, options) => removeRecord({ entity, source, record, ...options }),
      }),
    } satisfies RecordWrites<RecordBy<F>>
  }, [entity, source])
}
