import { listen } from '../internal/listen'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import type { Me } from '../spec/values/Me'
import type { ValidateOptions } from '../spec/rules/validate'
import type { DataSource, ListResult, RecordId, WritableSource } from './DataSource'
import { callsUnder, type CallConditions } from './callsUnder'
import { onceByKey } from './onceByKey'
import { pageOfActivity } from './recordActivity'
import { ProblemError } from './problems'
import type { Row } from './Row'
import { capabilitiesOf } from './recordIndex'
import { recordStore } from './recordStore'
import {
  allVersions,
  firstVersions,
  type KeepHistoryOptions,
  optionsOf,
  pageOfVersions,
  type Versions,
  withVersion,
} from './recordVersions'
import { nextVersion, recordWrites, type RowChange } from './recordWrites'
import { isOver, type KeepRemovedOptions, pageOfRemoved, removedNow } from './removedRecords'

export interface MemorySourceOptions<
  R extends object,
  Made extends Partial<R> = Partial<R>,
  Derived extends Partial<R> = Partial<R>,
>
  extends Partial<CallConditions>, ValidateOptions {
  /**
   * Makes the fields of a new record that the server makes, its id and version too where it gives them. Without it
   * ids are numbered: 1, 2 … or `strike-1`, `strike-2` …
   */
  make?: ((values: Partial<R>) => Made) | undefined
  /** Works out the fields that follow from others, such as a total, whenever a record is made or changed. */
  derive?: ((record: R) => Derived) | undefined
  /** The most records that one answer holds, whatever limit was asked for. @default no cap */
  pageCap?: number | undefined
  /** The person who calls, for transitions with a condition on `me`. */
  me?: Me | undefined
  /** Whether each change is kept as a version; versions of before and the name of the person who calls may be given. @default false */
  history?: boolean | KeepHistoryOptions<R> | undefined
  /** Whether removed records are kept in a trash, and for how long; those removed before may be given. @default false */
  trash?: boolean | KeepRemovedOptions<R> | undefined
}

/** A source with every method, which can be slowed, made to fail and changed behind a person's back. */
export interface MemorySource<R extends object> extends WritableSource<R> {
  subscribe(listener: () => void): () => void
  facets: NonNullable<DataSource<R>['facets']>
  readonly control: MemoryControl<R>
}

export interface MemoryControl<R extends object> extends CallConditions {
  /** Changes a record as someone else would: its version rises and listeners hear of it. */
  changeElsewhere(id: RecordId, changes: Partial<R>): void
  /** Removes a record as someone else would. */
  removeElsewhere(id: RecordId): void
}

/**
 * Keep records in memory and behave as a server does: validate by the entity, make ids and versions, find
 * conflicts (412), and hand out frozen records.
 */
export function memorySource<
  F extends Fields,
  // So that what they answer with needs no "as const".
  const Made extends Partial<RecordBy<F>> = Partial<RecordBy<F>>,
  const Derived extends Partial<RecordBy<F>> = Partial<RecordBy<F>>,
