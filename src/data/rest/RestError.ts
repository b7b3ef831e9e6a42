import type { Problem } from '../../spec/problems/Problem'

/** A problem as the host reads it in the body of a failed answer. Parts that are left out are read as usual. */
export interface RestError extends Partial<Omit<Problem, 'issues'>> {
  /** Messages by field (`{ move_in: ['…'] }`), or a list of `{ field, message }`; fields have the names of the server. */
  readonly errors?: Readonly<Record<string, string | readonly string[]>> | readonly object[] | undefined
}

/** A failed answer, besides its body. */
export interface RestFailure {
  readonly status: number
  readonly headers: Headers
}
