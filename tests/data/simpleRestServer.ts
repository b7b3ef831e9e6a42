import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FilterOperator, ListFilter } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { problemOf } from '../../src/data/problems'
import { type Bird, bird, birds } from './birds'

/** A request as the server saw it. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

/**
 * A server of birds in the dialect of `ra-data-simple-rest`: `sort`, `range` and `filter` as JSON, the total in
 * `Content-Range`, PUT replaces the whole record, and messages by field in `errors`.
 */
export async function startSimpleRestServer() {
  const state = { store: memorySource(bird, birds), seen: [] as Seen[], hang: false }
  const server = createServer((request, response) => {
    void answer(request, response, state)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    reset(records = birds) {
      Object.assign(state, { store: memorySource(bird, records), seen: [], hang: false })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface State {
  readonly store: ReturnType<typeof memorySource<typeof bird.fields>>
  readonly seen: Seen[]
  readonly hang: boolean
}

async function answer(request: IncomingMessage, response: ServerResponse, { store, seen, hang }: State) {
  const { method = 'GET' } = request
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const body = await bodyOf(request)
  seen.push({ method, path, query, body })
  if (hang) return
  const send = (status: number, json: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
  try {
    const id = decodeURIComponent(path.split('/')[2] ?? '')
    if (path.split('/')[1] !== 'birds') send(404, { message: 'No such resource' })
    else if (method === 'GET' && id === '') await sendList(query, store, send)
    else if (method === 'GET') send(200, await store.get(id))
    else if (method === 'POST') send(201, await store.create(body as Bird))
    else if (method === 'PUT') send(200, await store.update(id, replacing(body as Bird)))
    else if (method === 'DELETE') {
      await store.remove(id)
      send(200, { id })
    }
  } catch (thrown) {
    const { status, issues = [], title } = problemOf(thrown)
    const errors = Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), message]))
    send(status, { message: title, ...(issues.length > 0 && { errors }) })
  }
}

async function sendList(
  query: URLSearchParams,
  store: State['store'],
  send: (status: number, json: unknown, headers?: object) => void,
) {
  const [field = 'id', order = 'ASC'] = read<[string, string]>(query, 'sort') ?? []
  const [start, end] = read<[number, number]>(query, 'range') ?? [0, 999]
  const { q, ...conditions } = read<Record<string, unknown>>(query, 'filter') ?? {}
  const { records, total } = await store.list({
    search: q as string | undefined,
    filter: readFilter(conditions),
    sort: [{ field, direction: order === 'ASC' ? 'ascending' : 'descending' }],
    offset: start,
    limit: end - start + 1,
  })
  const count = 'count' in total ? total.count : '*'
  send(200, records, { 'content-range': `birds ${start}-${start + records.length - 1}/${count}` })
}

/** `weight_gte` and its like; without an ending a value is compared, or a list of values looked through. */
function readFilter(conditions: Record<string, unknown>): ListFilter {
  const filter: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(conditions)) {
    const [, field = name, ending] = /^(.*)_(gte|lte|neq|like|null)$/.exec(name) ?? []
    const operator = ending ? ENDINGS[ending] : Array.isArray(value) ? 'in' : 'is'
    if (operator) (filter[field] ??= {})[operator] = value
  }
  return filter
}

const ENDINGS: Readonly<Record<string, FilterOperator>> = {
  gte: 'gte',
  lte: 'lte',
  neq: 'not',
  like: 'contains',
  null: 'empty',
}

/** PUT takes away all that it does not name. */
function replacing(given: Partial<Bird>): Partial<Bird> {
  return { name: null, weight: null, size: null, seen: null, ringed: null, ...given } as Partial<Bird>
}

const read = <Value>(query: URLSearchParams, name: string) =>
  JSON.parse(query.get(name) ?? 'null') as Value | null

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}
