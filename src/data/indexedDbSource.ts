import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import type { RecordId, RemovedRecord, WritableSource, WriteOptions } from './DataSource'
import type { IndexedDbSourceOptions } from './kept/IndexedDbSourceOptions'
import { type KeptMirror, keptMirror } from './kept/keptMirror'
import { keptRecords } from './kept/keptRecords'
import { type KeptDecision, keptWriter } from './kept/keptWriter'
import { otherTabs } from './kept/otherTabs'
import { storageProblem } from './kept/storageProblem'
import { onceByKey } from './onceByKey'
import { ProblemError } from './problems'
import { pageOfActivity } from './recordActivity'
import { capabilitiesOf } from './recordIndex'
import { allVersions, firstVersions, optionsOf, pageOfVersions } from './recordVersions'
import { nextVersion } from './recordWrites'
import { isOver, pageOfRemoved } from './removedRecords'
import type { Row } from './Row'
import { untilAborted } from '../internal/untilAborted'

export type { IndexedDbSourceOptions }

/** A source with every method, whose records can be forgotten. */
export interface IndexedDbSource<R extends object> extends WritableSource<R> {
  subscribe(listener: () => void): () => void
  /** Removes all that is kept on this device, as when a person signs out. After that it begins with the seed again. */
  clear(): Promise<void>
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
  const plainEntity: Entity = entity
  const plainOptions = options as unknown as IndexedDbSourceOptions<Row>
  const history = optionsOf(plainOptions.history)
  const trash = optionsOf(plainOptions.trash)
  const place = `screenwright ${options.name}/${entity.name}`
  const kept = keptRecords(place)
  const tabs = otherTabs(place)
  const refreshed = keptMirror(plainEntity, kept, plainOptions)
  const writer = keptWriter({ kept, tabs, refreshed, history, trash })
  const once = onceByKey()

  const call = async <Answer>(
    { signal }: WriteOptions,
    act: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await untilAborted(signal, async () => act())
    } catch (error) {
      signal?.throwIfAborted()
      throw storageProblem(error, options.t)
    }
  }

  const write = <Answer extends Row | undefined>(
    method: string,
    given: WriteOptions,
    decide: (known: KeptMirror) => Promise<KeptDecision<Answer>>,
  ): Promise<Answer> => {
    const { idempotencyKey } = given
    const answer = idempotencyKey === undefined ? undefined : `${method} ${idempotencyKey}`
    return call(given, () => once(method, given, () => writer(answer, decide)))
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
        tabs.tellAll()
      }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as IndexedDbSource<RecordBy<F>>
}
