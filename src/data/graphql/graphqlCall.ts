import type { Fields } from '../../spec/fields/Field'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { readProblem } from '../../spec/problems/readProblem'
import type { Problem } from '../../spec/problems/Problem'
import { isPlainObject, ownValue } from '../../spec/values/ownValue'
import { jsonText } from '../jsonText'
import { graphqlProblem } from './graphqlProblem'
import { ProblemError } from '../problems'

/** How a GraphQL server is reached, and how its errors are read. */
export interface GraphqlServer {
  readonly url: string
  /** Sends the requests. @default the global fetch */
  readonly fetch?: typeof fetch | undefined
  /** Headers of every request; a function is asked each time, for a token that changes. */
  readonly headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>) | undefined
  readonly credentials?: RequestCredentials | undefined
  /** The HTTP statuses that the server's own `extensions.code` stand for: `{ NAME_TAKEN: 409 }`. */
  readonly codes?: Readonly<Record<string, number>> | undefined
  /** The product's error catalogue: an error that it places at a field becomes an issue there. */
  readonly errors?: ErrorCatalogue | undefined
  /** Called when the server answered with a part of what was asked for: that part is kept, and this is why the rest is missing. */
  readonly onPartial?: ((problem: Problem) => void) | undefined
}

/**
 * Send a document with its variables, and answer with its data. Errors are thrown as one problem, unless they came with
 * data.
 */
export async function graphqlCall(
  server: GraphqlServer,
  fields: Fields,
  document: string,
  variables: object,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { url, codes, errors, credentials } = server
  const headers = new Headers(typeof server.headers === 'function' ? await server.headers() : server.headers)
  headers.set('content-type', 'application/json')
  if (!headers.has('accept')) headers.set('accept', 'application/graphql-response+json, application/json')
  signal?.throwIfAborted()
  const send = server.fetch ?? fetch
  const response = await send(url, {
    method: 'POST',
    headers,
    body: jsonText({ query: document, variables }, 'graphqlSource'),
    ...(signal && { signal }),
    ...(credentials && { credentials }),
  })
  const { status, ok } = response
  const unread = ok ? undefined : response.clone()
  const answer = await response.json().catch(() => signal?.throwIfAborted())
  const data = ownValue(answer, 'data')
  const failures = ownValue(answer, 'errors')
  if (Array.isArray(failures) && failures.length > 0) {
    const problem = await graphqlProblem(failures, { codes, status, errors, fields })
    if (!hasPart(data)) throw problem
    server.onPartial?.(problem.problem)
  } else if (unread) throw new ProblemError(await readProblem(unread, { errors, fields }))
  else if (!isPlainObject(data))
    throw new ProblemError({ status: 502, title: 'The answer could not be read' })
  return data
}

const hasPart = (data: unknown) =>
  isPlainObject(data) && Object.values(data).some((value) => value !== null && value !== undefined)
