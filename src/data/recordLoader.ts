import { listen } from '../internal/listen'
import { ownValue } from '../spec/values/ownValue'
import type { RecordId } from './DataSource'
import { type ReadableSource, type ReadRecord, readRecords } from './readRecords'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** The state of one record: in one word, and with the record where there is one. */
export type LoadedRecord = { readonly status: 'loading' } | ReadRecord

/** Reads records of one source by their ids, many with one request, and keeps what it has read. */
export interface RecordLoader {
  /** Return the current state; the same object until it changes. */
  get(id: RecordId): LoadedRecord
  /** Asks for a record, with all others that are asked for in the same turn, and listens to what becomes of it. */
  subscribe(id: RecordId, listener: () => void): () => void
  /** Listens to records that come, called once for those that come together; asks for none. */
  listen(listener: () => void): () => void
  /** Asks again for every record that could not be read. */
  retry(): void
  /** Takes in records that were read or written elsewhere. */
  keep(records: readonly object[]): void
  /** Notes that a record was removed. */
  drop(id: RecordId): void
  /** The id that is written so, a number where the source gives numbers; the text itself where none is known. */
  idOf(text: string): RecordId
}

/** After so long a record is asked for again when it is next shown; until the answer it stays as it was. */
const FRESH_MILLISECONDS = 30_000

/** A page that is open all day shows many records; beyond this number, those out of sight are forgotten. */
const MOST_KEPT = 5_000

const loaders = new WeakMap<object, RecordLoader>()

/** The one loader of a source, so that all that a page shows shares one memory without a provider. */
export function recordLoaderOf(source: ReadableSource, idName: string): RecordLoader {
  const known = loaders.get(source)
  if (known) return known
  const loader = createLoader(source, idName)
  loaders.set(source, loader)
  return loader
}

/** Tell the loader of a source, if it has one, of a change: a title that was changed is shown everywhere. */
export function tellLoader(source: object, tell: (loader: RecordLoader) => void): void {
  const loader = loaders.get(source)
  if (loader) tell(loader)
}

interface Entry {
  id: RecordId
  readonly listeners: Set<() => void>
  state: LoadedRecord
  /** When it was read; nothing when it has to be read again. */
  readAt?: number | undefined
  /** Whether it is asked for and not answered yet. */
  asked: boolean
}

const loading: LoadedRecord = { status: 'loading' }

function createLoader(source: ReadableSource, idName: string): RecordLoader {
  const entries = new Map<string, Entry>()
  const waiting = new Set<Entry>()
  const listeners = new Set<() => void>()

  function entryOf(id: RecordId): Entry {
    const key = String(id)
    const entry = entries.get(key) ?? { id, listeners: new Set(), state: loading, asked: false }
    entries.set(key, entry)
    return entry
  }

  function set(entry: Entry, state: LoadedRecord, readAt?: number): void {
    entry.asked = false
    entry.readAt = readAt
    entry.state = state
    // An id from an address is text, even where ids are numbers.
    const id = state.status === 'ready' ? ownValue(state.record, idName) : undefined
    if (isTextOrNumber(id)) entry.id = id
    for (const listener of entry.listeners) listener()
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function ask(entry: Entry): void {
    if (entry.asked) return
    entry.asked = true
    if (waiting.size === 0) queueMicrotask(() => void readWaiting())
    waiting.add(entry)
  }

  async function readWaiting(): Promise<void> {
    const wanted = [...waiting]
    waiting.clear()
    const ids: RecordId[] = []
    for (const entry of wanted) {
      // Records scrolled past before their turn are not read.
      if (entry.listeners.size > 0) ids.push(entry.id)
      else entry.asked = false
    }
    const answers = await readRecords(source, idName, ids)
    for (const entry of wanted) {
      const answer = answers.get(String(entry.id))
      // It was written meanwhile: that is newer than the answer.
      if (!answer || !entry.asked) continue
      if (answer.status !== 'failed') set(entry, answer, Date.now())
      // A record that is known stays, even if it cannot be read again.
      else set(entry, entry.state.status === 'ready' ? entry.state : answer)
    }
    tell()
  }

  function forgetOthers(): void {
    for (const [key, { listeners, asked }] of entries) {
      if (entries.size <= MOST_KEPT) return
      if (listeners.size === 0 && !asked) entries.delete(key)
    }
  }

  source.subscribe?.(() => {
    for (const entry of entries.values()) {
      entry.readAt = undefined
      if (entry.listeners.size > 0) ask(entry)
    }
  })

  return {
    get: (id) => entries.get(String(id))?.state ?? loading,

    subscribe(id, listener) {
      const entry = entryOf(id)
      const { readAt = 0, state } = entry
      const stop = listen(entry.listeners, listener)
      if (Date.now() - readAt > FRESH_MILLISECONDS && state.status !== 'failed') ask(entry)
      forgetOthers()
      return stop
    },

    listen: (listener) => listen(listeners, listener),

    retry() {
      for (const entry of entries.values()) {
        if (entry.state.status !== 'failed') continue
        set(entry, loading)
        if (entry.listeners.size > 0) ask(entry)
      }
    },

    keep(records) {
      for (const record of records) {
        const id = ownValue(record, idName)
        if (isTextOrNumber(id)) set(entryOf(id), { status: 'ready', record }, Date.now())
      }
      tell()
    },

    drop: (id) => set(entryOf(id), { status: 'missing' }, Date.now()),

    idOf: (text) => entries.get(text)?.id ?? text,
  }
}
