import { fail } from '../internal/developerMessages'

export interface EventSourceOptions {
  /** The names of the events that tell of changes. @default ['message'] */
  readonly names?: readonly string[] | undefined
  /** Whether cookies go along to another origin. @default false */
  readonly withCredentials?: boolean | undefined
  /**
   * The parameter that takes the id of the last event where a refused connection is opened anew, because no header can. It is
   * left out until the server has sent an id. @default 'lastEventId'
   */
  readonly lastEventId?: string | undefined
  /** Listens to them. @default the global one, when a screen listens */
  readonly EventSource?: typeof EventSource | undefined
}

/** Milliseconds before a refused connection is tried again: the first time, and at most. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

/**
 * Make the `subscribe` of a source from a server that tells of changes (Server-Sent Events):
 * `{ ...source, subscribe: eventSource('/api/invoices/events') }`.
 *
 * All listeners to one URL share one connection, those of other sources too, because a browser has only six to a server that speaks
 * HTTP/1.1. It closes with the last of them. Browsers open a lost one again; one that the server refused is opened again here, later
 * each time. What changed meanwhile is not known, so that listeners are called then too.
 */
export function eventSource(
  url: string,
  options: EventSourceOptions = {},
): (listener: () => void) => () => void {
  const { names = ['message'], withCredentials = false, lastEventId = 'lastEventId' } = options
  return (listener) => {
    const Connection = options.EventSource ?? globalThis.EventSource
    if (!Connection) {
      fail(
        `eventSource has no EventSource to listen to “${url}” with, so that changes of others are not seen. Give one as EventSource, or leave events out on a server.`,
      )
    }
    const shared = connectionTo(Connection, { url, withCredentials, lastEventId })
    return shared.listen({ names, listener })
  }
}

type SharedConnection = ReturnType<typeof createConnection>

/** The connections that are open, by what opens them and by where they lead. */
const connections = new WeakMap<typeof EventSource, Map<string, SharedConnection>>()

function connectionTo(Connection: typeof EventSource, address: Address): SharedConnection {
  const known = connections.get(Connection) ?? new Map<string, SharedConnection>()
  connections.set(Connection, known)
  const key = JSON.stringify(address)
  const shared = known.get(key) ?? createConnection(Connection, address, () => known.delete(key))
  known.set(key, shared)
  return shared
}

interface Address {
  readonly url: string
  readonly withCredentials: boolean
  readonly lastEventId: string
}

interface Listening {
  readonly names: readonly string[]
  readonly listener: () => void
}

/** Open a connection with its first listener, and close it with the last. */
function createConnection(
  Connection: typeof EventSource,
  { url, withCredentials, lastEventId }: Address,
  onClose: () => void,
) {
  const listening = new Set<Listening>()
  let connection: EventSource | undefined
  let heard = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT
  let wasLost = false
  let lastId = ''

  function onEvent(event: Event) {
    lastId = (event as MessageEvent<unknown>).lastEventId || lastId
    for (const { names, listener } of listening) if (names.includes(event.type)) listener()
  }

  function hear(names: readonly string[]) {
    for (const name of names) {
      if (!heard.has(name)) connection?.addEventListener(name, onEvent)
      heard.add(name)
    }
  }

  function open() {
    const opened = new Connection(lastId ? withParameter(url, lastEventId, lastId) : url, { withCredentials })
    connection = opened
    heard = new Set()
    for (const { names } of listening) hear(names)
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT
      if (wasLost) for (const { listener } of listening) listener()
      wasLost = false
    })
    opened.addEventListener('error', () => {
      wasLost = true
      if (connection !== opened || opened.readyState !== Connection.CLOSED) return
      // By chance a little earlier or later, so that not all come back at once.
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2))
      wait = Math.min(wait * 2, LONGEST_WAIT)
    })
  }

  function close() {
    clearTimeout(timer)
    connection?.close()
    connection = undefined
    onClose()
  }

  return {
    listen(one: Listening): () => void {
      const own = { ...one }
      if (listening.size === 0) open()
      listening.add(own)
      hear(own.names)
      return () => {
        if (listening.delete(own) && listening.size === 0) close()
      }
    },
  }
}

function withParameter(url: string, name: string, value: string): string {
  const [address = '', hash] = url.split('#')
  const asked = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams([[name, value]]).toString()}`
  return hash === undefined ? asked : `${asked}#${hash}`
}
