import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Problem } from '../../spec/problems/Problem'
import { readBody } from '../../spec/problems/readBody'
import { readProblem } from '../../spec/problems/readProblem'
import { readServerIssues } from '../../spec/problems/serverIssues'
import { isPlainObject, ownValue } from '../../spec/values/ownValue'
import type { RestNames } from './restNames'

/**
 * Read a failed answer as a problem. Besides RFC 9457 there are plain bodies in use: `{ message }`, `{ error }`,
 * `{ error: { message } }`, and messages by field, under `errors` or by themselves.
 */
export async function readFailure(
  response: Response,
  errors: ErrorCatalogue | undefined,
  names: RestNames,
): Promise<Problem> {
  const plain = readBody(response.clone())
  const problem = await readProblem(response, { errors, fields: names.fields })
  const said = problem.detail !== undefined || problem.issues ? {} : plainFailure(await plain, names, problem)
  return withOwnNames({ ...problem, ...said }, names)
}

function plainFailure(text: string | undefined, { fields }: RestNames, { title }: Problem): Partial<Problem> {
  const body = parsed(text)
  if (!isPlainObject(body)) return {}
  const inner = isPlainObject(ownValue(body, 'error')) ? ownValue(body, 'error') : body
  const detail = ['message', 'error', 'detail', 'error_description']
    .map((name) => ownValue(inner, name))
    .find((value) => typeof value === 'string' && value !== '') as string | undefined
  const words = detail ?? title
  const listed = readServerIssues(inner, { fields, words })
  // Django sends messages by field as the whole body; what is no field says nothing about one.
  const own = Object.entries(body).filter(([name, value]) => Object.hasOwn(fields, name) && isMessage(value))
  const issues =
    listed.length > 0 ? listed : readServerIssues({ errors: Object.fromEntries(own) }, { fields, words })
  return {
    ...(detail !== undefined && { detail }),
    ...(issues.length > 0 && { issues }),
  }
}

const isMessage = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A server speaks of its own names. */
function withOwnNames(problem: Problem, { toOwn }: RestNames): Problem {
  if (!problem.issues) return problem
  const issues = problem.issues.map((issue) => {
    const [name, ...rest] = issue.path
    return typeof name === 'string' ? { ...issue, path: [toOwn(name), ...rest] } : issue
  })
  return { ...problem, issues }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
