import { listen } from '../internal/listen'
import { newKey } from '../internal/newKey'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import type { DataSource, ListResult, RecordId, WriteOptions } from './DataSource'
import { storageProblem } from './kept/storageProblem'
import { ProblemError, problemOf } from './problems'
import { indexedDbQueue } from './queue/indexedDbQueue'
import type { QueuedWrite, QueueStore, WriteQueue } from './queue/QueuedWrite'
import { allWithWaiting, isRemoved, madeRows, withWaiting } from './queue/shownRows'
import { writeQueue } from './queue/writeQueue'
import type { Row } from './Row'

export interface QueuedSourceOptions {
  /**
   * Where waiting writes are kept. Give it a name for each person: `indexedDbQueue('invoices of ' + userId)`.
   * @default `indexedDbQueue` under the name of the entity
   */
  readonly store?: QueueStore | undefined
  /** Whether there is a connection. @default what the browser believes */
  readonly isOnline?: (() => boolean) | undefined
}

/** A source whose writes wait where there is no connection. */
export type QueuedSource<R extends object> = DataSource<R> & { readonly queue: WriteQueue }

/** So many records that came by are remembered, so that a change of one can be shown whole. */
const MOST_SEEN = 2_000

/**
 * A source whose writes wait without a connection: they are kept in the browser, outlive the page, are shown as if they were
 * done, and are sent in their order when there is a connection. One that the server rejects then comes back to the person, and
 * holds back what comes after it at the same record.
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
  const { store = indexedDbQueue(entity.name), isOnline = browserIsOnline } = options
  const seen = new Map<string, Row>()
  /** The ids that records have got which waited to be made, because a page may still show the one before. */
  const madeIds = new Map<string, RecordId>()
  const listeners = new Set<() => void>()
  const { get, getMany, create, update, transition, remove } = inner

  const idOf = (row: Row) => row[entity.id] as RecordId
  const realId = (id: RecordId) => madeIds.get(String(id)) ?? id

  const { queue, ready, writes, add } = writeQueue({
    store,
    isOnline,
    sendOne: (write) => send(write),
    identify: (row) => ({ id: idOf(row), ifMatch: versionIn(row) }),
    readVersion: async ({ id }) => {
      const row = await get?.(id)
      return row && versionIn(row)
    },
    onMade: (temporary, row) => void madeIds.set(String(temporary), idOf(row)),
  })

  /** Where the browser keeps nothing, records are read and written all the same as long as there is a connection. */
  const known = () => ready().catch(() => {})

  async function keep(one: Omit<QueuedWrite, 'turn'>): Promise<void> {
    try {
      await add(one)
    } catch (thrown) {
      throw storageProblem(thrown, undefined)
    }
  }

  const versionIn = (row: Row) =>
    entity.version === undefined ? undefined : (row[entity.version] as string | number | undefined)

  const note = (row: Row): Row => {
    seen.delete(String(idOf(row)))
    seen.set(String(idOf(row)), row)
    const [oldest] = seen.keys()
    if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest)
    return row
  }

  async function send(write: QueuedWrite, { signal }: WriteOptions = {}): Promise<Row | undefined> {
    const { key: idempotencyKey, id, method, name = '', values, ifMatch } = write
    const given = { idempotencyKey, ...(ifMatch !== undefined && { ifMatch }), ...(signal && { signal }) }
    switch (method) {
      case 'create':
        return create?.(values, given)
      case 'update':
        return update?.(id, values, given)
      case 'transition':
        return transition?.(id, name, values, given)
      case 'remove':
        await remove?.(id, given)
        return undefined
    }
  }

  /** Send a write, or keep it where it has to wait. */
  async function write(
    about: Pick<QueuedWrite, 'method' | 'name' | 'values'> & { id?: RecordId | undefined },
    given: WriteOptions,
  ): Promise<Row | undefined> {
    const { idempotencyKey: key = newKey(), ifMatch, signal } = given
    await known()
    signal?.throwIfAborted()
    const id = about.id === undefined ? nextId() : realId(about.id)
    const one = { ...about, key, id, ifMatch }
    // Whatever waits comes first, and what waits for the person holds back its own record.
    const comesFirst = writes().some((other) => !other.problem || String(other.id) === String(id))
    if (!comesFirst && isOnline()) {
      try {
        const row = await send({ ...one, turn: 0 }, { signal })
        return row && note(row)
      } catch (thrown) {
        signal?.throwIfAborted()
        if (problemOf(thrown).status !== 0) throw thrown
      }
    }
    const before = about.method === 'create' ? undefined : shown(id)
    await keep(one)
    if (isOnline()) void queue.send()
    return withWaiting(entity, before ?? { ...about.values, [entity.id]: id }, writes().slice(-1))
  }

  /** A record as it is known here, with what waits. */
  function shown(id: RecordId): Row | undefined {
    const made = madeRows(entity, writes()).find((row) => String(idOf(row)) === String(id))
    const last = seen.get(String(id))
    return made ?? (last && withWaiting(entity, last, writes()))
  }

  /** An id until the source has given one. */
  function nextId(): RecordId {
    const isNumbered = entity.fields[entity.id]?.kind === 'integer'
    const taken = writes()
      .map(({ id }) => Number(id))
      .filter((id) => id < 0)
    return isNumbered ? Math.min(0, ...taken, ...[...madeIds.keys()].map(Number)) - 1 : `new-${newKey()}`
  }

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
      await known()
      const { offset = 0, limit } = query
      const isAll = !query.search && Object.keys(query.filter ?? {}).length === 0
      const made = isAll ? madeRows(entity, writes()).toReversed() : []
      const first = made.slice(offset, limit === undefined ? undefined : offset + limit)
      const rest = limit === undefined ? undefined : limit - first.length
      const answer = answered(
        await inner.list(
          {
            ...query,
            offset: Math.max(0, offset - made.length),
            ...(rest !== undefined && { limit: Math.max(1, rest) }),
          },
          given,
        ),
      )
      const rows = answer.records.slice(0, rest).map(note)
      const kept = allWithWaiting(entity, rows, writes())
      return {
        records: [...first, ...kept],
        total: totalWith(answer, made.length - (rows.length - kept.length)),
      }
    },

    ...(get && {
      async get(id, given) {
        await known()
        if (isRemoved(id, writes())) throw gone(id)
        const waiting = madeRows(entity, writes()).find((row) => String(idOf(row)) === String(id))
        if (waiting) return waiting
        try {
          return withWaiting(entity, note(answered(await get(realId(id), given))), writes()) ?? {}
        } catch (thrown) {
          const last = problemOf(thrown).status === 0 ? shown(realId(id)) : undefined
          if (!last) throw thrown
          return last
        }
      },
    }),

    ...(getMany && {
      async getMany(ids, given) {
        await known()
        const rows = answered(await getMany(ids.map(realId), given)).map(note)
        const wanted = new Set(ids.map(String))
        const made = madeRows(entity, writes()).filter((row) => wanted.has(String(idOf(row))))
        return [...allWithWaiting(entity, rows, writes()), ...made]
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

    subscribe(listener) {
      const stops = [listen(listeners, listener), inner.subscribe?.(listener)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
  }

  // What was sent, rejected or given up is another record than was shown.
  let before = queue.getState()
  queue.subscribe(() => {
    const now = queue.getState()
    const isLess = now.waiting.length < before.waiting.length || now.rejected.length < before.rejected.length
    before = now
    if (isLess) for (const listener of listeners) listener()
  })

  // What an earlier page has left is sent by the next one.
  const resume = () => void known().then(() => (isOnline() ? queue.send() : undefined))
  if (typeof window !== 'undefined') window.addEventListener('online', resume)
  resume()
  return source
}

const browserIsOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

function totalWith({ total }: ListResult<Row>, more: number): ListResult<Row>['total'] {
  return total.kind === 'unknown' ? total : { ...total, count: Math.max(0, total.count + more) }
}

function gone(id: RecordId): ProblemError {
  return new ProblemError({ status: 404, title: `“${id}” is to be removed` })
}
