import type { Entity } from '../../spec/entities/Entity'
import { type RecordStore, recordStore } from '../recordStore'
import { recordWrites, type RecordWrites } from '../recordWrites'
import type { Row } from '../Row'
import type { IndexedDbSourceOptions } from './IndexedDbSourceOptions'
import type { keptRecords, KeptState } from './keptRecords'
import { storageError } from './storageProblem'

/** The records as a page knows them, in the order and with the indexes that lists need. */
export interface KeptMirror {
  readonly store: RecordStore
  readonly writes: RecordWrites
  /** The state of what is kept that they show. */
  readonly now: KeptState
}

/**
 * Mirror what is kept, which is begun with the seed and upgraded where it has to be.
 *
 * @returns brings the mirror up to what is kept by then, because other tabs write too
 */
export function keptMirror(
  entity: Entity,
  kept: ReturnType<typeof keptRecords>,
  options: IndexedDbSourceOptions<Row>,
): () => Promise<KeptMirror> {
  const { seed = [], version = 1, upgrade, make, derive, me, t, locale = 'en', errors } = options
  let mirror = begin()

  function begin(rows: readonly Row[] = []) {
    const store = recordStore(entity, rows, locale, 'indexedDbSource')
    const words = { t, locale, errors }
    const writes = recordWrites(entity, store, { source: 'indexedDbSource', make, derive, words, me })
    return { store, writes, now: undefined as KeptState | undefined }
  }

  async function seedRows(): Promise<readonly (readonly [string, Row])[]> {
    const rows = typeof seed === 'function' ? await seed() : seed
    // Two records with one id are told to the developer.
    begin(rows)
    return rows.map((row) => [String(row[entity.id]), { ...row }])
  }

  return async () => {
    for (;;) {
      const known = mirror
      const { now, records } = await kept.readSince(known.now?.change ?? 0)
      if (!now) {
        await kept.begin(await seedRows(), version)
      } else if (now.version < version) {
        const from = now.version
        await kept.renew(from, version, (row) => (upgrade ? upgrade(row, from) : row))
      } else if (now.version > version) {
        throw storageError('storage.newer', t)
      } else if (known.now && known.now.epoch !== now.epoch) {
        mirror = begin()
      } else if (known === mirror) {
        for (const { key, change, row } of records.toSorted((one, other) => one.place - other.place)) {
          // An answer that was on its way while a later one came tells nothing new.
          if (change <= (known.now?.change ?? 0)) continue
          if (row) known.store.put(row)
          else known.store.drop(key)
        }
        if (now.change > (known.now?.change ?? 0)) known.now = now
        return known as KeptMirror
      }
    }
  }
}
