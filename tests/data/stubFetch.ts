/** One request that was made. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
  readonly credentials: RequestCredentials | undefined
}

export type Answer =
  | Response
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }

/** A fetch that answers by a function, and what it was asked. */
export function stubFetch(answer: (asked: Asked, index: number) => Answer | Promise<Answer>) {
  const asked: Asked[] = []
  const stub: typeof fetch = async (input, init) => {
    const one: Asked = {
      method: init?.method ?? 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      credentials: init?.credentials,
    }
    asked.push(one)
    const made = await answer(one, asked.length - 1)
    if (made instanceof Response) return made
    const { status = 200, headers, body } = made
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })
  }
  return { fetch: stub, asked }
}
