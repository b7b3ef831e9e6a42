import type { DBSchema, IDBPTransaction } from 'idb'
import { dayLength } from '../../internal/dayLength'
import { openedDatabase } from '../../internal/openedDatabase'
import type { RemovedRecord } from '../DataSource'
import type { Versions } from '../recordVersions'
import type { Row } from '../Row'

/** A record as it is kept. One without a row was removed. */
export interface KeptRecord {
  /** The id as text. */
  readonly key: string
  /** Where it stands among the records in the order in which they came. */
  readonly place: number
  /** The number of the change that wrote it. */
  readonly change: number
  readonly row?: Row | undefined
}

/** The state of the records as a whole. */
export interface KeptState {
  /** How many changes there were. Every write compares it, so that nothing is lost between two tabs. */
  readonly change: number
  readonly places: number
  /** The version of the product's own fields. */
  readonly version: number
  /** Another one means that everything was cleared and begun anew. */
  readonly epoch: string
}

/** The answer to a write with an idempotency key, or a record that was removed and may be brought back. */
export interface KeptAnswer {
  readonly key: string
  readonly at: number
  readonly row?: Row | undefined
}

/** The versions of a record, where they are kept. */
export interface KeptVersions {
  readonly key: string
  readonly versions: Versions
}

/** A removed record, where a trash is kept. */
export interface KeptRemoved {
  readonly key: string
  readonly removed: RemovedRecord<Row>
}

interface Kept extends DBSchema {
  records: { key: string; value: KeptRecord; indexes: { change: number } }
  state: { key: 'now'; value: KeptState }
  answers: { key: string; value: KeptAnswer; indexes: { at: number } }
  versions: { key: string; value: KeptVersions }
  trash: { key: string; value: KeptRemoved }
}

/** A retry, or the wish to have it back, comes within minutes; a day is more than enough. */
const ANSWERS_KEPT = dayLength

export interface KeptChange {
  readonly key: string
  /** The row as it is from now on; undefined where it is removed. */
  readonly row: Row | undefined
  /** The key of the answer that a repeated call is given. */
  readonly answer: string | undefined
  /** The row that is removed, which may be brought back. */
  readonly removed?: Row | undefined
  /** The same for the trash, where one is kept. */
  readonly trashed?: RemovedRecord<Row> | undefined
  /** The versions of the row, where they are kept. */
  readonly versions?: Versions | undefined
}

const removedKey = (key: string) => `removed ${key}`

const STORES = ['records', 'state', 'answers', 'versions', 'trash'] as const

type Writing = IDBPTransaction<Kept, typeof STORES, 'readwrite'>

