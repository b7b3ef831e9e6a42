import { listen } from '../internal/listen'
import { type Entry, type Known, makeEntry, shownOf, valueOf } from './Entry'
import { oncePerFrame } from './oncePerFrame'
import { type FileValue, isDone, isOut, isUnderWay, type UploadTally } from './Upload'

export type UploadRoster = ReturnType<typeof createRoster>

/** Keep the entries of a list in order, and tell its listeners of changes, once for each frame. */
export function createRoster(sends: () => boolean) {
  const entries = new Map<string, Entry>()
  const labels = new Set<string>()
  const changed = new Set<Entry>()
  const listeners = new Set<() => void>()
  const byUpload = new Map<string, Set<() => void>>()
  const waiters = new Set<() => void>()

  let made = 0
  let ids: readonly string[] = []
  let value: readonly FileValue[] = []
  let tally = tallyOf([])
  const frame = oncePerFrame(publish)

  function publish() {
    const rows = [...entries.values()]
    ids = sameOr(
      ids,
      rows.map(({ id }) => id),
    )
    value = sameOr(
      value,
      rows.flatMap((entry) => {
        entry.value = valueOf(entry, sends())
        if (!entry.value) return []
        entry.worths.add(entry.value)
        return [entry.value]
      }),
    )
    tally = tallyOf(rows)
    const told = [...changed]
    changed.clear()
    for (const entry of told) entry.shown = shownOf(entry)
    for (const { id } of told) for (const listener of byUpload.get(id) ?? []) listener()
    for (const listener of listeners) listener()
    if (isBusy()) return
    for (const settle of waiters) settle()
    waiters.clear()
  }

  function isBusy() {
    for (const { status } of entries.values()) if (isUnderWay(status)) return true
    return false
  }

  function change(entry: Entry, next: Partial<Entry>) {
    Object.assign(entry, next)
    changed.add(entry)
    frame.ask()
  }

  return {
    entries,
    change,
    tell: frame.now,
    put(known: Known, file?: File): Entry {
      let label = known.name
      for (let same = 2; labels.has(label); same++) label = `${known.name} (${same})`
      labels.add(label)
      const entry = makeEntry(`upload-${++made}`, label, known, file)
      entries.set(entry.id, entry)
      change(entry, {})
      return entry
    },
    takeOut(entry: Entry) {
      entries.delete(entry.id)
      labels.delete(entry.label)
      frame.ask()
    },
    toEnd(entry: Entry) {
      entries.delete(entry.id)
      entries.set(entry.id, entry)
      frame.ask()
    },
    getIds: () => ids,
    getUpload: (id: string) => entries.get(id)?.shown,
    getTally: () => tally,
    getValue: () => value,
    // Resolves after listeners have been told of the last change.
    settled: () =>
      isBusy() || changed.size > 0
        ? new Promise<void>((settle) => void waiters.add(settle))
        : Promise.resolve(),
    subscribe: (listener: () => void) => listen(listeners, listener),
    subscribeUpload(id: string, listener: () => void) {
      const others = byUpload.get(id) ?? new Set()
      byUpload.set(id, others)
      const leave = listen(others, listener)
      return () => {
        leave()
        if (others.size === 0) byUpload.delete(id)
      }
    },
  }
}

function sameOr<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  return before.length === now.length && before.every((item, index) => item === now[index]) ? before : now
}

function tallyOf(entries: readonly Entry[]): UploadTally {
  const tally = { files: 0, underWay: 0, paused: 0, done: 0, failed: 0, rejected: 0, bytes: 0, bytesDone: 0 }
  for (const { status, size, done } of entries) {
    if (status === 'rejected') tally.rejected++
    if (isOut(status)) continue
    tally.files++
    tally.bytes += size
    tally.bytesDone += isDone(status) ? size : status === 'checking' ? 0 : Math.min(done, size)
    if (isDone(status)) tally.done++
    else if (status === 'paused' || status === 'failed') tally[status]++
    else tally.underWay++
  }
  return tally
}
