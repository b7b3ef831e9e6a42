import type { UploadedFile, UploadProblem } from './Upload'

/** Sends one file to where it is stored. It throws an `UploadError`; any other error counts as a fault of the service. */
export interface UploadAdapter {
  /** Kept with `resumeState`, so that no other adapter is given that after a reload. */
  readonly name: string
  /** Whether a file that was interrupted goes on where it was: only then a pause is offered. @default false */
  readonly resumes?: boolean | undefined
  /** Sends the file, or the rest of it. It stops, and rejects, as soon as `signal` aborts. */
  send(sending: Sending): Promise<Partial<UploadedFile> | void>
  /** Removes what was sent of a cancelled file, which is not awaited. */
  discard?(resumeState: unknown): Promise<void>
}

export interface Sending {
  readonly file: File
  readonly name: string
  /** The media type by its content. */
  readonly type: string
  readonly checksum: string | undefined
  readonly signal: AbortSignal
  /** The state that `saveResumeState` was last given for this file, in this page or before a reload. */
  readonly resumeState: unknown
  /** Keeps the state that is needed to go on later: plain data, such as an address. */
  saveResumeState(resumeState: unknown): void
  /**
   * Reports how many bytes have arrived, as far as can be told. Fewer than before means that some were lost, which a
   * person sees only once this try is over.
   */
  report(bytes: number): void
}

type Reason = Extract<
  UploadProblem['rule'],
  'offline' | 'server' | 'signIn' | 'tooLarge' | 'rejected' | 'unreadable'
>

/** The reason why a file could not be sent: `offline` and `server` are retried, the others wait for the person. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly reason: Reason
  /** Seconds until the service wants to be asked again. */
  readonly retryAfter: number | undefined

  constructor(
    reason: Reason,
    options: ErrorOptions & { message?: string | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(options.message ?? `The upload failed: ${reason}`, options)
    this.reason = reason
    this.retryAfter = options.retryAfter
  }
}

/** Read the status of an answer that is no success; 0 is no answer. */
export function errorOfStatus(status: number, retryAfter?: string | null): UploadError {
  const seconds = Number(retryAfter ?? '')
  const options = {
    message: `The upload was answered with status ${status}`,
    ...(seconds > 0 && { retryAfter: seconds }),
  }
  if (status === 0) return new UploadError('offline', options)
  if (status === 401) return new UploadError('signIn', options)
  if (status === 413) return new UploadError('tooLarge', options)
  const passes = status === 408 || status === 425 || status === 429 || status >= 500
  return new UploadError(passes ? 'server' : 'rejected', options)
}
