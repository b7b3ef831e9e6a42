import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Id } from '../spec/fields/FieldBase'
import type { Fields } from '../spec/fields/fields'
import type { ValidateOptions } from '../spec/rules/validate'
import type { RecordId, RemovedRecord, WritableSource, WriteOptions } from './DataSource'
import { keptRecords, type KeptState } from './kept/keptRecords'
import { onceByKey } from './onceByKey'
import { pageOfActivity } from './recordActivity'
import { otherTabs } from './kept/otherTabs'
import { capabilitiesOf } from './recordIndex'
import { ProblemError } from './problems'
import { recordStore } from './recordStore'
import {
  allVersions,
  firstVersions,
  type KeepHistoryOptions,
  optionsOf,
  pageOfVersions,
  withVersion,
} from './recordVersions'
import { nextVersion, recordWrites } from './recordWrites'
import { isOver, type KeepRemovedOptions, pageOfRemoved, removedNow } from './removedRecords'
import type { Row } from './Row'
import { storageError, storageProblem, type TranslateStorage } from './kept/storageProblem'
import { untilAborted } from './untilAborted'

export interface IndexedDbSourceOptions<
  R extends object,
  Made extends Partial<R> = Partial<R>,
  Derived extends Partial<R> = Partial<R>,
> extends Omit<ValidateOptions, 't' | 'signal'> {
  /** The name that the records are kept under, beside that of the entity: one for all entities of a product. */
  readonly name: string
  /** The records to begin with, the first time that this browser sees the page. @default none */
  readonly seed?: readonly R[] | (() => readonly R[] | Promise<readonly R[]>)
  /** Raise it when fields change their names or meanings; then `upgrade` is asked about every record that is kept. @default 1 */
  readonly version?: number
  /** Gives a record the fields of this version. @default it stays as it is */
  readonly upgrade?: (record: Readonly<Record<string, unknown>>, from: number) => R
  /**
   * Makes the fields of a new record that a server would make, its id and version too where it gives them. Without it
   * ids are numbered: 1, 2 … or `strike-1`, `strike-2` …
   */
  readonly make?: (values: Partial<R>) => Made
  /** Works out the fields that follow from others, such as a total, whenever a record is made or changed. */
  readonly derive?: (record: R) => Derived
  /** The id of the person who calls, for transitions with a condition on `me`. */
  readonly me?: Id
  /** Whether each change is kept as a version; versions of before and the name of the person who calls may be given. @default false */
  readonly history?: boolean | KeepHistoryOptions<R>
  /**
   * Whether removed records are kept in a trash, and for how long; without one they can be brought back for a day. @default false
   */
  readonly trash?: boolean | Omit<KeepRemovedOptions<R>, 'records'>
  /** Texts of the catalogue. @default English */
  readonly t?: ValidateOptions['t'] & TranslateStorage
}

/** A source with every method, whose records can be forgotten. */
export interface IndexedDbSource<R extends object> extends WritableSource<R> {
  subscribe(listener: () => void): () => void
  /** Removes all that is kept on this device, as when a person signs out. After that it begins with the seed again. */
  clear(): Promise<void>
}

/** One change of the records, as it is decided. */
interface Written<Answer> {
  readonly key: RecordId
  readonly row: Answer
  /** The row that is removed, which may be brought back. */
  readonly removed?: Row
  /** The row as it was, where versions are kept. */
  readonly before?: Row | undefined
  readonly transition?: string
  readonly action?: 'restore'
}

/**
 * Keep records in the browser's IndexedDB, so that they are there after a reload, also one that crashed. It behaves as a
 * server does: it validates by the entity, makes ids and versions, finds conflicts (412) between tabs, and remembers
 * idempotency keys for a day. Files are kept with their records. Where the browser has no room or keeps nothing, calls
 * are rejected in words.
 */
export function indexedDbSource<
  F extends Fields,
  // So that what they answer with needs no "as const".
  const Made extends Partial<RecordBy<F>> = Partial<RecordBy<F>>,
  const Derived extends Partial<RecordBy<F>> = Partial<RecordBy<F>>,
