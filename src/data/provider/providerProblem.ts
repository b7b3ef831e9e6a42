import type { Fields } from '../../spec/fields/Field'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import { problemFromBody } from '../problemFromBody'
import { ProblemError } from '../problems'

interface About {
  readonly errors: ErrorCatalogue | undefined
  readonly fields: Fields
}

/**
 * Read the error of a data provider: an `HttpError`, or any object with `status` and `body`, as the problem that it tells
 * of. In `body.errors` stand messages by field, and under `root.serverError` one for the whole form. An error without
 * either is no answer, and stays as it is.
 */
export async function providerProblem(error: unknown, { errors, fields }: About): Promise<unknown> {
  if (error instanceof ProblemError || typeof error !== 'object' || error === null) return error
  const { status: given, body: said, message } = error as Readonly<Record<string, unknown>>
  const body = isPlainObject(said) ? said : undefined
  const byField = ownValue(body, 'errors')
  // Some providers reject with messages alone.
  const status = typeof given === 'number' && given > 0 ? given : byField === undefined ? 0 : 422
  if (status === 0) return error
  const title = typeof message === 'string' && message !== '' ? message : undefined
  const { messages, whole } = readMessages(byField)
  const detail = whole ?? textOf(ownValue(body, 'message')) ?? (title && wordsIn(title))
  return problemFromBody(
    { ...(detail !== undefined && { detail }), ...body, ...(messages && { errors: messages }) },
    { status, title, errors, fields },
  )
}

/** Without a body the message is often the reason phrase of the status (“Not Found”), each word with a capital. */
const wordsIn = (message: string) => (/^(?:[A-Z][\w'-]*\s?)+$/.test(message) ? undefined : message)

/** Messages by field may be texts, or `{ message }` for a translation. */
function readMessages(byField: unknown) {
  if (!isPlainObject(byField)) return { messages: undefined, whole: undefined }
  const messages: Record<string, unknown> = {}
  for (const [name, said] of Object.entries(byField)) {
    if (name !== 'root') withOwn(messages, name, Array.isArray(said) ? said : (textOf(said) ?? said))
  }
  const root = ownValue(byField, 'root')
  return { messages, whole: textOf(ownValue(root, 'serverError')) ?? textOf(root) }
}

const textOf = (said: unknown): string | undefined =>
  typeof said === 'string' && said !== ''
    ? said
    : isPlainObject(said)
      ? textOf(ownValue(said, 'message'))
      : undefined
