import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import { readProblem } from '../spec/problems/readProblem'
import type { Fields } from '../spec/fields/Field'
import { ProblemError } from './problems'

interface About {
  readonly status: number
  readonly title?: string | undefined
  readonly errors?: ErrorCatalogue | undefined
  readonly fields?: Fields | undefined
}

/** Make the error of a body that some client has read already, as if its response were at hand. */
export async function problemFromBody(body: object, { status, title, ...options }: About) {
  const text = JSON.stringify({ ...(title !== undefined && { title }), ...body })
  const headers = { 'content-type': 'application/problem+json' }
  // A response takes no other status than that of a whole answer.
  const isAnswer = status >= 200 && status <= 599 && ![204, 205, 304].includes(status)
  const response = new Response(text, { status: isAnswer ? status : 500, headers })
  return new ProblemError({ ...(await readProblem(response, options)), status })
}
