import { ownValue } from '../spec/values/ownValue'
import { code, quote } from './code'
import type { OpenApi } from './OpenApi'

/** The file through which every call goes. */
export function writeCall(api: OpenApi): string {
  return CALL.replace('BASE_URL', () => code(baseOf(api)))
    .replace('DATA', () => quote('screenwright/data'))
    .replace('SPEC', () => quote('screenwright/spec'))
}

function baseOf(api: OpenApi): string {
  const servers: unknown = api.whole['servers']
  const all: readonly unknown[] = Array.isArray(servers) ? servers : []
  if (all.length > 1) api.skip('servers', `only the first of ${all.length} is used`)
  const url = ownValue(all[0], 'url')
  if (typeof url !== 'string') return ''
  const variables = api.objectIn(all[0], 'variables')
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = ownValue(ownValue(variables, name), 'default')
    return typeof value === 'string' ? value : whole
  })
  return filled.replace(/\/+$/, '')
}

const CALL = `import { type CallOptions, ProblemError } from DATA
import { readProblem } from SPEC

/** Where the server is, and what every call carries: put what signs a person in there. */
export const settings: { baseUrl: string; headers: Record<string, string> } = {
  baseUrl: BASE_URL,
  headers: {},
}

interface Call extends CallOptions {
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly headers?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body?: unknown
}

/** Call the server, and throws what went wrong as a problem. */
export async function call<Answer>(method: string, path: string, given: Call = {}): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json', ...settings.headers })
  for (const [name, value] of Object.entries(given.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  if (given.body !== undefined) headers.set('content-type', 'application/json')
  const address = settings.baseUrl + path + (query.size > 0 ? '?' + query : '')
  const response = await fetch(address, {
    method,
    headers,
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    ...(given.signal && { signal: given.signal }),
  })
  if (!response.ok) throw new ProblemError(await readProblem(response))
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
`
