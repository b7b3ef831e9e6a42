/** What is kept of a file that is not sent yet. */
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
  /** Not there when it was too large to keep, or the browser had no room for it. */
  readonly file: File | undefined
}

export interface UploadKeeper {
  /** Keeps a file for after a reload, under the name that it answers with. */
  keep(keptAs: string | undefined, facts: KeptFacts, file: File): Promise<string | undefined>
  note(keptAs: string, facts: KeptFacts): void
  forget(keptAs: string): void
  /** What an earlier page left behind, but not what another one is busy with. */
  restore(adapter: string | undefined): Promise<readonly KeptUpload[]>
}

interface Row extends KeptFacts {
  readonly keptAs: string
  readonly list: string
  readonly at: number
}

/** A browser copies what it keeps: more than this is asked for again. */
const largestKept = 100_000_000

/** Servers let go of unfinished uploads after some days. */
const longestKept = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps unfinished uploads in IndexedDB, facts and contents apart. A browser that keeps nothing, as some do in private
 * windows, sends all the same.
 */
export function keepUploads(list: string): UploadKeeper {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => (opened ??= open())

  async function write(stores: readonly string[], change: (of: (name: string) => IDBObjectStore) => void) {
    const transaction = (await database()).transaction(stores, 'readwrite')
    change((name) => transaction.objectStore(name))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
    })
  }

  const rowOf = (keptAs: string, facts: KeptFacts): Row => ({ ...facts, keptAs, list, at: Date.now() })

  function forget(keptAs: string) {
    locks.get(keptAs)?.()
    write(['facts', 'files'], (of) => {
      of('facts').delete(keptAs)
      of('files').delete(keptAs)
    }).catch(() => {})
  }

  return {
    async keep(known, facts, file) {
      if (typeof indexedDB === 'undefined') return undefined
      const keptAs = known ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
      try {
        await lock(keptAs)
        await write(['facts'], (of) => void of('facts').put(rowOf(keptAs, facts)))
        // Nobody waits for the content: it may be large, and where there is no room for it, it is asked for again.
        if (!known && file.size <= largestKept) {
          write(['files'], (of) => void of('files').put(file, keptAs)).catch(() => {})
        }
        return keptAs
      } catch {
        return undefined
      }
    },
    note(keptAs, facts) {
      write(['facts'], (of) => void of('facts').put(rowOf(keptAs, facts))).catch(() => {})
    },
    forget,
    async restore(adapter) {
      if (typeof indexedDB === 'undefined') return []
      try {
        const all = await read<Row[]>((await database()).transaction('facts').objectStore('facts').getAll())
        const kept: KeptUpload[] = []
        for (const row of all) {
          if (row.list !== list || row.adapter !== adapter || !(await lock(row.keptAs))) continue
          if (Date.now() - row.at > longestKept) {
            forget(row.keptAs)
            continue
          }
          const files = (await database()).transaction('files').objectStore('files')
          kept.push({ ...row, file: await read<File | undefined>(files.get(row.keptAs)) })
        }
        return kept
      } catch {
        return []
      }
    },
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('screenwright-uploads', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('facts', { keyPath: 'keptAs' })
    request.result.createObjectStore('files')
  }
  return read(request)
}

function read<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no reason'))
  })
}

/** How to let go of each file that this page holds. */
const locks = new Map<string, () => void>()

/** Holds a file for this page, so that another one of the same app does not send it as well. */
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
