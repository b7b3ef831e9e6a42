import type { Problem } from '../../data/problems'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { ListState } from '../source/listState'
import { failureOf } from '../source/problemKinds'

/** The state of a list, in one word. */
export type ListStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** Rows are shown while newer ones, or those of another search, are on their way. */
  | 'refreshing'
  /** There is no record at all. */
  | 'empty'
  /** There is no record that the person may see. */
  | 'emptyByRights'
  /** There are records, but none matches. */
  | 'noResults'
  /** There are records, but none on this page: a link is old, or records were removed. */
  | 'outOfRange'
  | 'ready'
  /** One of the places that records come from gave no answer: some are missing. */
  | 'partial'
  /** More match than the source gives. */
  | 'capped'
  /** Nothing is known and the source gave no answer. */
  | 'failed'
  /** Nothing is known, and there is no connection. */
  | 'offline'
  /** Nothing is known, and the source wants to be asked later. */
  | 'rateLimited'
  /** Nothing is known, and the session has ended. */
  | 'signedOut'
  /** The person may not see such records. */
  | 'forbidden'
  /** The last answer failed; what was known before is still shown. */
  | 'refreshFailed'
  /** There is no connection; what was known before is still shown. */
  | 'cached'

interface ListFacts {
  readonly state: Pick<ListState<unknown>, 'status' | 'problem' | 'partial' | 'cap'>
  /** Whether the browser believes to be online. */
  readonly online: boolean
  readonly errors: ErrorCatalogue | undefined
  /** Whether the person may see such records. */
  readonly allowed: boolean
  /** Whether the person may see some of them alone. */
  readonly limited: boolean
}

/** Say in one word how a list stands. */
export function listStatus({ state, online, errors, allowed, limited }: ListFacts): ListStatus {
  if (!allowed) return 'forbidden'
  const { status, partial, cap } = state
  const problem = problemIn(state)
  switch (status) {
    case 'empty':
    case 'noResults':
      // Records that are not there may stand where no answer came from.
      if (partial) return failureOf(partial, { online, errors })
      return status === 'empty' && limited ? 'emptyByRights' : status
    case 'failed':
      return problem ? failureOf(problem, { online, errors }) : status
    case 'refreshFailed':
      return problem?.status === 0 && !online ? 'cached' : status
    case 'ready':
      if (partial) return 'partial'
      return cap === undefined ? status : 'capped'
    default:
      return status
  }
}

/** The problem that a person is told of. */
export function problemIn({ problem, partial }: ListFacts['state']): Problem | undefined {
  return problem ?? partial
}
