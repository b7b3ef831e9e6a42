import type { HashAlgorithm } from '../bytes/hashFile'
import type { UploadAdapter } from './UploadAdapter'
import type { FileValue, Upload, UploadTally } from './Upload'

export interface UploadsOptions {
  /** Sends each file. Without it files are checked, and stay here for a form to submit. */
  adapter?: UploadAdapter
  /** Media types and endings, as HTML's `accept` takes them: `['image/*', '.pdf']`. Validated by content. @default any */
  accept?: readonly string[]
  /** At most so many bytes each. */
  maxBytes?: number
  /** At most so many files. With 1, another file takes the place of the first. */
  maxFiles?: number
  /** How many are sent at once. @default 3 */
  concurrency?: number
  /** Makes a checksum of each file before it is sent, and hands it to the adapter. */
  checksum?: HashAlgorithm
  /** The host's own check, once all others have passed: words reject the file. */
  check?: (file: File, context: { readonly signal: AbortSignal }) => Rejection | Promise<Rejection>
  /**
   * After how many milliseconds a file is tried again that met silence or a fault. The row begins anew when more of it
   * was sent than ever before; after the last one the person is asked. While the browser knows that it is offline, nothing is tried and nothing fails.
   * @default [1000, 2000, 4000, 8000, 16000]
   */
  retryDelays?: readonly number[]
  /**
   * A name under which unfinished files outlive a reload, in IndexedDB: how far they are and, up to 100 MB, the files
   * themselves. `restore()` brings them back.
   */
  keep?: string
}

type Rejection = string | undefined

/** One list of files on their way, in plain TypeScript. React reads it file by file. */
export interface Uploads {
  /** Takes files, checks and sends them. Returns their ids, in order. */
  add(files: Iterable<File>): readonly string[]
  /** Stops a file for now; all of them without an id. */
  pause(id?: string): void
  /** Goes on with what was paused, from where it was; all of it without an id. */
  resume(id?: string): void
  /** Tries again what failed, was given up or rejected; everything that failed without an id. */
  retry(id?: string): void
  /** Gives a file up. It stays in the list, so that this can be taken back. */
  cancel(id: string): void
  /** Takes a file out of the list, and gives it up before if it is under way. */
  remove(id: string): void
  /** Makes the list these files, stored before or chosen; what is in it already stays as it is. */
  replace(files: readonly FileValue[]): void
  /** Brings back what a reload interrupted, once, and goes on with it. Needs `keep`. */
  restore(): Promise<readonly string[]>

  /** Every id, in order: the same array until files come or go. */
  getIds(): readonly string[]
  /** The same object until something about the file changes. */
  getUpload(id: string): Upload | undefined
  getTally(): UploadTally
  /** What the list is worth to a form: the same array until that changes. What is under way has no `url` yet. */
  getValue(): readonly FileValue[]
  /** Resolves when nothing is under way any more: all is sent, or stopped, or waits for a person. */
  settled(): Promise<void>

  /** Called when anything changes, at most once for each frame. */
  subscribe(listener: () => void): () => void
  /** Called when this file changes. */
  subscribeUpload(id: string, listener: () => void): () => void
  /** Takes other limits and another adapter for whatever comes. */
  configure(options: UploadsOptions): void
  getOptions(): UploadsOptions
  /** Sends nothing more until `start`, as when nobody shows the list any longer. Each file stays as far as it is. */
  stop(): void
  /** Goes on after `stop`. */
  start(): void
}
