import type { DBSchema } from 'idb'
import type { RecordId } from '../../data/DataSource'
import { newKey } from '../../internal/newKey'
import { openedDatabase } from '../../internal/openedDatabase'
import type { Id } from '../../spec/fields/FieldBase'
import { undoWindow } from './undoOffers'

/** Something that a person may still take back: what was done with which records, and none of their values. */
export interface KeptUndo {
  readonly key: string
  readonly person: string
  /** The name of the entity. */
  readonly entity: string
  readonly ids: readonly RecordId[]
  /** The transition that was taken; without one the records were removed. */
  readonly transition?: string | undefined
  /** How long it is offered, in milliseconds since 1970. */
  readonly until: number
}

interface Kept extends DBSchema {
  undos: { key: string; value: KeptUndo; indexes: { person: string } }
}

/** Undos that this page offers, or has offered: they are not offered here again. */
const offeredHere = new Set<string>()

/**
 * Keep that something can be taken back, so that it outlives the page. Of a person who is not known nothing is kept.
 *
 * @returns claims the undo: whether it is still to be done, because another tab may have done it
 */
export function keepUndo({
  person,
  ...undo
}: Pick<KeptUndo, 'entity' | 'ids' | 'transition'> & {
  readonly person: Id | undefined
}): () => Promise<boolean> {
  if (person === undefined || typeof indexedDB === 'undefined') return () => Promise.resolve(true)
  const key = newKey()
  offeredHere.add(key)
  const written = write({ ...undo, key, person: String(person), until: Date.now() + undoWindow })
  return async () => ((await written) ? claimUndo(key) : true)
}

/** Read the undos of a person for an entity that this page has not offered yet. */
export async function readUndos(person: Id | undefined, entity: string): Promise<readonly KeptUndo[]> {
  if (person === undefined || typeof indexedDB === 'undefined') return []
  try {
    const kept = await database()
    const all = await kept.getAllFromIndex('undos', 'person', String(person))
    const late = all.filter(({ until }) => until < Date.now())
    await Promise.all(late.map(({ key }) => kept.delete('undos', key)))
    return all.filter((undo) => undo.entity === entity && !late.includes(undo) && !offeredHere.has(undo.key))
  } catch {
    // A browser that keeps nothing has nothing to offer.
    return []
  }
}

/** Note that this page offers it; false where it has done so already. */
export function noteOffered({ key }: KeptUndo): boolean {
  const isNew = !offeredHere.has(key)
  offeredHere.add(key)
  return isNew
}

/** Take an undo off the list, in one step: true in the first tab alone. */
export async function claimUndo(key: string): Promise<boolean> {
  try {
    const transaction = (await database()).transaction('undos', 'readwrite')
    const kept = await transaction.store.get(key)
    await transaction.store.delete(key)
    await transaction.done
    return kept !== undefined
  } catch {
    return true
  }
}

/**
 * Remove what a person could still take back, for instance when they sign out. Without IndexedDB there is nothing.
 */
export async function forgetUndos(person: Id): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  const kept = await database()
  const keys = await kept.getAllKeysFromIndex('undos', 'person', String(person))
  await Promise.all(keys.map((key) => kept.delete('undos', key)))
}

async function write(undo: KeptUndo): Promise<boolean> {
  try {
    await (await database()).put('undos', undo)
    return true
  } catch {
    return false
  }
}

const database = openedDatabase<Kept>('screenwright-undos', {
  upgrade(created) {
    created.createObjectStore('undos', { keyPath: 'key' }).createIndex('person', 'person')
  },
})
