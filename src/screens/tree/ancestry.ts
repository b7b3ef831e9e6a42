import type { RecordId } from '../../data/DataSource'
import type { RecordLoader } from '../../data/recordLoader'
import { listen } from '../../internal/listen'
import { isForbidden, isGone } from '../source/problemKinds'

/** The records above others, as far as they are read. */
export interface Ancestors {
  /** By id, as text. */
  readonly records: ReadonlyMap<string, object>
  /** The ids that lead to no record that the person may read. */
  readonly missing: ReadonlySet<string>
  /** The ids of those that gave no answer this time, and may be there all the same. */
  readonly failed: ReadonlySet<string>
  /** Whether some are still on their way. */
  readonly isLoading: boolean
}

export interface Ancestry {
  subscribe(listener: () => void): () => void
  getState(): Ancestors
  /** Begins with these ids, and reads on upwards. */
  setStart(ids: readonly RecordId[]): void
}

const nothing: Ancestors = { records: new Map(), missing: new Set(), failed: new Set(), isLoading: false }

/** So deep no tree is: what leads on further is a circle in which every step is another record. */
const deepest = 200

/** Read the records above others, level by level; those that many share are read once, and a circle comes to an end. */
export function createAncestry(
  loader: RecordLoader,
  getParentId: (record: object) => RecordId | undefined,
): Ancestry {
  let start: readonly RecordId[] = []
  let state = nothing
  const listeners = new Set<() => void>()
  const held = new Map<string, () => void>()

  function read(): Ancestors {
    const records = new Map<string, object>()
    const missing = new Set<string>()
    const failed = new Set<string>()
    let isLoading = false
    let level = start
    for (let depth = 0; level.length > 0 && depth < deepest; depth += 1) {
      const next: RecordId[] = []
      for (const id of level) {
        const key = String(id)
        if (records.has(key) || missing.has(key) || failed.has(key)) continue
        if (listeners.size > 0 && !held.has(key)) held.set(key, loader.subscribe(id, update))
        const loaded = loader.get(id)
        if (loaded.status === 'loading') isLoading = true
        else if (loaded.status === 'failed' && !isGone(loaded.problem) && !isForbidden(loaded.problem)) {
          failed.add(key)
        } else if (loaded.status !== 'ready') missing.add(key)
        else {
          records.set(key, loaded.record)
          const parent = getParentId(loaded.record)
          if (parent !== undefined) next.push(parent)
        }
      }
      level = next
    }
    return { records, missing, failed, isLoading }
  }

  function update() {
    const next = read()
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  function leave() {
    for (const stop of held.values()) stop()
    held.clear()
  }

  return {
    getState: () => state,
    subscribe(listener) {
      const stop = listen(listeners, listener)
      update()
      return () => {
        stop()
        if (listeners.size === 0) leave()
      }
    },
    setStart(ids) {
      if (JSON.stringify(ids) === JSON.stringify(start)) return
      start = ids
      update()
    },
  }
}

function isSame(one: Ancestors, other: Ancestors): boolean {
  return (
    one.isLoading === other.isLoading &&
    isSameSet(one.missing, other.missing) &&
    isSameSet(one.failed, other.failed) &&
    one.records.size === other.records.size &&
    [...other.records].every(([id, record]) => one.records.get(id) === record)
  )
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...other].every((id) => one.has(id))
}

/** The way to a record from the top, itself not among it; what stands above a circle, or cannot be read, is left out. */
export function pathTo(
  record: object | undefined,
  records: ReadonlyMap<string, object>,
  getParentId: (record: object) => RecordId | undefined,
): readonly object[] {
  const path: object[] = []
  for (let at = record; at;) {
    const parent = getParentId(at)
    const above = parent === undefined ? undefined : records.get(String(parent))
    if (!above || above === record || path.includes(above)) break
    path.unshift(above)
    at = above
  }
  return path
}
