import type { RecordId } from '../../data/DataSource'
import { listen } from '../../internal/listen'

/** A record as it will be; undefined once it is removed. */
export type Change = (record: object) => object | undefined

/**
 * Changes of a source's records that are shown before it has answered. They lie over what is known, and are
 * never written into it: records read meanwhile stay as the source gave them, and taking a change back is
 * leaving it out.
 */
export interface PendingChanges {
  /** Shows a change until the returned function is called. */
  add(id: RecordId, change: Change): () => void
  /** A record with all that is pending; the same object where nothing is. */
  apply<R extends object>(id: RecordId | undefined, record: R): R | undefined
  /** The ids of the records that are being changed, as texts. */
  ids(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** Another object after each change. */
  getSnapshot(): object
}

const all = new WeakMap<object, PendingChanges>()

export function pendingChangesOf(source: object): PendingChanges {
  const pending = all.get(source) ?? createPending()
  all.set(source, pending)
  return pending
}

function createPending(): PendingChanges {
  const listeners = new Set<() => void>()
  let changes: readonly { readonly key: string; readonly change: Change }[] = []
  /** The same record with the same changes is the same object, because React compares. */
  let made = new WeakMap<object, object | undefined>()

  function set(next: typeof changes) {
    changes = next
    made = new WeakMap()
    for (const listener of listeners) listener()
  }

  return {
    add(id, change) {
      const own = { key: String(id), change }
      set([...changes, own])
      return () => {
        if (changes.includes(own)) set(changes.filter((one) => one !== own))
      }
    },

    apply<R extends object>(id: RecordId | undefined, record: R): R | undefined {
      if (changes.length === 0 || id === undefined) return record
      const own = changes.filter(({ key }) => key === String(id))
      if (own.length === 0) return record
      if (!made.has(record)) {
        made.set(
          record,
          own.reduce<object | undefined>((now, { change }) => now && change(now), record),
        )
      }
      return made.get(record) as R | undefined
    },

    ids: () => new Set(changes.map(({ key }) => key)),
    subscribe: (listener) => listen(listeners, listener),
    getSnapshot: () => changes,
  }
}