/** Records in a database of the browser, in which each write is a change with a number. */
export function keptRecords(name: string) {
  const database = openedDatabase<Kept>(name, {
    version: 3,
    upgrade(created, before) {
      if (before < 1) {
        created.createObjectStore('records', { keyPath: 'key' }).createIndex('change', 'change')
        created.createObjectStore('state')
        created.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at')
      }
      if (before < 2) created.createObjectStore('versions', { keyPath: 'key' })
      created.createObjectStore('trash', { keyPath: 'key' })
    },
  })

  /** Run a transaction that is undone as a whole when something in it fails. */
  async function write<Answer>(act: (transaction: Writing) => Promise<Answer>): Promise<Answer> {
    const transaction = (await database()).transaction(STORES, 'readwrite')
    try {
      const answer = await act(transaction)
      await transaction.done
      return answer
    } catch (error) {
      // Awaited above, or undone here: then it rejects a second time.
      transaction.done.catch(() => {})
      try {
        transaction.abort()
      } catch {
        // It was undone already.
      }
      throw transaction.error ?? error
    }
  }

  const state = (transaction: Writing) => transaction.objectStore('state').get('now')

  return {
    /** The state, and what was written since a change. */
    async readSince(change: number) {
      const transaction = (await database()).transaction(['records', 'state'])
      const now = await transaction.objectStore('state').get('now')
      const records =
        now && now.change !== change
          ? await transaction
              .objectStore('records')
              .index('change')
              .getAll(IDBKeyRange.lowerBound(change, true))
          : []
      return { now, records }
    },

    async versionsOf(key: string): Promise<Versions | undefined> {
      return (await (await database()).get('versions', key))?.versions
    },

    /** The versions of all records, by their ids. */
    async allVersions(): Promise<readonly KeptVersions[]> {
      return (await database()).getAll('versions')
    },

    async answerTo(key: string): Promise<KeptAnswer | undefined> {
      return (await database()).get('answers', key)
    },

    /** A row as it was when it was removed. */
    async removedRow(key: string): Promise<Row | undefined> {
      return (await (await database()).get('answers', removedKey(key)))?.row
    },

    /** The removed records of the trash, by their ids. */
    async trashed(): Promise<readonly KeptRemoved[]> {
      return (await database()).getAll('trash')
    },

    /** Take removed records out of the trash for good. */
    purge: (keys: readonly string[]) =>
      write(async (transaction) => {
        for (const key of keys) {
          await transaction.objectStore('trash').delete(key)
          await transaction.objectStore('answers').delete(removedKey(key))
        }
      }),

    /** Begin with these rows, unless another tab has begun meanwhile. */
    begin: (rows: readonly (readonly [key: string, row: Row])[], version: number) =>
      write(async (transaction) => {
        if (await state(transaction)) return
        const records = transaction.objectStore('records')
        await records.clear()
        for (const [place, [key, row]] of rows.entries()) await records.put({ key, place, change: 1, row })
        const epoch = `${Date.now()}-${Math.random()}`
        await transaction.objectStore('state').put({ change: 1, places: rows.length, version, epoch }, 'now')
      }),

    /** Write every row anew for another version of the fields, unless another tab has done so meanwhile. */
    renew: (from: number, version: number, renewed: (row: Row) => Row) =>
      write(async (transaction) => {
        const now = await state(transaction)
        if (now?.version !== from) return
        const records = transaction.objectStore('records')
        const change = now.change + 1
        for (const { row, ...record } of await records.getAll()) {
          if (row) await records.put({ ...record, change, row: renewed(row) })
        }
        await transaction.objectStore('state').put({ ...now, change, version }, 'now')
      }),

    /**
     * Write one row, or remove it, with the answer that a repeated call is given, and with the row that may be brought back.
     * @returns whether it was written: not when there was a change since the one that the caller knows
     */
    change: (known: KeptState, { key, row, answer, removed, trashed, versions }: KeptChange) =>
      write(async (transaction) => {
        const now = await state(transaction)
        if (now?.change !== known.change || now.epoch !== known.epoch) return false
        const records = transaction.objectStore('records')
        const before = await records.get(key)
        const place = before?.row ? before.place : now.places
        const change = now.change + 1
        await records.put({ key, place, change, ...(row && { row }) })
        if (versions) await transaction.objectStore('versions').put({ key, versions })
        const places = Math.max(now.places, place + 1)
        await transaction.objectStore('state').put({ ...now, change, places }, 'now')
        const answers = transaction.objectStore('answers')
        const at = Date.now()
        const old = await answers.index('at').getAllKeys(IDBKeyRange.upperBound(at - ANSWERS_KEPT))
        for (const one of old) await answers.delete(one)
        if (answer !== undefined) await answers.put({ key: answer, at, ...(row && { row }) })
        if (removed) await answers.put({ key: removedKey(key), at, row: removed })
        if (trashed) await transaction.objectStore('trash').put({ key, removed: trashed })
        else if (row) await transaction.objectStore('trash').delete(key)
        return true
      }),

    clear: () =>
      write(async (transaction) => {
        for (const store of STORES) await transaction.objectStore(store).clear()
      }),
  }
}
