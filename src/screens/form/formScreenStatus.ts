import type { Problem } from '../../data/problems'
import type { FormStatus } from '../../form/FormStore'
import { isForbidden, isGone, isRateLimit } from '../source/problemKinds'
import type { RecordReading } from '../source/useRecord'

/** The state of a form's page, in one word. */
export type FormScreenStatus =
  /** The record to edit is not there yet. */
  | 'loading'
  /** The record to edit could not be read. */
  | 'failed'
  /** There is no such record. */
  | 'notFound'
  /** The person may not read the record, or may not make one. */
  | 'forbidden'
  /** The person may not change it, or the source cannot: there is something to read and nothing to save. */
  | 'readOnly'
  | 'editing'
  /** The last attempt was rejected: something has to be mended. */
  | 'invalid'
  | 'saving'
  /** The last attempt failed for a reason that no field can mend. */
  | 'notSaved'
  /** Nothing was saved because there is no connection; it is tried again when there is one. */
  | 'offline'
  /** Nothing was saved because the source wants to be asked later. */
  | 'rateLimited'
  /** Nothing was saved because the session has ended. */
  | 'signedOut'
  /** Someone else changed the record in the meantime. */
  | 'conflict'
  /** Someone else removed the record in the meantime. */
  | 'gone'
  | 'saved'

interface FormScreenFacts {
  /** Whether the person may see the record, or may make one. */
  readonly mayCome: boolean
  /** Whether the person may change it, and the source can store it. */
  readonly canSave: boolean
  /** How reading the record stands, as long as the form is not filled with it. */
  readonly reading: Pick<RecordReading<object>, 'reading' | 'problem'> | undefined
  readonly isSignedOut: boolean
  readonly isOffline: boolean
  readonly inConflict: boolean
  readonly formStatus: FormStatus
  /** Why nothing was saved. */
  readonly problem: Problem | undefined
}

/** Say in one word how a form's page stands. */
export function formScreenStatus(facts: FormScreenFacts): FormScreenStatus {
  const { mayCome, canSave, reading, isSignedOut, isOffline, inConflict, formStatus, problem } = facts
  if (!mayCome) return 'forbidden'
  if (reading) return readingStatus(reading)
  if (!canSave) return 'readOnly'
  if (isSignedOut) return 'signedOut'
  if (isOffline) return 'offline'
  return inConflict ? 'conflict' : savingStatus(formStatus, problem)
}

/** How a record stands that a form is to be filled with. */
export function readingStatus({
  reading,
  problem,
}: NonNullable<FormScreenFacts['reading']>): FormScreenStatus {
  if (!problem || reading) return 'loading'
  if (isForbidden(problem)) return 'forbidden'
  return isGone(problem) ? 'notFound' : 'failed'
}

function savingStatus(status: FormStatus, problem: Problem | undefined): FormScreenStatus {
  switch (status) {
    case 'editing':
    case 'invalid':
      return status
    case 'checking':
    case 'submitting':
      return 'saving'
    case 'submitted':
      return 'saved'
    case 'failed':
      if (problem && isGone(problem)) return 'gone'
      return problem && isRateLimit(problem) ? 'rateLimited' : 'notSaved'
  }
}
