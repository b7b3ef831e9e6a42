import type { CallOptions, ListResult, Total } from '../DataSource'
import { ProblemError } from '../problems'
import type { RestAnswer } from './restCall'
import type { Parameters } from './restQuery'

/** A stretch of the records that match some parameters. */
export interface Stretch extends CallOptions {
  readonly parameters: Parameters
  readonly offset: number
  readonly limit: number
}

export interface RestPages {
  readonly read: (stretch: Stretch) => Promise<ListResult<unknown>>
  /** Called after records changed, because cursors may lead elsewhere now. */
  readonly forget: () => void
}

/** One answer of a list. */
export interface Page {
  readonly rows: readonly unknown[]
  /** How many match in all, where the server says so. */
  readonly count: number | undefined
  readonly answer: RestAnswer | undefined
}

/** @param isWhole whether these are all parameters, so that those of the list's own address are left out */
export type AskPage = (
  parameters: Parameters,
  signal: AbortSignal | undefined,
  isWhole?: boolean,
) => Promise<Page>

/** Return the total as it is known after so many records from an offset on. */
export function totalOf(
  count: number | undefined,
  offset: number,
  length: number,
  isEnd: boolean,
  isMore = false,
): Total {
  if (count !== undefined) return { kind: 'exact', count }
  // Past the end it is not known where the end was.
  if (length === 0 && offset > 0) return { kind: 'unknown' }
  if (isEnd) return { kind: 'exact', count: offset + length }
  return { kind: 'atLeast', count: offset + length + (isMore ? 1 : 0) }
}

/** Some servers answer past the last page with 404 or 416: there is nothing there, and nothing went wrong. */
export async function endQuietly(isLater: boolean, ask: () => Promise<Page>): Promise<Page> {
  try {
    return await ask()
  } catch (thrown) {
    const status = thrown instanceof ProblemError ? thrown.problem.status : undefined
    if (isLater && (status === 404 || status === 416))
      return { rows: [], count: undefined, answer: undefined }
    throw thrown
  }
}
