import type { Problem } from '../../data/problems'
import { type ErrorCatalogue, errorOf } from '../../spec/problems/ErrorCatalogue'
import { REFERRED_TO } from '../../spec/problems/Problem'

/** Whether the record is not there, or not any more. */
export function isGone({ status }: Problem): boolean {
  return status === 404 || status === 410
}

/**
 * Whether a problem says that someone else changed the record since it was read. HTTP says so by 412; a 409 is any
 * rejection, unless the catalogue has this one compared.
 */
export function isConflict(problem: Problem, errors: ErrorCatalogue | undefined): boolean {
  return problem.status === 412 || errorOf(problem, errors)?.error.next === 'reloadAndCompare'
}

/** Whether others refer to the record, so that it cannot be removed: another try meets them again. */
export function isReferredTo({ type }: Problem): boolean {
  return type === REFERRED_TO
}

/**
 * Whether it takes a look at the record to know: a 409 that says neither what it means nor which field is to be mended.
 */
export function mayBeConflict(problem: Problem, errors: ErrorCatalogue | undefined): boolean {
  const saysWhy = isReferredTo(problem) || problem.issues?.length || errorOf(problem, errors)
  return problem.status === 409 && !saysWhy
}

/** Whether a rejected write may have met what someone else did: the record as it is now tells. */
export function mayBeTaken(problem: Problem, errors: ErrorCatalogue | undefined): boolean {
  return isGone(problem) || isConflict(problem, errors) || mayBeConflict(problem, errors)
}

/** Whether the session has ended: signing in is what helps. */
export function isSessionEnd(problem: Problem, errors: ErrorCatalogue | undefined): boolean {
  const next = errorOf(problem, errors)?.error.next
  return next === undefined ? problem.status === 401 : next === 'signIn'
}

/** Whether it is often over a moment later, or when the connection is back. A rejection is an answer and is not asked for twice. */
export function mayPass({ status }: Problem): boolean {
  return status === 0 || (status >= 502 && status <= 504)
}

/** Whether the person may not do this: another try changes nothing. */
export function isForbidden({ status }: Problem): boolean {
  return status === 403
}

/** Whether so much was asked for that the next call has to wait, and for how long where the server says so. */
export function isRateLimit({ status, retryAfter }: Problem): boolean {
  return status === 429 || (status === 503 && retryAfter !== undefined)
}

/** Why nothing is known, in one word. */
export type Failure = 'failed' | 'offline' | 'rateLimited' | 'signedOut' | 'forbidden'

export interface FailureFacts {
  readonly online: boolean
  readonly errors: ErrorCatalogue | undefined
}

/** Say in one word why something could not be read. */
export function failureOf(problem: Problem, { online, errors }: FailureFacts): Failure {
  if (isForbidden(problem)) return 'forbidden'
  if (isSessionEnd(problem, errors)) return 'signedOut'
  if (problem.status === 0 && !online) return 'offline'
  return isRateLimit(problem) ? 'rateLimited' : 'failed'
}

/** Whether to offer another try: always, unless the catalogue knows another next step, or others refer to what is to be removed. */
export function mayTryAgain(problem: Problem | undefined, errors: ErrorCatalogue | undefined): boolean {
  const next = problem && errorOf(problem, errors)?.error.next
  if (next === undefined && problem && isReferredTo(problem)) return false
  return next === undefined || next === 'retry' || next === 'reloadAndCompare' || next === 'signIn'
}
