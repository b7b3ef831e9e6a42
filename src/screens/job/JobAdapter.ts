import type { Problem } from '../../data/problems'
import type { JobOutcome, JobProgress } from './Job'

/** How one kind of job of a server is begun, asked about and stopped. */
export interface JobAdapter<Input = never> {
  /** Names the kind, also after the page was loaded anew. */
  readonly name: string
  /** Begins it, and answers with the id that the server knows it by. */
  start(input: Input, call: JobStart): Promise<string>
  /** Says how far it is. A problem 404 or 410 means that the server knows it no more; any other is asked again. */
  poll(id: string, call: { readonly signal: AbortSignal }): Promise<JobReport>
  /** Stops it. Without this a person cannot. */
  cancel?(id: string): Promise<unknown>
}

export interface JobStart {
  readonly signal: AbortSignal
  /** The same when it is begun again because no answer came, also after a reload: a server that knows it begins no second one. */
  readonly idempotencyKey: string
  /** The items that are to be tried again; none where all are meant. */
  readonly only: readonly string[] | undefined
}

/** How a job stands at its server. */
export interface JobReport extends JobProgress {
  readonly status: 'running' | 'done' | 'failed' | 'cancelled'
  /** Of each item, or of those that are not done. */
  readonly outcomes?: readonly JobOutcome[] | undefined
  /** Why it failed. */
  readonly problem?: Problem | undefined
  /** How many milliseconds to wait before it is asked again. @default 2000 */
  readonly pollAfter?: number | undefined
}
