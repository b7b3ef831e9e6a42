import { localize } from '../labels/LocalizedText'
import { type ErrorCatalogue, errorOf } from './ErrorCatalogue'
import type { Fields } from '../fields/Field'
import type { Issue } from '../rules/issues'
import { isPlainObject, ownValue } from '../values/ownValue'
import { BLANK_TYPE, type Problem } from './Problem'
import { plainProblem } from './plainProblem'
import { readBody } from './readBody'
import { readReference } from './readReference'
import { retryAfter } from './retryAfter'
import { readServerIssues } from './serverIssues'

export interface ReadProblemOptions {
  /** The product's error catalogue: an error that it places at a field becomes an issue there. */
  readonly errors?: ErrorCatalogue | undefined
  /** The fields that the call was about: an issue that leads to none of them stays without a field. @default any */
  readonly fields?: Fields | undefined
}

/** An answer, besides its body. */
type Answered = Pick<Response, 'headers' | 'status' | 'statusText' | 'url'>

/**
 * Read the answer to a failed call as a problem: by RFC 9457, or as servers write it that do not know that (`{ error: { code,
 * message, fields } }`). The answer may be anything: a page of a proxy, half a document, nothing, or more than 256 KiB. Then the
 * problem has the status alone. It never throws.
 */
export async function readProblem(response: Response, options: ReadProblemOptions = {}): Promise<Problem> {
  return withDeclaredField(problemIn(await readJson(response), response, options), options)
}

/** Read a body as the problem of its answer. */
export function problemIn(body: unknown, answer: Answered, options: ReadProblemOptions = {}): Problem {
  const { status } = answer
  const { fields } = options
  const retry = retryAfter(answer.headers)
  const reference = readReference(body, answer.headers)
  const title = titleOf(answer)
  const blank: Problem = {
    type: BLANK_TYPE,
    title,
    status,
    ...(retry !== undefined && { retryAfter: retry }),
    ...(reference !== undefined && { reference }),
  }
  const known = isProblem(body, answer)
    ? { ...blank, ...documentIn(body, answer.url, title, options) }
    : blank
  if (known.detail !== undefined || known.issues) return known
  const { type = known.type, ...said } = plainProblem(body, { fields, words: known.title })
  return { ...known, ...said, type: known.type === BLANK_TYPE ? type : known.type }
}

function documentIn(
  body: object,
  url: string,
  phrase: string,
  { errors, fields }: ReadProblemOptions,
): Partial<Problem> {
  const [title, detail, instance] = ['title', 'detail', 'instance'].map((name) => textIn(body, name))
  const issues = readServerIssues(body, { fields, words: detail ?? title ?? phrase })
  return {
    type: typeOf(body, url, errors),
    ...(title !== undefined && { title }),
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    ...(issues.length > 0 && { issues }),
  }
}

/** The body of an answer, read to its end; undefined when it is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  return parsed(await readBody(response))
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * Media types are often wrong, so that a document which says the same status, or names its type by a URI, is taken
 * for a problem under any. What is neither may be a record that happens to have a title.
 */
function isProblem(body: unknown, { headers, status }: Answered): body is object {
  if (!isPlainObject(body)) return false
  if (/^application\/problem\+json\b/i.test(headers.get('content-type') ?? '')) return true
  const says = textIn(body, 'title') ?? textIn(body, 'detail')
  const named = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(textIn(body, 'type') ?? '')
  return says !== undefined && (named || ownValue(body, 'status') === status)
}

/** As the server wrote it if the catalogue has it so; else as a whole URI, relative to what was asked. */
function typeOf(body: object, url: string, errors: ErrorCatalogue | undefined): string {
  const type = textIn(body, 'type')
  if (type === undefined) return BLANK_TYPE
  const isKnown = errors && Object.keys(errors).some((code) => (errors[code]?.type ?? code) === type)
  return isKnown || URL.canParse(type) || !URL.canParse(type, url) ? type : new URL(type, url).href
}

/** The reason phrase, which HTTP/2 has no more, or the number. */
function titleOf({ status, statusText }: Answered): string {
  if (status === 0) return 'No answer'
  return statusText || `Status ${status}`
}

/** A server that names no field may still be known to mean one. */
export function withDeclaredField(problem: Problem, { errors, fields }: ReadProblemOptions): Problem {
  const found = problem.issues ? undefined : errorOf(problem, errors)
  const field = found?.error.place === 'field' ? found.error.field : undefined
  if (!found || field === undefined || (fields && !Object.hasOwn(fields, field))) return problem
  const issue: Issue = {
    path: [field],
    rule: found.code,
    params: {},
    severity: 'error',
    source: 'server',
    message: localize(found.error.message ?? found.error.title),
  }
  return { ...problem, issues: [issue] }
}

function textIn(body: unknown, name: string): string | undefined {
  const value = ownValue(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
