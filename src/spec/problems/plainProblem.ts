import type { Fields } from '../fields/Field'
import type { Issue } from '../rules/issues'
import { isPlainObject, ownValue } from '../values/ownValue'
import type { Problem } from './Problem'
import { readServerIssues } from './serverIssues'

interface Surroundings {
  readonly fields?: Fields | undefined
  /** Says what an issue without words is about. */
  readonly words: string
}

/**
 * Read the body of a failed call as servers write it that do not know RFC 9457: `{ message }`, `{ error }`, `{ error: { code,
 * message, fields } }`, `{ errors: [{ code, detail }] }`, and messages by field, under `errors` or by themselves. What may mean
 * something else is passed over.
 */
export function plainProblem(
  body: unknown,
  { fields, words }: Surroundings,
): Partial<Pick<Problem, 'type' | 'detail' | 'issues'>> {
  if (!isPlainObject(body)) return {}
  const inner = innerOf(body)
  const isInside = inner !== body
  const oauth = textIn(body, 'error_description')
  const plain = textIn(inner, 'message') ?? oauth ?? textIn(inner, 'detail') ?? textIn(inner, 'error')
  // By itself a title is as likely that of a record.
  const said = plain ?? (isInside ? textIn(inner, 'title') : undefined)
  const type = codeOf(inner, isInside, oauth !== undefined)
  const issues = issuesIn(body, inner, { fields, words: said ?? words })
  return {
    ...(type !== undefined && said !== undefined && { type }),
    ...(said !== undefined && { detail: said }),
    ...(issues.length > 0 && { issues }),
  }
}

/** The object around which others put an envelope: `error`, or the only one of `errors` if it is about no field. */
function innerOf(body: object): object {
  const error = ownValue(body, 'error')
  if (isPlainObject(error)) return error
  const errors = ownValue(body, 'errors')
  const [only, second]: unknown[] = Array.isArray(errors) ? errors : []
  const isWhole = isPlainObject(only) && second === undefined && textIn(only, 'code') !== undefined
  const [issue] = isWhole ? readServerIssues(body, { words: '' }) : []
  return issue?.path.length === 0 ? (only as object) : body
}

/** The name that the server has for the problem. Alone, `type` is as likely that of a record, and a number the status once more. */
function codeOf(inner: object, isInside: boolean, isOauth: boolean): string | undefined {
  const code =
    textIn(inner, 'code') ?? (isInside ? textIn(inner, 'type') : isOauth ? textIn(inner, 'error') : undefined)
  return code === undefined || /^\d+$/.test(code) ? undefined : code
}

function issuesIn(body: object, inner: object, surroundings: Surroundings): readonly Issue[] {
  const { fields } = surroundings
  const isWhole = inner !== body && !isPlainObject(ownValue(body, 'error'))
  const listed = readServerIssues(inner, surroundings)
  if (listed.length > 0 || isWhole) return listed
  const beside = inner === body ? [] : readServerIssues(body, surroundings)
  if (beside.length > 0) return beside
  // These words name other things as well: only what leads to a field is a message about one.
  const details = ownValue(inner, 'details')
  const named = {
    errors: ownValue(inner, 'fields'),
    issues: fields && (isPlainObject(details) ? messagesIn(details) : details),
  }
  const placed = readServerIssues(named, surroundings).filter(({ path }) => path.length > 0)
  if (placed.length > 0 || !fields) return placed
  // Django sends messages by field as the whole body; what is no field says nothing about one.
  const own = Object.entries(messagesIn(body)).filter(([name]) => Object.hasOwn(fields, name))
  return readServerIssues({ errors: Object.fromEntries(own) }, surroundings)
}

/** Lists of texts by name. A text alone may be a value: `{ state: 'open' }`. */
function messagesIn(holder: object): Readonly<Record<string, unknown>> {
  const lists = Object.entries(holder).filter(
    ([, value]) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  )
  return Object.fromEntries(lists)
}

function textIn(holder: object, name: string): string | undefined {
  const value = ownValue(holder, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
