import {
  type FileValue,
  isDone,
  isOut,
  type Upload,
  type UploadedFile,
  type UploadProblem,
  type UploadStatus,
} from './Upload'

/** What the engine knows of one file. It changes in place; what is shown of it is made once for each frame. */
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
  /** What the adapter remembers. */
  resumeState: unknown
  /** Under which name it is kept for after a reload. */
  keptAs: string | undefined
  shown: Upload
  value: FileValue | undefined
  /** All that it has been worth, so that whoever is late with an older value still means this file. */
  readonly worths: WeakSet<object>
}

/** What is known of a file before anything happens to it. */
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
 * What the file is worth to a form; nothing when it is out. The same object as long as it is worth the same: one that
 * stopped for a person is another, so that a form validates anew when it goes on.
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
