import { warn } from '../internal/developerMessages'
import { checkUpload, limitOf } from './checkUpload'
import type { Entry } from './Entry'
import { sendUpload } from './sendUpload'
import { type FileValue, isOut, isUnderWay } from './Upload'
import { UploadError } from './UploadAdapter'
import { keepUploads, type UploadKeeper } from './keepUploads'
import { createRoster } from './uploadRoster'
import type { Uploads, UploadsOptions } from './Uploads'

const usualDelays = [1000, 2000, 4000, 8000, 16000]

/** Looking into a file is quick, and one that is slow to read must not hold up the others. */
const checkedAtOnce = 4

/** Makes a list of uploads that knows no React: it can be filled, steered and watched without a page. */
export function createUploads(initial: UploadsOptions = {}): Uploads {
  let options = initial
  let checking = 0
  let sending = 0
  let stopped = false
  let keeper: UploadKeeper | undefined
  let restored: Promise<readonly string[]> | undefined
  const toCheck = new Set<Entry>()
  const toSend = new Set<Entry>()
  const roster = createRoster(() => Boolean(options.adapter))
  const { entries, change } = roster

  /** Ends whatever is being done to it. */
  function halt(entry: Entry) {
    clearTimeout(entry.timer)
    toCheck.delete(entry)
    toSend.delete(entry)
    const { work } = entry
    change(entry, { timer: undefined, work: undefined })
    work?.abort()
  }

  function enqueue(entry: Entry) {
    halt(entry)
    if (!entry.file) return change(entry, { status: 'paused', problem: { rule: 'chooseAgain' } })
    const problem = entry.checked ? undefined : (limitOf(entry.file, options) ?? crowdIn(entry))
    if (problem) return change(entry, { status: 'rejected', problem, done: 0 })
    change(entry, { status: 'queued', problem: undefined })
    ;(entry.checked ? toSend : toCheck).add(entry)
  }

  function crowdIn(entry: Entry) {
    const { maxFiles: max } = options
    if (max === undefined) return undefined
    let others = 0
    for (const other of entries.values()) if (other !== entry && !isOut(other.status)) others++
    return others < max ? undefined : ({ rule: 'maxFiles', max } as const)
  }

  /** Starts as much as may be done at once. */
  function pump() {
    if (stopped) return
    for (const entry of toCheck) {
      if (checking >= checkedAtOnce) break
      toCheck.delete(entry)
      if (entry.file) void check(entry, entry.file)
    }
    for (const entry of toSend) {
      if (sending >= (options.concurrency ?? 3)) break
      toSend.delete(entry)
      if (entry.file) void send(entry, entry.file)
    }
  }

  async function check(entry: Entry, file: File) {
    const work = new AbortController()
    const ifMine = (next: Partial<Entry>) => {
      const isMine = entry.work === work
      if (isMine) change(entry, next)
      return isMine
    }
    checking++
    change(entry, { status: 'checking', work, done: 0 })
    try {
      const found = await checkUpload(file, options, work.signal, (done) => void ifMine({ done }))
      if ('rule' in found) ifMine({ status: 'rejected', problem: found, done: 0, work: undefined })
      else if (ifMine({ ...found, checked: true, done: 0 })) {
        if (options.adapter) enqueue(entry)
        else change(entry, { status: 'ready', work: undefined })
      }
    } catch (thrown) {
      if (ifMine({ status: 'failed', problem: { rule: 'server' }, done: 0, work: undefined }))
        tellDeveloper(thrown)
    }
    checking--
    pump()
  }

  async function send(entry: Entry, file: File) {
    const { adapter } = options
    if (!adapter) return change(entry, { status: 'ready' })
    const work = new AbortController()
    /** What the adapter said last, and what a person has seen of this try, which only grows. */
    let [known, seen] = [adapter.resumes ? entry.done : 0, 0]
    sending++
    change(entry, { status: 'sending', work, done: known })
    try {
      const result = await sendUpload(adapter, keeperOf(), entry, file, work.signal, (bytes) => {
        if (entry.work !== work) return
        if (bytes > entry.reached) change(entry, { tries: 0, reached: bytes })
        known = bytes
        seen = Math.max(seen, bytes)
        change(entry, { done: seen })
      })
      if (entry.work === work)
        change(entry, { status: 'sent', result, resumeState: undefined, work: undefined })
    } catch (thrown) {
      if (entry.work === work) {
        change(entry, { done: adapter.resumes ? known : 0 })
        fall(entry, thrown)
      }
    }
    sending--
    pump()
  }

  /** Silence and faults pass: the file waits and goes on by itself, until it has waited often enough. */
  function fall(entry: Entry, thrown: unknown) {
    if (!(thrown instanceof UploadError)) tellDeveloper(thrown)
    const error = thrown instanceof UploadError ? thrown : new UploadError('server', { cause: thrown })
    const problem = { rule: error.reason }
    const passes = error.reason === 'offline' || error.reason === 'server'
    const away = passes && globalThis.navigator?.onLine === false
    const delay = (options.retryDelays ?? usualDelays)[entry.tries]
    if (!away && (!passes || delay === undefined)) {
      return change(entry, { status: 'failed', problem, work: undefined, tries: 0 })
    }
    change(entry, { status: 'waiting', problem, work: undefined })
    globalThis.addEventListener?.('online', wake, { once: true })
    if (away || delay === undefined) return
    entry.tries++
    entry.timer = setTimeout(
      () => {
        enqueue(entry)
        pump()
      },
      Math.max(delay, (error.retryAfter ?? 0) * 1000),
    )
  }

  function wake() {
    for (const entry of entries.values()) if (entry.status === 'waiting') enqueue(entry)
    pump()
  }

  function keeperOf(): UploadKeeper | undefined {
    if (options.keep === undefined) return undefined
    return (keeper ??= keepUploads(options.keep))
  }

  function giveUp(entry: Entry) {
    halt(entry)
    if (entry.status === 'sent') return
    if (entry.keptAs !== undefined) keeperOf()?.forget(entry.keptAs)
    if (entry.resumeState !== undefined) void options.adapter?.discard?.(entry.resumeState).catch(() => {})
    change(entry, { resumeState: undefined, keptAs: undefined })
  }

  function drop(entry: Entry) {
    giveUp(entry)
    roster.takeOut(entry)
  }

  /** A file that there was no room for takes the place of one that went. */
  function makeRoom() {
    for (const entry of entries.values()) if (entry.problem?.rule === 'maxFiles') enqueue(entry)
  }

  function add(files: Iterable<File>): readonly string[] {
    const single = options.maxFiles === 1
    const chosen = single ? [...files].slice(0, 1) : [...files]
    const awaited = [...entries.values()].filter((entry) => entry.problem?.rule === 'chooseAgain')
    return chosen.map((file) => {
      const known = awaited.find((entry) => !entry.file && isSameFile(entry, file))
      if (single && !known) for (const other of entries.values()) drop(other)
      const entry = known ?? roster.put(file, file)
      change(entry, { file })
      enqueue(entry)
      return entry.id
    })
  }

  function replace(files: readonly FileValue[]) {
    const before = [...entries.values()].filter(({ status }) => !isOut(status))
    const kept = files.map((one) => before.find(({ worths }) => worths.has(one)))
    for (const entry of before) if (!kept.includes(entry)) drop(entry)
    for (const [index, one] of files.entries()) {
      const known = kept[index]
      if (known) roster.toEnd(known)
      else if (one instanceof Blob) enqueue(roster.put(one, one))
      else change(roster.put(one), { status: 'sent', result: one })
    }
  }

  async function restore() {
    const kept = (await keeperOf()?.restore(options.adapter?.name)) ?? []
    return done(() =>
      kept.map(({ name, type, size, file, resumeState, checksum, keptAs }) => {
        const entry = roster.put({ name, type, size }, file)
        change(entry, { resumeState, checksum, keptAs, checked: true })
        enqueue(entry)
        return entry.id
      }),
    )
  }

  /** What a person does is seen at once. */
  function done<Result>(action: () => Result): Result {
    const result = action()
    pump()
    roster.tell()
    return result
  }

  const one = (id: string) => [entries.get(id) ?? []].flat()

  const all = (...states: readonly Entry['status'][]) =>
    [...entries.values()].filter(({ status }) => states.includes(status))

  return {
    add: (files) => done(() => add(files)),
    pause: (id) =>
      done(() => {
        for (const entry of id === undefined ? all('queued', 'sending', 'waiting') : one(id)) {
          if (!isUnderWay(entry.status)) continue
          halt(entry)
          change(entry, { status: 'paused', problem: undefined })
        }
      }),
    resume: (id) =>
      done(() => {
        for (const entry of id === undefined ? all('paused') : one(id)) {
          if (entry.status === 'paused' || entry.status === 'waiting') enqueue(entry)
        }
      }),
    retry: (id) =>
      done(() => {
        for (const entry of id === undefined ? all('failed') : one(id)) {
          if (isUnderWay(entry.status) || entry.status === 'sent') continue
          entry.tries = 0
          enqueue(entry)
        }
      }),
    cancel: (id) =>
      done(() => {
        for (const entry of one(id)) {
          if (entry.status === 'sent') continue
          giveUp(entry)
          change(entry, { status: 'cancelled', problem: undefined, done: 0 })
        }
        makeRoom()
      }),
    remove: (id) =>
      done(() => {
        for (const entry of one(id)) drop(entry)
        makeRoom()
      }),
    replace: (files) => done(() => replace(files)),
    restore: () => (restored ??= restore()),
    getIds: roster.getIds,
    getUpload: roster.getUpload,
    getTally: roster.getTally,
    getValue: roster.getValue,
    settled: roster.settled,
    subscribe: roster.subscribe,
    subscribeUpload: roster.subscribeUpload,
    configure: (next) => void (options = next),
    getOptions: () => options,
    stop() {
      stopped = true
      for (const entry of all('checking', 'sending')) enqueue(entry)
    },
    start() {
      stopped = false
      pump()
    },
  }
}

function tellDeveloper(thrown: unknown): void {
  warn(
    `A check or an adapter threw what is no UploadError, so that the person is only told of a fault of the service. Throw an UploadError with a reason. It was: ${String(thrown)}`,
  )
}

/** As far as can be told without reading it. */
function isSameFile(entry: Entry, file: File): boolean {
  return entry.name === file.name && entry.size === file.size
}
