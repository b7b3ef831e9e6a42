import type { Entry } from './Entry'
import { keepUploads, type UploadKeeper } from './keepUploads'
import { type FileValue, isOut, isUnderWay, type UploadStatus } from './Upload'
import { createUploadQueue } from './uploadQueue'
import { createRoster } from './uploadRoster'
import type { Uploads, UploadsOptions } from './Uploads'

/** Make a list of uploads that needs no React: it can be filled, steered and watched without a page. */
export function createUploads(initial: UploadsOptions = {}): Uploads {
  let options = initial
  let keeper: UploadKeeper | undefined
  let restored: Promise<readonly string[]> | undefined
  const roster = createRoster(() => Boolean(options.adapter))
  const { entries, change } = roster
  const queue = createUploadQueue({ roster, getOptions: () => options, getKeeper })
  const { enqueue, halt } = queue

  function getKeeper(): UploadKeeper | undefined {
    if (options.keep === undefined) return undefined
    return (keeper ??= keepUploads(options.keep))
  }

  /** End the upload of a file, here and on the server. */
  function discard(entry: Entry) {
    halt(entry)
    if (entry.status === 'sent') return
    if (entry.keptAs !== undefined) getKeeper()?.forget(entry.keptAs)
    if (entry.resumeState !== undefined) void options.adapter?.discard?.(entry.resumeState).catch(() => {})
    change(entry, { resumeState: undefined, keptAs: undefined })
  }

  function remove(entry: Entry) {
    discard(entry)
    roster.takeOut(entry)
  }

  /** Let files in for which there was no room, once another one went. */
  function makeRoom() {
    for (const entry of entries.values()) if (entry.problem?.rule === 'maxFiles') enqueue(entry)
  }

  function add(files: Iterable<File>): readonly string[] {
    const single = options.maxFiles === 1
    const chosen = single ? [...files].slice(0, 1) : [...files]
    const awaited = [...entries.values()].filter((entry) => entry.problem?.rule === 'chooseAgain')
    return chosen.map((file) => {
      const known = awaited.find((entry) => !entry.file && isSameFile(entry, file))
      if (single && !known) for (const other of entries.values()) remove(other)
      const entry = known ?? roster.put(file, file)
      change(entry, { file })
      enqueue(entry)
      return entry.id
    })
  }

  function replace(files: readonly FileValue[]) {
    const before = [...entries.values()].filter(({ status }) => !isOut(status))
    const kept = files.map((one) => before.find(({ worths }) => worths.has(one)))
    for (const entry of before) if (!kept.includes(entry)) remove(entry)
    for (const [index, one] of files.entries()) {
      const known = kept[index]
      if (known) roster.toEnd(known)
      else if (one instanceof Blob) enqueue(roster.put(one, one))
      else change(roster.put(one), { status: 'sent', result: one })
    }
  }

  async function restore() {
    const kept = (await getKeeper()?.restore(options.adapter?.name)) ?? []
    return act(() =>
      kept.map(({ name, type, size, file, resumeState, checksum, keptAs }) => {
        const entry = roster.put({ name, type, size }, file)
        change(entry, { resumeState, checksum, keptAs, checked: true })
        enqueue(entry)
        return entry.id
      }),
    )
  }

  /** Act, and tell at once: the effect of what a person does waits for no frame. */
  function act<Result>(action: () => Result): Result {
    const result = action()
    queue.pump()
    roster.tell()
    return result
  }

  /** Act on one file; without an id, on all that are in one of these states. */
  function actOn(id: string | undefined, states: readonly UploadStatus[], action: (entry: Entry) => void) {
    act(() => {
      const all = [...entries.values()]
      const meant = all.filter((entry) =>
        id === undefined ? states.includes(entry.status) : entry.id === id,
      )
      for (const entry of meant) action(entry)
    })
  }

  return {
    add: (files) => act(() => add(files)),
    pause: (id) =>
      actOn(id, ['queued', 'sending', 'waiting'], (entry) => {
        if (!isUnderWay(entry.status)) return
        halt(entry)
        change(entry, { status: 'paused', problem: undefined })
      }),
    resume: (id) =>
      actOn(id, ['paused'], (entry) => {
        if (entry.status === 'paused' || entry.status === 'waiting') enqueue(entry)
      }),
    retry: (id) =>
      actOn(id, ['failed'], (entry) => {
        if (isUnderWay(entry.status) || entry.status === 'sent') return
        entry.tries = 0
        enqueue(entry)
      }),
    cancel: (id) =>
      actOn(id, [], (entry) => {
        if (entry.status !== 'sent') {
          discard(entry)
          change(entry, { status: 'cancelled', problem: undefined, done: 0 })
        }
        makeRoom()
      }),
    remove: (id) =>
      actOn(id, [], (entry) => {
        remove(entry)
        makeRoom()
      }),
    replace: (files) => act(() => replace(files)),
    restore: () => (restored ??= restore()),
    getIds: roster.getIds,
    getUpload: roster.getUpload,
    getTally: roster.getTally,
    getValue: roster.getValue,
    settled: roster.settled,
    subscribe: roster.subscribe,
    subscribeUpload: roster.subscribeUpload,
    configure(next) {
      options = next
    },
    getOptions: () => options,
    stop: queue.stop,
    start: queue.start,
  }
}

/** As far as can be told without reading it. */
function isSameFile(entry: Entry, file: File): boolean {
  return entry.name === file.name && entry.size === file.size
}
