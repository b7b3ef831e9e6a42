import type { DBSchema } from 'idb'
import { openedDatabase } from '../internal/openedDatabase'
import type { DraftStore, KeptDraft } from './DraftStore'

interface KeptDrafts extends DBSchema {
  drafts: {
    key: string
    value: KeptDraft
    indexes: { place: [person: string, key: string]; person: string; until: number }
  }
}

/** Keep drafts in IndexedDB, which a killed browser keeps, too. */
export const indexedDrafts: DraftStore = {
  async read({ person, key }) {
    const kept = await database()
    const expired = await kept.getAllKeysFromIndex('drafts', 'until', IDBKeyRange.upperBound(Date.now()))
    await Promise.all(expired.map((id) => kept.delete('drafts', id)))
    return kept.getAllFromIndex('drafts', 'place', [person, key])
  },
  async write(draft) {
    await (await database()).put('drafts', draft)
  },
  async remove(id) {
    await (await database()).delete('drafts', id)
  },
  async forget(person) {
    const kept = await database()
    const ids = await kept.getAllKeysFromIndex('drafts', 'person', person)
    await Promise.all(ids.map((id) => kept.delete('drafts', id)))
  },
}

/**
 * Remove every draft that a person left on this device, for instance when they sign out. Without IndexedDB there is
 * none.
 */
export async function forgetDrafts(person: string): Promise<void> {
  if (typeof indexedDB !== 'undefined') await indexedDrafts.forget(person)
}

const database = openedDatabase<KeptDrafts>('screenwright-drafts', {
  upgrade(created) {
    const drafts = created.createObjectStore('drafts', { keyPath: 'id' })
    drafts.createIndex('place', ['person', 'key'])
    drafts.createIndex('person', 'person')
    drafts.createIndex('until', 'until')
  },
})
