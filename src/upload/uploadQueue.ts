import { warn } from '../internal/developerMessages'
import { checkUpload, limitOf } from './checkUpload'
import type { Entry } from './Entry'
import type { UploadKeeper } from './keepUploads'
import { sendUpload } from './sendUpload'
import { isOut } from './Upload'
import { UploadError } from './UploadAdapter'
import type { UploadRoster } from './uploadRoster'
import type { UploadsOptions } from './Uploads'

export interface UploadQueueOptions {
  roster: UploadRoster
  /** Returns the options as they are now. */
  getOptions: () => UploadsOptions
  /** Returns where unfinished files are kept, if they are. */
  getKeeper: () => UploadKeeper | undefined
}

const defaultDelays = [1000, 2000, 4000, 8000, 16000]

/** More than the files sent at once, because a check is quick, and one slow file must not hold up the others. */
const checkedAtOnce = 4

/** Check and send files, a few at once, and wait and try again where a fault passes. */
export function createUploadQueue({ roster, getOptions, getKeeper }: UploadQueueOptions) {
  let checking = 0
  let sending = 0
  let stopped = false
  const toCheck = new Set<Entry>()
  const toSend = new Set<Entry>()
  const { entries, change } = roster

  /** End the work on a file. */
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
    const problem = entry.checked ? undefined : (limitOf(entry.file, getOptions()) ?? tooMany(entry))
    if (problem) return change(entry, { status: 'rejected', problem, done: 0 })
    change(entry, { status: 'queued', problem: undefined })
    if (entry.checked) toSend.add(entry)
    else toCheck.add(entry)
  }

  function tooMany(entry: Entry) {
    const { maxFiles: max } = getOptions()
    if (max === undefined) return undefined
    let others = 0
    for (const other of entries.values()) if (other !== entry && !isOut(other.status)) others++
    return others < max ? undefined : ({ rule: 'maxFiles', max } as const)
  }

  /** Start as much as may be done at once. */
  function pump() {
    if (stopped) return
    for (const entry of toCheck) {
      if (checking >= checkedAtOnce) break
      toCheck.delete(entry)
      if (entry.file) void check(entry, entry.file)
    }
    for (const entry of toSend) {
      if (sending >= (getOptions().concurrency ?? 3)) break
      toSend.delete(entry)
      if (entry.file) void send(entry, entry.file)
    }
  }

  async function check(entry: Entry, file: File) {
    const work = new AbortController()
    const isCurrent = () => entry.work === work
    const report = (done: number) => {
      if (isCurrent()) change(entry, { done })
    }
    checking++
    change(entry, { status: 'checking', work, done: 0 })
    try {
      const found = await checkUpload(file, getOptions(), work.signal, report)
      if (isCurrent()) finishCheck(entry, found)
    } catch (thrown) {
      if (isCurrent()) {
        change(entry, { status: 'failed', problem: { rule: 'server' }, done: 0, work: undefined })
        tellDeveloper(thrown)
      }
    }
    checking--
    pump()
  }

  function finishCheck(entry: Entry, found: Awaited<ReturnType<typeof checkUpload>>) {
    if ('rule' in found) {
      return change(entry, { status: 'rejected', problem: found, done: 0, work: undefined })
    }
    change(entry, { ...found, checked: true, done: 0 })
    if (getOptions().adapter) enqueue(entry)
    else change(entry, { status: 'ready', work: undefined })
  }

  async function send(entry: Entry, file: File) {
    const { adapter } = getOptions()
    if (!adapter) return change(entry, { status: 'ready' })
    const work = new AbortController()
    const isCurrent = () => entry.work === work
    // Bytes as the adapter last said, and as a person has seen them in this try: those only grow.
    let known = adapter.resumes ? entry.done : 0
    let seen = 0
    sending++
    change(entry, { status: 'sending', work, done: known })
    try {
      const result = await sendUpload(adapter, getKeeper(), entry, file, work.signal, (bytes) => {
        if (!isCurrent()) return
        if (bytes > entry.reached) change(entry, { tries: 0, reached: bytes })
        known = bytes
        seen = Math.max(seen, bytes)
        change(entry, { done: seen })
      })
      if (isCurrent()) change(entry, { status: 'sent', result, resumeState: undefined, work: undefined })
    } catch (thrown) {
      if (isCurrent()) {
        change(entry, { done: adapter.resumes ? known : 0 })
        failOrWait(entry, thrown)
      }
    }
    sending--
    pump()
  }

  /** After silence or a fault of the service a file waits and goes on by itself, until it has waited often enough. */
  function failOrWait(entry: Entry, thrown: unknown) {
    if (!(thrown instanceof UploadError)) tellDeveloper(thrown)
    const error = thrown instanceof UploadError ? thrown : new UploadError('server', { cause: thrown })
    const problem = { rule: error.reason }
    const passes = error.reason === 'offline' || error.reason === 'server'
    const offline = passes && globalThis.navigator?.onLine === false
    const delay = (getOptions().retryDelays ?? defaultDelays)[entry.tries]
    if (!offline && (!passes || delay === undefined)) {
      return change(entry, { status: 'failed', problem, work: undefined, tries: 0 })
    }
    change(entry, { status: 'waiting', problem, work: undefined })
    globalThis.addEventListener?.('online', retryWaiting, { once: true })
    if (offline || delay === undefined) return
    entry.tries++
    entry.timer = setTimeout(
      () => {
        enqueue(entry)
        pump()
      },
      Math.max(delay, (error.retryAfter ?? 0) * 1000),
    )
  }

  function retryWaiting() {
    for (const entry of entries.values()) if (entry.status === 'waiting') enqueue(entry)
    pump()
  }

  return {
    enqueue,
    halt,
    pump,
    stop() {
      stopped = true
      for (const entry of entries.values()) {
        if (entry.status === 'checking' || entry.status === 'sending') enqueue(entry)
      }
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
