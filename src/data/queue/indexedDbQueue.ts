import type { DBSchema } from 'idb'
import { openedDatabase } from '../../internal/openedDatabase'
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
  const database = openedDatabase<Kept>(place, {
    upgrade: (created) => void created.createObjectStore('writes', { keyPath: 'key' }),
  })

  return {
    load: async () => (await database()).getAll('writes'),
    put: async (write) => void (await (await database()).put('writes', write)),
    delete: async (key) => (await database()).delete('writes', key),
    // Without Web Locks, as on pages without https, two pages may send the same: by its key it has one effect.
    alone: (act) => ('locks' in navigator ? navigator.locks.request(place, act) : act()),
  }
}
