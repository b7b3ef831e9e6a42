import { localize } from '../labels/LocalizedText'
import { type ErrorCatalogue, errorOf } from './ErrorCatalogue'
import type { Fields } from '../fields/Field'
import type { Issue } from '../rules/issues'
import { isPlainObject, ownValue } from '../values/ownValue'
import { BLANK_TYPE, type Problem } from './Problem'
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

/**
 * Read the answer to a failed call as a problem (RFC 9457). The answer may be anything: a page of a proxy, half a
 * document, nothing, or more than 256 KiB. Then the problem has the status alone. It never throws.
 */
export async function readProblem(response: Response, options: ReadProblemOptions = {}): Promise<Problem> {
  const { status } = response
  const again = retryAfter(response.headers)
  const body = parsed(await readBody(response))
  const reference = readReference(body, response.headers)
  const when = {
    ...(again !== undefined && { retryAfter: again }),
    ...(reference !== undefined && { reference }),
  }
  const title = titleOf(response)
  if (!isProblem(body, response))
    return withDeclaredField({ type: BLANK_TYPE, title, status, ...when }, options)
  const [said, detail, instance] = ['title', 'detail', 'instance'].map((name) => textIn(body, name))
  const issues = readServerIssues(body, { fields: options.fields, words: detail ?? said ?? title })
  const problem: Problem = {
    type: typeOf(body, response, options.errors),
    title: said ?? title,
    status,
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    ...(issues.length > 0 && { issues }),
    ...when,
  }
  return withDeclaredField(problem, options)
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
function isProblem(body: unknown, { headers, status }: Response): body is object {
  if (!isPlainObject(body)) return false
  if (/^application\/problem\+json\b/i.test(headers.get('content-type') ?? '')) return true
  const says = textIn(body, 'title') ?? textIn(body, 'detail')
  const named = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(textIn(body, 'type') ?? '')
  return says !== undefined && (named || ownValue(body, 'status') === status)
}

/** As the server wrote it if the catalogue has it so; else as a whole URI, relative to what was asked. */
function typeOf(body: object, { url }: Response, errors: ErrorCatalogue | undefined): string {
  const type = textIn(body, 'type')
  if (type === undefined) return BLANK_TYPE
  const isKnown = errors && Object.keys(errors).some((code) => (errors[code]?.type ?? code) === type)
  return isKnown || URL.canParse(type) || !URL.canParse(type, url) ? type : new URL(type, url).href
}

/** The reason phrase, which HTTP/2 has no more, or the number. */
function titleOf({ status, statusText }: Response): string {
  if (status === 0) return 'No answer'
  return statusText || `Status ${status}`
}

/** A server that names no field may still be known to mean one. */
function withDeclaredField(problem: Problem, { errors, fields }: ReadProblemOptions): Problem {
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
