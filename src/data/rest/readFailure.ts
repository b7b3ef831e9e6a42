import { warn } from '../../internal/developerMessages'
import { errorOf } from '../../spec/problems/ErrorCatalogue'
import { BLANK_TYPE, type Problem } from '../../spec/problems/Problem'
import { problemIn, readJson, withDeclaredField } from '../../spec/problems/readProblem'
import { readServerIssues } from '../../spec/problems/serverIssues'
import type { RestError, RestFailure } from './RestError'
import type { RestNames } from './restNames'
import type { RestSourceOptions } from './RestSourceOptions'

interface About extends Pick<RestSourceOptions, 'errors' | 'readError'> {
  readonly names: RestNames
  /** Whether a version was sent that a 409 may be about. */
  readonly comparesVersion: boolean | undefined
}

/** Read a failed answer as a problem: as the host says, and where that says nothing as `readProblem` does. */
export async function readFailure(
  response: Response,
  { errors, readError, names, comparesVersion }: About,
): Promise<Problem> {
  const { status, headers } = response
  const body = await readJson(response)
  const told = toldBy(readError, body, { status, headers })
  const usual = problemIn(body, response, { errors, fields: names.fields })
  const said = told ? withTold(usual, told, names) : usual
  const problem = withDeclaredField(withOwnNames(said, names), { errors, fields: names.own })
  const mayConflict = comparesVersion === true && told?.status === undefined && status === 409
  return mayConflict && isConflict(problem, errors) ? { ...problem, status: 412 } : problem
}

/** A mistake in the host's own function must not pass for a lost connection. */
function toldBy(
  readError: RestSourceOptions['readError'],
  body: unknown,
  answer: RestFailure,
): RestError | undefined {
  try {
    return readError?.(body, answer)
  } catch (thrown) {
    warn(
      `The readError of a restSource threw “${String(thrown)}” for an answer with status ${answer.status}, so that this was read as usual. It is given undefined where a body is no JSON.`,
    )
    return undefined
  }
}

function withTold(usual: Problem, { errors, ...told }: RestError, { fields }: RestNames): Problem {
  const { issues: found, ...rest } = usual
  const given = Object.entries(told).filter(([, value]) => value !== undefined)
  const problem: Problem = { ...rest, ...Object.fromEntries(given) }
  const words = problem.detail ?? problem.title
  const issues = errors ? readServerIssues({ errors }, { fields, words }) : found
  return { ...problem, ...(issues && issues.length > 0 && { issues }) }
}

/**
 * Whether a 409 says that someone else changed the record. A rejection of a field comes with issues, and what the catalogue knows by
 * name says itself what it is.
 */
function isConflict(problem: Problem, errors: RestSourceOptions['errors']): boolean {
  const named = problem.type === BLANK_TYPE ? undefined : errorOf(problem, errors)
  return !problem.issues && (!named || named.error.next === 'reloadAndCompare')
}

/** A server speaks of its own names. */
function withOwnNames(problem: Problem, { ownPath }: RestNames): Problem {
  if (!problem.issues) return problem
  const issues = problem.issues.map((issue) => ({ ...issue, path: ownPath(issue.path) }))
  return { ...problem, issues }
}