>(
  entity: Entity<F>,
  options: IndexedDbSourceOptions<RecordBy<F>, Made, Derived>,
): IndexedDbSource<RecordBy<F>> {
  const {
    name,
    seed = [],
    version = 1,
    upgrade,
    make,
    derive,
    me,
    t,
    locale = 'en',
    history: asked,
    trash: askedTrash,
    ...facts
  } = options
  const plainEntity: Entity = entity
  const history = optionsOf(asked as boolean | KeepHistoryOptions | undefined)
  const trash = optionsOf(askedTrash)
  const place = `screenwright ${name}/${entity.name}`
  const kept = keptRecords(place)
  const tabs = otherTabs(place)
  const once = onceByKey()

  /** The records as this page knows them, in the order and with the indexes that lists need. */
  const beginMirror = (rows: readonly Row[] = []) => {
    const store = recordStore(plainEntity, rows, locale, 'indexedDbSource')
    const writes = recordWrites(plainEntity, store, {
      source: 'indexedDbSource',
      make: make as ((values: Row) => Row) | undefined,
      derive: derive as ((row: Row) => Row) | undefined,
      words: { ...facts, t, locale },
      me,
    })
    return { store, writes, now: undefined as KeptState | undefined }
  }
  let mirror = beginMirror()

  /** Bring the mirror up to what is kept now: other tabs write too. */
  async function refreshed(): Promise<typeof mirror & { now: KeptState }> {
    for (;;) {
      const known = mirror
      const { now, records } = await kept.readSince(known.now?.change ?? 0)
      if (!now) {
        await kept.begin(await seedRows(), version)
      } else if (now.version < version) {
        const from = now.version
        await kept.renew(from, version, (row) => (upgrade ? upgrade(row, from) : row))
      } else if (now.version > version) {
        throw storageError('storage.newer', t)
      } else if (known.now && known.now.epoch !== now.epoch) {
        mirror = beginMirror()
      } else if (known === mirror) {
        for (const { key, change, row } of records.toSorted((one, other) => one.place - other.place)) {
          // An answer that was on its way while a later one came tells nothing new.
          if (change <= (known.now?.change ?? 0)) continue
          if (row) known.store.put(row)
          else known.store.drop(key)
        }
        if (now.change > (known.now?.change ?? 0)) known.now = now
        return known as typeof mirror & { now: KeptState }
      }
    }
  }

  async function seedRows(): Promise<readonly (readonly [string, Row])[]> {
    const rows: readonly Row[] = typeof seed === 'function' ? await seed() : seed
    // Two records with one id are told to the developer.
    beginMirror(rows)
    return rows.map((row) => [String(row[entity.id]), { ...row }])
  }

  const call = async <Answer>(
    { signal }: WriteOptions,
    act: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await untilAborted(signal, async () => act())
    } catch (error) {
      signal?.throwIfAborted()
      throw storageProblem(error, t)
    }
  }

  /** Write what `decide` says of the records as they are, again if they change meanwhile. */
  const write = <Answer extends Row | undefined>(
    method: string,
    options: WriteOptions,
    decide: (known: typeof mirror) => Promise<Written<Answer>>,
  ): Promise<Answer> =>
    call(options, () =>
      once(method, options, async () => {
        const { idempotencyKey } = options
        const answer = idempotencyKey === undefined ? undefined : `${method} ${idempotencyKey}`
        for (;;) {
          const known = await refreshed()
          const { now } = known
          const earlier = answer === undefined ? undefined : await kept.answerTo(answer)
          if (earlier) return earlier.row as Answer
          const { key, row, removed, before, transition, action } = await decide(known)
          const trashed = removed && trash && removedNow(removed, trash)
          const about = { ...(transition !== undefined && { transition }), ...(action && { action }) }
          const versions = row
            ? await versionsWith(String(key), row, before, about)
            : removed && (await versionsWith(String(key), removed, removed, { action: 'remove' }))
          if (!(await kept.change(now, { key: String(key), row, answer, removed, trashed, versions })))
            continue
          tabs.tell()
          const { store } = await refreshed()
          return (row && (store.get(key) ?? row)) as Answer
        }
      }),
    )

  /** The versions of a record with what it becomes; nothing where none are kept. */
  async function versionsWith(
    key: string,
    row: Row,
    before: Row | undefined,
    about: Parameters<typeof withVersion>[2],
  ) {
    if (!history) return undefined
    const known = (await kept.versionsOf(key)) ?? firstVersions(key, before, history)
    return withVersion(known, row, about, history)
  }

  const notRemoved = (id: RecordId) =>
    new ProblemError({ status: 404, title: `No ${entity.name} “${id}” was removed` })

  /** A removed record, as long as it is kept. */
  async function trashedOf(id: RecordId): Promise<RemovedRecord<Row>> {
    const one = (await kept.trashed()).find(({ key }) => key === String(id))?.removed
    if (!one || isOver(one, trash ?? {})) throw notRemoved(id)
    return one
  }

  const source: IndexedDbSource<Row> = {
    can: capabilitiesOf(plainEntity),

    list: (query, given = {}) =>
      call(given, async () => {
        const { page, count } = (await refreshed()).store.find(query, Infinity)
        return { records: Object.freeze(page), total: { kind: 'exact', count } }
      }),

    facets: (query, fields, given = {}) =>
      call(given, async () => (await refreshed()).store.count(query, fields)),

    get: (id, given = {}) => call(given, async () => (await refreshed()).writes.stored(id)),

    getMany: (ids, given = {}) => call(given, async () => (await refreshed()).store.getMany(ids)),

    ...(history && {
      history: (id, query, given = {}) =>
        call(given, async () => {
          const row = (await refreshed()).writes.stored(id)
          const key = String(id)
          return pageOfVersions((await kept.versionsOf(key)) ?? firstVersions(key, row, history), query)
        }),
    }),

    ...(history && {
      activity: (query, given = {}) =>
        call(given, async () => {
          const noted = (await kept.allVersions()).map(({ key, versions }) => [key, versions] as const)
          return pageOfActivity(plainEntity, allVersions(history, noted), query)
        }),
    }),

    create: (values, given = {}) =>
      write('create', given, async ({ writes }) => {
        const row = await writes.created(values)
        return { key: row[entity.id] as RecordId, row }
      }),

    update: (id, changes, given = {}) =>
      write(`update ${id}`, given, async ({ writes }) => {
        const { before, after } = await writes.changed(id, changes, given)
        return { key: id, row: after, before }
      }),

    ...(plainEntity.transitions && {
      transition: (id, name, values, given = {}) =>
        write(`transition ${id}`, given, async ({ writes }) => {
          const { before, after } = await writes.moved(id, name, values, given)
          return { key: id, row: after, before, transition: name }
        }),
    }),

    remove: (id, given = {}) =>
      write(`remove ${id}`, given, async ({ writes }) => {
        const removed = writes.removed(id, given)
        return { key: id, row: undefined, removed }
      }),

    restore: (id, given = {}) =>
      write(`restore ${id}`, given, async ({ store }) => {
        const row = trash ? (await trashedOf(id)).record : await kept.removedRow(String(id))
        if (!row || store.get(id)) throw notRemoved(id)
        return { key: id, row: { ...row, ...nextVersion(plainEntity, row) }, before: row, action: 'restore' }
      }),

    ...(trash && {
      removed: (query, given = {}) =>
        call(given, async () => {
          const all = await kept.trashed()
          const over = all.filter(({ removed }) => isOver(removed, trash))
          if (over.length > 0) await kept.purge(over.map(({ key }) => key))
          const still = all.filter((one) => !over.includes(one))
          return pageOfRemoved(
            still.map(({ removed }) => removed),
            query,
          )
        }),

      purge: (id, given = {}) =>
        call(given, () =>
          once(`purge ${id}`, given, async () => {
            await trashedOf(id)
            await kept.purge([String(id)])
            tabs.tell()
          }),
        ),
    }),

    subscribe: (listener) => tabs.listen(listener),

    clear: () =>
      call({}, async () => {
        await kept.clear()
        tabs.tell()
      }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as IndexedDbSource<RecordBy<F>>
}
