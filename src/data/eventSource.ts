import { fail } from '../internal/developerMessages'
import { listen } from '../internal/listen'

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
 * All listeners share one connection, which closes with the last of them. Browsers open a lost one again; one that the server
 * refused is opened again here, later each time. What changed meanwhile is not known, so that listeners are called then too.
 */
export function eventSource(
  url: string,
  options: EventSourceOptions = {},
): (listener: () => void) => () => void {
  const { names = ['message'], withCredentials = false, lastEventId = 'lastEventId' } = options
  const listeners = new Set<() => void>()
  let connection: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT
  let wasLost = false
  let lastId = ''

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function onEvent(event: Event) {
    lastId = (event as MessageEvent<unknown>).lastEventId || lastId
    tell()
  }

  function open() {
    const Connection = options.EventSource ?? globalThis.EventSource
    if (!Connection) {
      fail(
        `eventSource has no EventSource to listen to “${url}” with, so that changes of others are not seen. Give one as EventSource, or leave events out on a server.`,
      )
    }
    const opened = new Connection(lastId ? withParameter(url, lastEventId, lastId) : url, { withCredentials })
    connection = opened
    for (const name of names) opened.addEventListener(name, onEvent)
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT
      if (wasLost) tell()
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
    wasLost = false
    wait = FIRST_WAIT
    lastId = ''
  }

  return (listener) => {
    if (listeners.size === 0) open()
    const stop = listen(listeners, listener)
    return () => {
      const before = listeners.size
      stop()
      if (before > 0 && listeners.size === 0) close()
    }
  }
}

function withParameter(url: string, name: string, value: string): string {
  const [address = '', hash] = url.split('#')
  const asked = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams([[name, value]]).toString()}`
  return hash === undefined ? asked : `${asked}#${hash}`
}
