import type { HashAlgorithm } from '../bytes/hashFile'
import type { UploadAdapter } from './UploadAdapter'
import type { FileValue, Upload, UploadTally } from './Upload'

export interface UploadsOptions {
  /** Sends each file. Without it files are checked, and stay here for a form to submit. */
  adapter?: UploadAdapter | undefined
  /** Media types and endings, as HTML's `accept` takes them: `['image/*', '.pdf']`. Validated by content. @default any */
  accept?: readonly string[] | undefined
  /** Rejects files of more bytes. */
  maxBytes?: number | undefined
  /** Rejects further files. With 1, another file takes the place of the first. */
  maxFiles?: number | undefined
  /** Sends so many files at once. @default 3 */
  concurrency?: number | undefined
  /** Makes a checksum of each file before it is sent, and hands it to the adapter. */
  checksum?: HashAlgorithm | undefined
  /** Checks a file once all other checks have passed; a returned message rejects it. */
  check?:
    | ((file: File, context: { readonly signal: AbortSignal }) => Rejection | Promise<Rejection>)
    | undefined
  /**
   * Waits so many milliseconds before each retry after silence or a fault. The row begins anew when more of the file was
   * sent than ever before; after the last one the person is asked. While the browser is offline nothing is tried, and
   * nothing fails.
   * @default [1000, 2000, 4000, 8000, 16000]
   */
  retryDelays?: readonly number[] | undefined
  /**
   * Keeps unfinished files over a reload, in IndexedDB under this name: their progress and, up to 100 MB, the files
   * themselves. `restore()` brings them back.
   */
  keep?: string | undefined
}

type Rejection = string | undefined

/** A list of files on their way, in plain TypeScript. React reads it file by file. */
export interface Uploads {
  /** Adds files, checks and sends them. Returns their ids, in order. */
  add(files: Iterable<File>): readonly string[]
  /** Pauses a file; all of them without an id. */
  pause(id?: string): void
  /** Resumes a paused file from where it was; all of them without an id. */
  resume(id?: string): void
  /** Retries a file that failed, was cancelled or rejected; all that failed without an id. */
  retry(id?: string): void
  /** Cancels a file. It stays in the list, so that a person can retry it. */
  cancel(id: string): void
  /** Removes a file from the list, and cancels it if it is under way. */
  remove(id: string): void
  /** Replaces the list by these files, stored before or chosen; those that are in it already stay as they are. */
  replace(files: readonly FileValue[]): void
  /** Brings back the files that a reload interrupted, once, and goes on with them. Needs `keep`. */
  restore(): Promise<readonly string[]>

  /** Returns every id, in order: the same array until files come or go. */
  getIds(): readonly string[]
  /** Returns a file: the same object until something about it changes. */
  getUpload(id: string): Upload | undefined
  getTally(): UploadTally
  /** Returns the list's value in a form: the same array until it changes. A file under way has no `url` yet. */
  getValue(): readonly FileValue[]
  /** Resolves when no file is under way any more: each is sent or stopped, or waits for a person. */
  settled(): Promise<void>

  /** Calls the listener when anything changes, at most once for each frame. */
  subscribe(listener: () => void): () => void
  /** Calls the listener when this file changes. */
  subscribeUpload(id: string, listener: () => void): () => void
  /** Changes limits and adapter for the files that come. */
  configure(options: UploadsOptions): void
  getOptions(): UploadsOptions
  /** Sends nothing more until `start`, as when the list is shown no longer. Each file keeps its progress. */
  stop(): void
  /** Goes on after `stop`. */
  start(): void
}
