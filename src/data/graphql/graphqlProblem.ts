import type { Fields } from '../../spec/fields/Field'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isPlainObject, ownValue } from '../../spec/values/ownValue'
import { problemFromBody } from '../problemFromBody'
import type { ProblemError } from '../problems'

/** The statuses of codes that GraphQL servers use. */
const STATUSES: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  FORBIDDEN: 403,
  GONE: 410,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  INTERNAL_SERVER_ERROR: 500,
  NOT_FOUND: 404,
  PRECONDITION_FAILED: 412,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  TOO_MANY_REQUESTS: 429,
  UNAUTHENTICATED: 401,
  VERSION_CONFLICT: 412,
}

interface About {
  /** The status of a host's own codes. */
  readonly codes?: Readonly<Record<string, number>> | undefined
  /** The status of the response that the errors came with. */
  readonly status: number
  readonly errors?: ErrorCatalogue | undefined
  readonly fields: Fields
}

/**
 * Read the `errors` of a GraphQL answer as one problem: its status by the first code that tells one, its words from all,
 * and an issue for each error that names a field in its `extensions`.
 */
export async function graphqlProblem(list: readonly unknown[], about: About): Promise<ProblemError> {
  const { codes = {}, status: answered, errors, fields } = about
  const found = list.filter(isPlainObject)
  const told = found.map((error) => extensionsOf(error)).find((one) => statusOf(one, codes) !== undefined)
  const first = told ?? extensionsOf(found[0])
  // An error without a code is one that the server did not foresee.
  const status = statusOf(first, codes) ?? (answered >= 400 ? answered : 500)
  const code = textOf(first.code)
  const type = textOf(first.type) ?? (code !== undefined && !Object.hasOwn(STATUSES, code) ? code : undefined)
  const words = found.map((error) => textOf(error.message)).filter((text) => text !== undefined)
  const placed = found.flatMap((error) => {
    const { field, ...rest } = extensionsOf(error)
    const isPlaced = [field, rest.path, rest.pointer].some((place) => place !== undefined)
    return isPlaced ? [placedIssue({ ...rest, field, message: error.message })] : []
  })
  const inner = found.flatMap((error) => innerErrors(extensionsOf(error)))
  const issues = [...placed, ...found.flatMap((error) => listIn(extensionsOf(error).issues))]
  const body = {
    ...(type !== undefined && { type }),
    ...(words.length > 0 && { detail: words.join(' ') }),
    ...(issues.length > 0 && { issues }),
    ...Object.assign({}, ...inner),
  } as object
  return problemFromBody(body, { status, errors, fields })
}

/** Read what a payload says was wrong with the values, as `userErrors: [{ field: ['name'], message }]`. */
export async function payloadProblem(
  list: readonly unknown[],
  { errors, fields }: Pick<About, 'errors' | 'fields'>,
): Promise<ProblemError> {
  return problemFromBody(
    { issues: list.map((error) => (isPlainObject(error) ? placedIssue(error) : error)) },
    { status: 422, title: 'Rejected', errors, fields },
  )
}

/** The path of a field may be a list of steps; with `input` before them, where it is the path of an argument. */
function placedIssue({ field, ...rest }: Readonly<Record<string, unknown>>): object {
  if (!Array.isArray(field)) return { ...rest, field }
  const steps: readonly unknown[] = field[0] === 'input' && field.length > 1 ? field.slice(1) : field
  return { ...rest, path: steps }
}

/** Lists of messages by field, under the names that problems have them by. */
function innerErrors(extensions: Readonly<Record<string, unknown>>): readonly object[] {
  return ['errors', 'invalid-params', 'violations'].flatMap((name) =>
    typeof extensions[name] === 'object' && extensions[name] !== null ? [{ [name]: extensions[name] }] : [],
  )
}

function statusOf(
  extensions: Readonly<Record<string, unknown>>,
  codes: Readonly<Record<string, number>>,
): number | undefined {
  const { code, status, http } = extensions
  const said = typeof status === 'number' ? status : ownValue(http, 'status')
  if (typeof said === 'number' && said >= 400) return said
  const name = String(code)
  if (Object.hasOwn(codes, name)) return codes[name]
  return Object.hasOwn(STATUSES, name) ? STATUSES[name] : undefined
}

function extensionsOf(error: unknown): Readonly<Record<string, unknown>> {
  const extensions = ownValue(error, 'extensions')
  return isPlainObject(extensions) ? extensions : {}
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
