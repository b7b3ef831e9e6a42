import type { DBSchema, IDBPDatabase } from 'idb'
import type { QueuedWrite, QueueStore } from './QueuedWrite'

interface Kept extends DBSchema {
  writes: { key: string; value: QueuedWrite }
}

/**
 * Keep waiting writes in a database of the browser. What waits is what a person entered: let the name differ for each person,
 * so that another one at the same browser neither sees nor sends it.
 *
 * @param name tells the queue from others: `invoices of ${userId}`
 */
export function indexedDbQueue(name: string): QueueStore {
  const place = `screenwright queue ${name}`
  let opened: Promise<IDBPDatabase<Kept>> | undefined

  /** Load `idb` only when something is read or written. */
  async function open(): Promise<IDBPDatabase<Kept>> {
    const { openDB } = await import('idb')
    return openDB<Kept>(place, 1, {
      upgrade: (created) => void created.createObjectStore('writes', { keyPath: 'key' }),
      terminated() {
        opened = undefined
      },
    })
  }

  const database = () => {
    opened ??= open()
    // A browser that keeps nothing now may do so later.
    opened.catch(() => (opened = undefined))
    return opened
  }

  return {
    load: async () => (await database()).getAll('writes'),
    put: async (write) => void (await (await database()).put('writes', write)),
    delete: async (key) => (await database()).delete('writes', key),
    // Without Web Locks, as on pages without https, two pages may send the same: by its key it has one effect.
    alone: (act) => ('locks' in navigator ? navigator.locks.request(place, act) : act()),
  }
}
