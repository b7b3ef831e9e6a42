import type { Issue } from '../rules/issues'

/** The type of a problem of which only the status says something (RFC 9457, 4.2.1). */
export const BLANK_TYPE = 'about:blank'

/** The type of the problem that a record is not removed while others refer to it; a server may answer with it as well. */
export const REFERRED_TO = 'referred-to'

/**
 * A failed call, as RFC 9457 describes it. `status` 0 means that no answer came (offline, DNS, a closed connection).
 */
export interface Problem {
  /** A URI that names the kind of problem; `about:blank` when only the status says something. */
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string | undefined
  readonly instance?: string | undefined
  /** The issues that the server found, field by field. */
  readonly issues?: readonly Issue[] | undefined
  /** The seconds after which the call may be made again, where the server says so (`Retry-After`). */
  readonly retryAfter?: number | undefined
  /** A reference to quote when asking for help: `traceId`, `requestId` or the like, where the server says so. */
  readonly reference?: string | undefined
}
