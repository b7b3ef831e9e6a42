import { memorySource } from '../../../src/data/memorySource'
import { queuedSource, type QueuedSource } from '../../../src/data/queuedSource'
import { problemOf, ProblemError } from '../../../src/data/problems'
import { type Bird, bird, birds } from '../birds'

/** The server, of which this page knows no more than what a request brings. */
const server = memorySource(bird, birds)

async function send(method: string, id: unknown, values: object, key: unknown): Promise<void> {
  const body = JSON.stringify({ method, id, values, key })
  const response = await fetch('/writes', { method: 'POST', body })
  if (!response.ok) throw new ProblemError({ status: response.status })
}

let online = true
const open = (person?: string): QueuedSource<Bird> =>
  queuedSource(
    {
      ...server,
      async create(values, { idempotencyKey } = {}) {
        await send('create', undefined, values, idempotencyKey)
        return server.create(values, { idempotencyKey })
      },
      async update(id, changes, { idempotencyKey } = {}) {
        await send('update', id, changes, idempotencyKey)
        return server.update(id, changes, { idempotencyKey })
      },
    },
    bird,
    { isOnline: () => online, person },
  )

online = new URLSearchParams(location.search).get('online') !== 'no'
const source = open(new URLSearchParams(location.search).get('person') ?? undefined)

const asks = {
  create: (name: string) => source.create?.({ name }),
  update: (id: number, name: string) => source.update?.(id, { name }),
  status: () => source.queue.getState().status,
  waiting: () =>
    source.queue.getState().waiting.map(({ method, values }) => `${method} ${String(values.name)}`),
  names: async () => (await source.list({})).records.map(({ name }) => name),
  async connect() {
    online = true
    await source.queue.send()
    return source.queue.getState().status
  },
}

export type QueueAsks = typeof asks

Object.assign(window, {
  async ask(what: keyof QueueAsks, ...given: never[]) {
    try {
      const answer: unknown = await (asks[what] as (...all: never[]) => unknown)(...given)
      return { answer }
    } catch (error) {
      return { problem: problemOf(error).status }
    }
  },
})
