import { fail } from '../../internal/developerMessages'
import { wait } from '../../internal/wait'
import type { CallOptions } from '../DataSource'
import { type Problem, ProblemError } from '../problems'
import { readFailure } from './readFailure'
import type { RestNames } from './restNames'
import type { RestRetry, RestSourceOptions } from './RestSourceOptions'

/** One request, as a source makes it. */
export interface RestRequest extends CallOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: string | undefined
  /** Whether a second one has no second effect, so that it may be tried again when no answer came. */
  readonly isRepeatable?: boolean | undefined
  /** Whether the body says which version is changed, so that 409 may mean that there is a newer one. */
  readonly comparesVersion?: boolean | undefined
  /** Whether 404 after a lost answer means that the call was heard. */
  readonly isDoneWhenGone?: boolean | undefined
}

/** An answer that was read to its end. */
export interface RestAnswer {
  readonly body: unknown
  readonly headers: Headers
}

export type RestCall = (url: string, request?: RestRequest) => Promise<RestAnswer>

/** A server that answers so has done nothing: any call may be tried again. */
const NOT_DONE = new Set([425, 429])
/** It may have done something, or not. */
const PERHAPS_DONE = new Set([0, 408, 502, 503, 504])

/** Make requests that end in time, are tried again where that is harmless, and fail as problems. */
export function restCalls(
  { fetch: given, headers, credentials, timeout = 30_000, retry, errors, readError }: RestSourceOptions,
  names: RestNames,
): RestCall {
  const {
    times = 2,
    delay = 300,
    mostDelay = 10_000,
  }: RestRetry = retry === false ? { times: 0 } : (retry ?? {})

  async function attempt(url: string, request: RestRequest): Promise<RestAnswer> {
    if (!given && !/^https?:/.test(url) && typeof location === 'undefined') {
      fail(
        `restSource was asked for “${url}”, but there is no page here that this is relative to. Give the whole address on a server.`,
      )
    }
    const all = new Headers(typeof headers === 'function' ? await headers() : headers)
    if (!all.has('accept')) all.set('accept', 'application/json, application/problem+json')
    for (const [name, value] of Object.entries(request.headers ?? {})) all.set(name, value)
    // A token may have taken its time.
    request.signal?.throwIfAborted()
    return inTime(request.signal, timeout, async (signal) => {
      const response = await (given ?? fetch)(url, {
        method: request.method ?? 'GET',
        headers: all,
        signal,
        ...(request.body !== undefined && { body: request.body }),
        ...(credentials && { credentials }),
      })
      if (!response.ok) {
        const { comparesVersion } = request
        throw new ProblemError(await readFailure(response, { errors, readError, names, comparesVersion }))
      }
      return { body: jsonOf(await response.text(), response), headers: response.headers }
    })
  }

  return async (url, request = {}) => {
    const { method = 'GET', isRepeatable = method === 'GET' } = request
    let mayBeDone = false
    for (let tries = 1; ; tries += 1) {
      request.signal?.throwIfAborted()
      try {
        return await attempt(url, request)
      } catch (thrown) {
        request.signal?.throwIfAborted()
        const { status = Number.NaN, retryAfter } = problemIn(thrown)
        if (mayBeDone && request.isDoneWhenGone && (status === 404 || status === 410)) {
          return { body: undefined, headers: new Headers() }
        }
        mayBeDone ||= PERHAPS_DONE.has(status)
        const mayRepeat = NOT_DONE.has(status) || (isRepeatable && PERHAPS_DONE.has(status))
        // Waits differ by chance, so that not all who lost a server come back to it at once.
        const pause =
          retryAfter === undefined ? delay * 2 ** (tries - 1) * (0.5 + Math.random() / 2) : retryAfter * 1000
        if (!mayRepeat || tries > times || pause > mostDelay) throw thrown
        await wait(pause, request.signal)
      }
    }
  }
}

/** The problem of a call that failed, as far as it is one. */
function problemIn(thrown: unknown): Partial<Problem> {
  if (thrown instanceof ProblemError) return thrown.problem
  // Browsers and Node say so when there was no answer, or when it broke off. Anything else is a mistake in code.
  return thrown instanceof TypeError ? { status: 0 } : {}
}

/** Act under a signal that aborts with the caller's, or when the time is over. */
async function inTime<Answer>(
  outer: AbortSignal | undefined,
  milliseconds: number,
  act: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const late = new ProblemError({ status: 0, title: 'No answer in time' })
  const leave = () => controller.abort(outer?.reason)
  const timer = setTimeout(() => controller.abort(late), milliseconds)
  outer?.addEventListener('abort', leave)
  try {
    return await act(controller.signal)
  } catch (thrown) {
    // The reason of an abort counts, and not the error that fetch makes of it.
    controller.signal.throwIfAborted()
    throw thrown
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', leave)
  }
}

/** A page of a proxy or of a login may come with a good status. */
function jsonOf(text: string, { status, headers }: Response): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    const type = headers.get('content-type') ?? 'no media type'
    throw new ProblemError({
      status: 502,
      title: 'The answer was not readable',
      detail: `Status ${status} came with ${type} in place of JSON`,
    })
  }
}
