import { listen } from '../internal/listen'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Id } from '../spec/fields/FieldBase'
import type { Fields } from '../spec/fields/fields'
import type { DataSource, RecordId } from './DataSource'
import { ProblemError, problemOf } from './problems'
import { indexedDbQueue } from './queue/indexedDbQueue'
import { queuedWrites } from './queue/queuedWrites'
import type { QueueStore, WriteQueue } from './queue/QueuedWrite'
import { allWithWaiting, isRemoved, madeRows, withWaiting } from './queue/shownRows'
import type { Row } from './Row'
import { totalWith } from './totalWith'

export interface QueuedSourceOptions {
  /**
   * The id of the person who writes, so that at a shared browser another one neither sees nor sends what waits. @default one
   * queue for all who use the browser
   */
  readonly person?: Id | undefined
  /** Where waiting writes are kept. @default `indexedDbQueue` under the names of the entity and of the person */
  readonly store?: QueueStore | undefined
  /** Whether there is a connection. @default what the browser believes */
  readonly isOnline?: (() => boolean) | undefined
}

/** A source whose writes wait where there is no connection. */
export type QueuedSource<R extends object> = DataSource<R> & { readonly queue: WriteQueue }

/**
 * A source whose writes wait without a connection: they are kept in the browser, outlive the page, are shown as if they were
 * done, and are sent in their order when there is a connection. One that the server rejects then comes back to the person, and
 * holds back what comes after it at the same record.
 *
 * Shown as done means: `get`, `getMany` and `list` answer so, the first two without a connection too where they know the
 * records. Without one `list` gets no answer; a list on a screen then keeps its last rows and changes them by `queue.changesTo`:
 * new records that match its filters stand first. A search finds no new records until they are sent.
 *
 * The server has to heed idempotency keys, because of a lost answer it is not known whether the write was done.
 */
export function queuedSource<F extends Fields>(
  source: DataSource<RecordBy<F>>,
  entity: Entity<F>,
  options: QueuedSourceOptions = {},
): QueuedSource<RecordBy<F>> {
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return queued(source, entity, options) as unknown as QueuedSource<RecordBy<F>>
}

function queued(inner: DataSource<Row>, entity: Entity, options: QueuedSourceOptions): QueuedSource<Row> {
  const { person, isOnline = browserIsOnline } = options
  const name = person === undefined ? entity.name : `${entity.name} of ${person}`
  const { store = indexedDbQueue(name) } = options
  const { queue, known, pending, kept, write } = queuedWrites(inner, entity, { person, store, isOnline })
  const { idOf, realId, note, shown } = known
  const listeners = new Set<() => void>()
  const { get, getMany, activity, create, update, transition, remove, restore, removed, purge } = inner

  /** A call that was answered says that there is a connection, whatever the browser believes. */
  function answered<Answer>(answer: Answer): Answer {
    if (queue.getState().status === 'waiting') void queue.send()
    return answer
  }

  const stored = async (row: Promise<Row | undefined>): Promise<Row> => (await row) as Row
  const source: QueuedSource<Row> = {
    ...inner,
    // Writes wait one by one.
    batch: undefined,
    queue,

    async list(query, given) {
      await kept()
      const { offset = 0, limit } = query
      const { added, change } = queue.changesTo(query)
      const first = added.slice(offset, limit === undefined ? undefined : offset + limit)
      const rest = limit === undefined ? undefined : limit - first.length
      const answer = answered(
        await inner.list(
          {
            ...query,
            offset: Math.max(0, offset - added.length),
            ...(rest !== undefined && { limit: Math.max(1, rest) }),
          },
          given,
        ),
      )
      const rows = answer.records.slice(0, rest).map(note)
      const left = rows.map(change).filter((row) => row !== undefined)
      return {
        ...answer,
        records: [...first, ...left],
        total: totalWith(answer.total, added.length - (rows.length - left.length)),
      }
    },

    ...(get && {
      async get(id, given) {
        await kept()
        if (isRemoved(id, pending())) throw gone(id)
        const waiting = madeRows(entity, pending()).find((row) => String(idOf(row)) === String(id))
        if (waiting) return waiting
        try {
          return withWaiting(entity, note(answered(await get(realId(id), given))), pending()) ?? {}
        } catch (thrown) {
          const last = problemOf(thrown).status === 0 ? shown(realId(id)) : undefined
          if (!last) throw thrown
          return last
        }
      },
    }),

    ...(getMany && {
      async getMany(ids, given) {
        await kept()
        const wanted = new Set(ids.map(String))
        const made = madeRows(entity, pending()).filter((row) => wanted.has(String(idOf(row))))
        try {
          const rows = answered(await getMany(ids.map(realId), given)).map(note)
          return [...allWithWaiting(entity, rows, pending()), ...made]
        } catch (thrown) {
          const last = ids.map((id) => shown(realId(id))).filter((row) => row !== undefined)
          if (problemOf(thrown).status !== 0 || last.length < wanted.size) throw thrown
          return last
        }
      },
    }),

    ...(create && {
      create: (values, given = {}) => stored(write({ method: 'create', values }, given)),
    }),
    ...(update && {
      update: (id, values, given = {}) => stored(write({ method: 'update', id, values }, given)),
    }),
    ...(transition && {
      transition: (id, name, values, given = {}) =>
        stored(write({ method: 'transition', id, name, values }, given)),
    }),
    ...(remove && {
      remove: async (id, given = {}) => void (await write({ method: 'remove', id, values: {} }, given)),
    }),

    ...(restore && {
      async restore(id, given) {
        await kept()
        if (queue.getState().status === 'sending') await queue.send()
        const waits = pending().find(
          (one) => one.method === 'remove' && String(one.id) === String(realId(id)),
        )
        if (!waits) return note(await restore(realId(id), given))
        // A removal that still waits is taken back by leaving it out.
        await queue.discard(waits.key)
        return shown(realId(id)) ?? restore(realId(id), given)
      },
    }),

    ...(activity && { activity: (query, given) => activity(query, given) }),
    ...(removed && { removed: (query, given) => removed(query, given) }),
    ...(purge && { purge: (id, given) => purge(realId(id), given) }),

    subscribe(listener) {
      const stops = [listen(listeners, listener), inner.subscribe?.(listener)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
  }

  // Once a write was sent, rejected or given up, another record is shown.
  let before = queue.getState()
  queue.subscribe(() => {
    const now = queue.getState()
    const isLess = now.waiting.length < before.waiting.length || now.rejected.length < before.rejected.length
    before = now
    if (isLess) for (const listener of listeners) listener()
  })

  // Send the writes that an earlier page has left.
  const resume = () => void kept().then(() => (isOnline() ? queue.send() : undefined))
  if (typeof window !== 'undefined') window.addEventListener('online', resume)
  resume()
  return source
}

const browserIsOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

function gone(id: RecordId): ProblemError {
  return new ProblemError({ status: 404, title: `“${id}” is to be removed` })
}