>(
  entity: Entity<F>,
  records: readonly RecordBy<F>[],
  options: MemorySourceOptions<RecordBy<F>, Made, Derived> = {},
): MemorySource<RecordBy<F>> {
  const { make, derive, pageCap = Infinity, locale = 'en', t, me, errors } = options
  const plainEntity: Entity = entity
  const store = recordStore(plainEntity, records, locale)
  const writes = recordWrites(plainEntity, store, {
    source: 'memorySource',
    make: make as ((values: Row) => Row) | undefined,
    derive: derive as ((row: Row) => Row) | undefined,
    words: { t, locale, errors },
    me,
  })
  const listeners = new Set<() => void>()
  const once = onceByKey()
  const trash = optionsOf(options.trash as boolean | KeepRemovedOptions | undefined)
  const removed = new Map(
    trash?.records?.map((one) => [String(one.record[plainEntity.id]), Object.freeze({ ...one })]),
  )
  const history = optionsOf(options.history as boolean | KeepHistoryOptions | undefined)
  const versions = new Map<string, Versions>()
  const conditions: CallConditions = { delay: options.delay ?? 0, fail: options.fail }
  const call = callsUnder(conditions)

  /** Store a change unless the row has become another one while it was validated: then it is made anew. */
  async function put(id: RecordId, change: () => Promise<RowChange>, transition?: string) {
    for (;;) {
      const { before, after } = await change()
      if (store.get(id) === before) return keep(before, after, transition === undefined ? {} : { transition })
    }
  }

  /** Store a row, and note it as a version where versions are kept. */
  function keep(before: Row | undefined, after: Row, about: Parameters<typeof withVersion>[2] = {}): Row {
    const row = store.put(after)
    note(before, row, about)
    return row
  }

  function note(before: Row | undefined, row: Row, about: Parameters<typeof withVersion>[2]): void {
    if (!history) return
    const id = String(row[plainEntity.id])
    versions.set(id, withVersion(versionsOf(id, before), row, about, history))
  }

  /** The removed record of an id, as long as it is kept. */
  function stillKept(id: RecordId) {
    const one = removed.get(String(id))
    if (!one || store.get(id) || isOver(one, trash ?? {}))
      throw new ProblemError({ status: 404, title: `No ${plainEntity.name} “${id}” was removed` })
    return one
  }

  const versionsOf = (id: string, row: Row | undefined): Versions =>
    versions.get(id) ?? firstVersions(id, row, history ?? {})

  const source: MemorySource<Row> = {
    can: capabilitiesOf(plainEntity),

    list: (query, { signal } = {}) =>
      call({ method: 'list', query }, signal, (): ListResult<Row> => {
        const { page, count } = store.find(query, pageCap)
        return { records: Object.freeze(page), total: { kind: 'exact', count } }
      }),

    facets: (query, fields, { signal } = {}) =>
      call({ method: 'facets', query }, signal, () => store.count(query, fields)),

    get: (id, { signal } = {}) => call({ method: 'get', id }, signal, () => writes.stored(id)),

    ...(history && {
      history: (id, query, { signal } = {}) =>
        call({ method: 'history', id }, signal, () =>
          pageOfVersions(versionsOf(String(id), writes.stored(id)), query),
        ),

      activity: (query, { signal } = {}) =>
        call({ method: 'activity' }, signal, () =>
          pageOfActivity(plainEntity, allVersions(history, versions), query),
        ),
    }),

    getMany: (ids, { signal } = {}) => call({ method: 'getMany', ids }, signal, () => store.getMany(ids)),

    create: (values, write = {}) =>
      call({ method: 'create' }, write.signal, () =>
        once('create', write, async () => {
          for (;;) {
            const row = await writes.created(values)
            // Another one may have taken the id meanwhile; asked again, it is rejected.
            if (!store.get(row[plainEntity.id] as RecordId)) return keep(undefined, row)
          }
        }),
      ),

    update: (id, changes, write = {}) =>
      call({ method: 'update', id }, write.signal, () =>
        once(`update ${id}`, write, () => put(id, () => writes.changed(id, changes, write))),
      ),

    ...(plainEntity.transitions && {
      transition: (id, name, values, write = {}) =>
        call({ method: 'transition', id }, write.signal, () =>
          once(`transition ${id}`, write, () => put(id, () => writes.moved(id, name, values, write), name)),
        ),
    }),

    remove: (id, write = {}) =>
      call({ method: 'remove', id }, write.signal, () =>
        once(`remove ${id}`, write, () => {
          const row = writes.removed(id, write)
          removed.set(String(id), removedNow(row, trash ?? {}))
          note(row, row, { action: 'remove' })
          store.drop(id)
        }),
      ),

    restore: (id, write = {}) =>
      call({ method: 'restore', id }, write.signal, () =>
        once(`restore ${id}`, write, () => {
          const { record: row } = stillKept(id)
          removed.delete(String(id))
          return keep(row, { ...row, ...nextVersion(plainEntity, row) }, { action: 'restore' })
        }),
      ),

    ...(trash && {
      removed: (query, { signal } = {}) =>
        call({ method: 'removed' }, signal, () =>
          pageOfRemoved(
            [...removed.values()].filter((one) => !isOver(one, trash)),
            query,
          ),
        ),

      purge: (id, write = {}) =>
        call({ method: 'purge', id }, write.signal, () =>
          once(`purge ${id}`, write, () => {
            stillKept(id)
            removed.delete(String(id))
          }),
        ),
    }),

    subscribe: (listener) => listen(listeners, listener),

    control: Object.assign(conditions, {
      changeElsewhere(id: RecordId, changes: Row) {
        const row = writes.stored(id)
        keep(row, { ...row, ...changes, ...nextVersion(plainEntity, row) })
        for (const listener of listeners) listener()
      },
      removeElsewhere(id: RecordId) {
        store.drop(id)
        for (const listener of listeners) listener()
      },
    }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as MemorySource<RecordBy<F>>
}
