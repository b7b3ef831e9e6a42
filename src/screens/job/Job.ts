import type { Problem } from '../../data/problems'

/** How a job stands, in one word. */
export type JobStatus =
  | 'running'
  /** Its server does not answer how far it is, and is asked again by itself. */
  | 'waiting'
  /** It is to stop, and what is on its way is waited for. */
  | 'stopping'
  | 'done'
  /** It ended, and not with every item. */
  | 'partlyDone'
  | 'failed'
  | 'cancelled'

/** One of the things that a job does something with. */
export interface JobItem {
  readonly id: string
  /** Names it to people. */
  readonly title: string
}

/** How it ended for one item. */
export type JobOutcome =
  | { readonly item: JobItem; readonly status: 'done' }
  | { readonly item: JobItem; readonly status: 'failed'; readonly problem: Problem }
  /** It cannot be done with this one, which the words say why; trying again would change nothing. */
  | { readonly item: JobItem; readonly status: 'skipped'; readonly reason: string }
  /** It was not its turn yet, or the job was stopped before. */
  | { readonly item: JobItem; readonly status: 'untried' }

/** How far a job is. */
export interface JobProgress {
  /** Of `total`, and in its unit. */
  readonly done?: number | undefined
  /** Without it nothing says how long it takes. */
  readonly total?: number | undefined
  /** The step that it is at: "Writing the file". */
  readonly note?: string | undefined
}

/** Long work, as it stands now. */
export interface Job extends JobProgress {
  readonly id: string
  /** A verb with its thing: "Send reminders". */
  readonly label: string
  readonly status: JobStatus
  /** Of each item, in their order; empty for work that is one piece. */
  readonly outcomes: readonly JobOutcome[]
  /** Why it failed or waits, or could not be stopped. */
  readonly problem: Problem | undefined
  /** A server does it, also while this page is closed. */
  readonly onServer: boolean
  readonly canCancel: boolean
  readonly canRetry: boolean
}

export const isUnderWay = ({ status }: Pick<Job, 'status'>) =>
  status === 'running' || status === 'waiting' || status === 'stopping'

/** The outcomes that another try may change. */
export const isOpen = ({ status }: JobOutcome) => status === 'failed' || status === 'untried'
