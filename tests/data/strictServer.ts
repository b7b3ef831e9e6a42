import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ListQuery } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { type Problem, problemOf } from '../../src/data/problems'
import { type Parcel, parcel } from '../testing/parcels'
import { addressOf, closed, listening } from './jsonServer'

/** The mishap of the next request, in place of its answer, or after it had its effect. */
export type Disturbance =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  /** The connection breaks, before the request has an effect or after it. */
  | 'dropBefore'
  | 'dropAfter'
  /** Half of the answer comes, and no more. */
  | 'breakOff'
  /** No answer ever comes. */
  | 'silence'

export interface StrictServer {
  readonly url: string
  /** Disturbances of the requests to come, in order. */
  readonly disturb: Disturbance[]
  /** The requests so far: `GET /parcels?limit=2`. */
  readonly requests: string[]
  readonly close: () => Promise<void>
}

/**
 * A server that insists on what the standards say: a change without `If-Match` is 428 and with an old one 412 (RFC 9110,
 * RFC 6585), a repeated `Idempotency-Key` gives the first answer again, failures are problems (RFC 9457), and pages
 * come by number, offset, cursor or link, whichever is asked for.
 */
export async function startStrictServer(records: readonly Parcel[]): Promise<StrictServer> {
  const store = memorySource(parcel, records, { history: { by: 'Ada' }, trash: { keepDays: 30, by: 'Ada' } })
  const disturb: Disturbance[] = []
  const requests: string[] = []
  const answered = new Map<string, Answer>()

  async function answer(request: IncomingMessage, body: string): Promise<Answer> {
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answered.get(key) : undefined
    if (known) return known
    const made = await act(store, request, body).catch((thrown: unknown) => failed(problemOf(thrown)))
    if (typeof key === 'string' && made.status < 400) answered.set(key, made)
    return made
  }

  const server = await listening(
    createServer((request, response) => {
      void (async () => {
        let body = ''
        for await (const part of request) body += String(part)
        requests.push(`${request.method} ${request.url}`)
        const disturbance = disturb.shift()
        if (disturbance === 'silence') return
        if (disturbance === 'dropBefore') return void request.socket.destroy()
        if (typeof disturbance === 'object') return send(response, { headers: {}, body: '', ...disturbance })
        const made = await answer(request, body)
        if (disturbance === 'dropAfter') return void request.socket.destroy()
        if (disturbance === 'breakOff') {
          response.writeHead(made.status, { 'content-length': '10000' })
          response.write(made.body.slice(0, 10), () => request.socket.destroy())
          return
        }
        send(response, made)
      })()
    }),
  )
  return { url: `${addressOf(server)}/parcels`, disturb, requests, close: () => closed(server) }
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, headers).end(body)
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const failed = (problem: Problem): Answer =>
  json(problem.status, problem, { 'content-type': 'application/problem+json' })

type Store = ReturnType<typeof memorySource<typeof parcel.fields>>

async function act(store: Store, request: IncomingMessage, body: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://strict')
  const [, , step, ...rest] = pathname.split('/')
  if (request.method === 'POST' && step && rest.join('/') === 'restore') {
    const back = await store.restore?.(decodeURIComponent(step))
    return json(200, back, { etag: `"${back?.rev}"` })
  }
  if (step === 'removed' && rest[0] !== undefined && request.method === 'DELETE') {
    await store.purge?.(decodeURIComponent(rest[0]))
    return { status: 204, headers: {}, body: '' }
  }
  const stretch = {
    cursor: searchParams.get('cursor') ?? undefined,
    limit: Number(searchParams.get('limit') ?? 20),
  }
  if (step === 'removed') return json(200, await store.removed?.(stretch))
  if (step === 'activity') {
    const by = searchParams.get('by') ?? undefined
    const from = searchParams.get('from') ?? undefined
    return json(200, await store.activity?.({ ...stretch, by, from }))
  }
  if (request.method === 'GET' && step && rest.join('/') === 'history')
    return json(200, await store.history?.(decodeURIComponent(step), stretch))
  if (rest.length > 0) return failed({ type: 'about:blank', title: 'Not Found', status: 404 })
  if (step === undefined || step === '') {
    return request.method === 'POST' ? create(store, body) : list(store, searchParams)
  }
  const id = decodeURIComponent(step)
  const record = await store.get(id)
  const etag = `"${record.rev}"`
  if (request.method === 'GET') return json(200, record, { etag })
  const { 'if-match': ifMatch } = request.headers
  if (ifMatch === undefined) {
    return failed({ type: 'about:blank', title: 'Precondition Required', status: 428 })
  }
  if (ifMatch !== etag) return failed({ type: 'about:blank', title: 'Precondition Failed', status: 412 })
  if (request.method === 'DELETE') {
    await store.remove(id)
    return { status: 204, headers: {}, body: '' }
  }
  const type = request.headers['content-type']
  if (type !== 'application/merge-patch+json' && request.method === 'PATCH') {
    return failed({ type: 'about:blank', title: 'Unsupported Media Type', status: 415 })
  }
  const after = await store.update(id, JSON.parse(body) as Partial<Parcel>)
  return json(200, after, { etag: `"${after.rev}"` })
}

/** It answers with the address of what it made, and no body. */
async function create(store: Store, body: string): Promise<Answer> {
  const made = await store.create(JSON.parse(body) as Partial<Parcel>)
  return { status: 201, headers: { location: `/parcels/${encodeURIComponent(made.id)}` }, body: '' }
}

async function list(store: Store, asked: URLSearchParams): Promise<Answer> {
  const limit = Math.min(Number(asked.get('limit') ?? 20), 20)
  const cursor = asked.get('cursor')
  const page = asked.get('page')
  const offset = cursor
    ? Number(Buffer.from(cursor, 'base64url').toString().replace('at ', ''))
    : page
      ? (Number(page) - 1) * limit
      : Number(asked.get('offset') ?? 0)
  if (Number.isNaN(offset)) return failed({ type: 'about:blank', title: 'Unknown cursor', status: 400 })
  const { records, total } = await store.list({ ...queryIn(asked), offset, limit })
  const count = total.kind === 'exact' ? total.count : 0
  const end = offset + records.length
  const next = end < count ? Buffer.from(`at ${end}`).toString('base64url') : null
  const following = new URLSearchParams(asked)
  if (next !== null) following.set('cursor', next)
  const link: Record<string, string> =
    next === null
      ? {}
      : { link: `</elsewhere>; rel="first", <http://inside/parcels?${following}>; rel="next"` }
  return json(200, { items: records, next }, link)
}

/** `to.is=Bo Ek`, `sort=-weight,to`, `q=bo`. */
function queryIn(asked: URLSearchParams): ListQuery {
  const filter: Record<string, Record<string, unknown>> = {}
  for (const name of new Set(asked.keys())) {
    const [field = '', operator] = name.split('.')
    const values = asked.getAll(name).map((value) => valueIn(field, operator, value))
    if (operator !== undefined)
      filter[field] = { ...filter[field], [operator]: operator === 'in' ? values : values[0] }
  }
  const sort = (asked.get('sort') ?? '').split(',').filter(Boolean)
  return {
    search: asked.get('q') ?? '',
    filter,
    sort: sort.map((one) => ({
      field: one.replace('-', ''),
      direction: one.startsWith('-') ? 'descending' : 'ascending',
    })),
  }
}

function valueIn(field: string, operator: string | undefined, text: string): unknown {
  if (operator === 'empty' || field === 'fragile') return text === 'true'
  return field === 'weight' || field === 'rev' ? Number(text) : text
}
