import type { Job, JobItem, JobProgress } from './Job'
import type { JobAdapter } from './JobAdapter'

export interface JobCall {
  /** Aborts when a person stops the job. */
  readonly signal: AbortSignal
  /** The same for each try of one wish, of an item where there are items. */
  readonly idempotencyKey: string
}

/** Does the same with many items, one after the other. */
export interface JobOfItems<Item extends JobItem = JobItem> {
  /** A verb with its thing: "Send reminders". */
  readonly label: string
  readonly items: readonly Item[]
  /** Does it with one. What it throws stands in words beside that item; the others go on. */
  readonly run: (item: Item, call: JobCall) => unknown
  /** Why it cannot be done with an item, as a sentence; nothing when it can. */
  readonly reasonNot?: ((item: Item) => string | undefined) | undefined
  /** So many are under way at once. @default 4 */
  readonly atOnce?: number | undefined
  /** Called at each end, however it ended, to read again what has changed. */
  readonly onEnd?: (() => void) | undefined
}

/** One long piece of work on this page. */
export interface JobOfOnePiece {
  readonly label: string
  /** Does it. Given `report`, a person sees how far it is. */
  readonly run: (call: JobCall & { readonly report: (progress: JobProgress) => void }) => unknown
  readonly onEnd?: (() => void) | undefined
}

/** Work of a server, which goes on while this page is closed. */
export interface JobOfServer<Input> {
  readonly label: string
  readonly adapter: JobAdapter<Input>
  /** Given to `start`; plain data where it is to be kept for after a reload. */
  readonly input: Input
  readonly onEnd?: (() => void) | undefined
}

/** Long work that goes on while a person goes elsewhere. It needs no React. */
export interface Jobs {
  /** Begins a job, and returns its id. */
  start<Item extends JobItem>(job: JobOfItems<Item>): string
  start(job: JobOfOnePiece): string
  start<Input>(job: JobOfServer<Input>): string
  /** Stops a job; what is on its way is waited for. */
  cancel(id: string): void
  /** Tries what failed, or was not tried, again; a server that did not answer is asked at once. */
  retry(id: string): void
  /** Takes a job that ended off the list. */
  dismiss(id: string): void
  /** Takes up again what an earlier page left with a server, and asks servers that did not answer. */
  resume(): void
  /** Stops what this page does, and forgets all of it: for when a person signs out. */
  clear(): void
  /** All of them, the newest last; the same array until something changes. */
  getJobs(): readonly Job[]
  subscribe(listener: () => void): () => void
}

export interface JobsOptions {
  /** The kinds of jobs that may be taken up again after a reload. */
  readonly adapters?: readonly JobAdapter[] | undefined
  /** Where it is noted which jobs a server does. @default the browser's `sessionStorage` */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** The key in it; of another person another one. @default 'screenwright-jobs' */
  readonly storageKey?: string | undefined
}
