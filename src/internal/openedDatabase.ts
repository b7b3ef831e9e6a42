import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb'

interface DatabaseOptions<Schema extends DBSchema> {
  readonly version?: number | undefined
  /** Makes the stores that are missing, given the version that is there: 0 where there is none. */
  readonly upgrade: (database: IDBPDatabase<Schema>, before: number) => void
}

/**
 * A database of the browser. It is opened when it is first asked for, and `idb` loaded with it, because many pages never do; and
 * again after it could not be opened or was closed. Another tab that deletes it, or brings a later
 * version of the library, is not to wait for this one.
 *
 * @returns a function that opens it, and rejects where the browser keeps nothing
 */
export function openedDatabase<Schema extends DBSchema>(
  name: string,
  { version = 1, upgrade }: DatabaseOptions<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade,
    blocking(_current, _blocked, event) {
      forget()
      ;(event.target as IDBDatabase | null)?.close()
    },
    terminated: forget,
  }

  async function open() {
    if (typeof indexedDB === 'undefined') throw new DOMException('There is no IndexedDB', 'SecurityError')
    const { openDB } = await import('idb')
    return openDB<Schema>(name, version, callbacks)
  }

  return () => {
    if (!opened) {
      opened = open()
      opened.catch(forget)
    }
    return opened
  }
}
