import type { DBSchema } from 'idb'
import { dayLength } from '../internal/dayLength'
import { openedDatabase } from '../internal/openedDatabase'

/** The facts that are kept of a file which is not sent yet. */
export interface KeptFacts {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly checksum: string | undefined
  readonly adapter: string
  readonly resumeState: unknown
}

export interface KeptUpload extends KeptFacts {
  readonly keptAs: string
  /** Undefined when it was too large to keep, or the browser had no room for it. */
  readonly file: File | undefined
}

export interface UploadKeeper {
  /** Keeps a file for after a reload, and returns the name that it is kept under. */
  keep(keptAs: string | undefined, facts: KeptFacts, file: File): Promise<string | undefined>
  note(keptAs: string, facts: KeptFacts): void
  forget(keptAs: string): void
  /** Brings back what an earlier page left behind, except what another page is busy with. */
  restore(adapter: string | undefined): Promise<readonly KeptUpload[]>
}

interface Row extends KeptFacts {
  readonly keptAs: string
  readonly list: string
  readonly at: number
  /** `resumeState`, in rows that an earlier version wrote. */
  readonly memory?: unknown
}

/** Facts and contents apart, because facts are written often and contents may be large. */
interface KeptUploads extends DBSchema {
  facts: { key: string; value: Row }
  files: { key: string; value: File }
}

/** Larger files are asked for again, because a browser copies what it keeps. */
const largestKept = 100_000_000

/** Servers remove unfinished uploads after some days. */
const longestKept = 7 * dayLength

/** Keep unfinished uploads in IndexedDB. A browser that keeps nothing, as some do in private windows, sends all the same. */
export function keepUploads(list: string): UploadKeeper {
  const database = openedDatabase<KeptUploads>('screenwright-uploads', {
    upgrade(created) {
      created.createObjectStore('facts', { keyPath: 'keptAs' })
      created.createObjectStore('files')
    },
  })

  const rowOf = (keptAs: string, facts: KeptFacts): Row => ({ ...facts, keptAs, list, at: Date.now() })

  async function remove(keptAs: string) {
    const transaction = (await database()).transaction(['facts', 'files'], 'readwrite')
    await Promise.all([
      transaction.objectStore('facts').delete(keptAs),
      transaction.objectStore('files').delete(keptAs),
      transaction.done,
    ])
  }

  function forget(keptAs: string) {
    locks.get(keptAs)?.()
    remove(keptAs).catch(ignore)
  }

  return {
    async keep(known, facts, file) {
      if (typeof indexedDB === 'undefined') return undefined
      const keptAs = known ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
      try {
        await lock(keptAs)
        const kept = await database()
        await kept.put('facts', rowOf(keptAs, facts))
        // Not awaited, because the content may be large. Where there is no room for it, it is asked for again.
        if (!known && file.size <= largestKept) kept.put('files', file, keptAs).catch(ignore)
        return keptAs
      } catch {
        return undefined
      }
    },
    note(keptAs, facts) {
      database()
        .then((kept) => kept.put('facts', rowOf(keptAs, facts)))
        .catch(ignore)
    },
    forget,
    async restore(adapter) {
      if (typeof indexedDB === 'undefined') return []
      try {
        const stored = await database()
        const kept: KeptUpload[] = []
        for (const { memory, ...row } of await stored.getAll('facts')) {
          const { keptAs, resumeState = memory } = row
          if (row.list !== list || row.adapter !== adapter || !(await lock(keptAs))) continue
          if (Date.now() - row.at > longestKept) forget(keptAs)
          else kept.push({ ...row, resumeState, file: await stored.get('files', keptAs) })
        }
        return kept
      } catch {
        return []
      }
    },
  }
}

const ignore = () => {}

/** Release the lock of each file that this page holds. */
const locks = new Map<string, () => void>()

/** Hold a file for this page, so that another one of the same app does not send it as well. */
async function lock(keptAs: string): Promise<boolean> {
  if (locks.has(keptAs)) return true
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks
      .request(`screenwright-upload-${keptAs}`, { ifAvailable: true }, (held) => {
        resolve(held !== null)
        if (held) return new Promise<void>((letGo) => locks.set(keptAs, letGo))
      })
      .finally(() => locks.delete(keptAs))
  })
}
