import {
  type FileValue,
  isDone,
  isOut,
  type Upload,
  type UploadedFile,
  type UploadProblem,
  type UploadStatus,
} from './Upload'

/** The state of one file. It changes in place; `shown` is a copy for listeners, made once for each frame. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly size: number
  file: File | undefined
  type: string
  status: UploadStatus
  /** Bytes checked, or sent. */
  done: number
  problem: UploadProblem | undefined
  result: UploadedFile | undefined
  checksum: string | undefined
  checked: boolean
  /** The work that is under way: another object for each try. */
  work: AbortController | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  /** The most bytes that were ever sent of it. */
  reached: number
  /** Tries that got no further. */
  tries: number
  /** The adapter's own state, with which it goes on. */
  resumeState: unknown
  /** Under which name it is kept for after a reload. */
  keptAs: string | undefined
  shown: Upload
  value: FileValue | undefined
  /** All values that it has had, so that an older one still means this file. */
  readonly worths: WeakSet<object>
}

/** The facts of a file before anything happens to it. */
export type Known = Pick<Upload, 'name' | 'type' | 'size'>

export function makeEntry(id: string, label: string, known: Known, file: File | undefined): Entry {
  const { name, type, size } = known
  const entry = {
    id,
    name,
    label,
    size,
    file,
    type,
    status: 'queued' as const,
    done: 0,
    problem: undefined,
    result: undefined,
    checksum: undefined,
    checked: false,
    work: undefined,
    timer: undefined,
    reached: 0,
    tries: 0,
    resumeState: undefined,
    keptAs: undefined,
    value: undefined,
    worths: new WeakSet<object>(),
  }
  return { ...entry, shown: shownOf(entry) }
}

export function shownOf(entry: Omit<Entry, 'shown'>): Upload {
  const { id, file, name, label, type, size, status, problem, checksum, result } = entry
  const progress = isDone(status) ? 1 : size === 0 ? 0 : Math.min(1, entry.done / size)
  return { id, file, name, label, type, size, status, progress, problem, checksum, result }
}

/**
 * The file's value in a form; undefined when it is out. It stays the same object until it changes. A file that stopped for
 * a person has another one, so that a form validates anew when it goes on.
 */
export function valueOf(entry: Entry, sends: boolean): FileValue | undefined {
  const { status, shown, value, name, type, size } = entry
  if (isOut(status)) return undefined
  if (entry.result) return entry.result
  if (!sends && entry.file) return entry.file
  const isSame = value !== undefined && value.type === type && isStopped(shown.status) === isStopped(status)
  return isSame ? value : { name, type, size }
}

function isStopped(status: UploadStatus): boolean {
  return status === 'failed' || status === 'paused'
}
