import { fail } from '../../internal/developerMessages'
import { listen } from '../../internal/listen'
import type { RestSourceOptions } from './RestSourceOptions'

/** Milliseconds before a refused connection is tried again: the first time, and at most. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

/**
 * Listen to a server that tells of changes (Server-Sent Events). All listeners share one connection, which closes with the
 * last of them. Browsers open a lost one again; one that the server refused is opened again here, later each time. What
 * changed meanwhile is not known, so that listeners are called then too.
 */
export function restEvents(
  { events, credentials }: RestSourceOptions,
  onChange: () => void,
): (listener: () => void) => () => void {
  const {
    url,
    names = ['message'],
    EventSource: given,
  } = typeof events === 'object' ? events : { url: events ?? '' }
  const listeners = new Set<() => void>()
  let connection: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT
  let wasLost = false

  const tell = () => {
    onChange()
    for (const listener of listeners) listener()
  }

  function open() {
    const Connection = given ?? globalThis.EventSource
    if (!Connection) {
      fail(
        `restSource has no EventSource to listen to “${url}” with, so that changes of others are not seen. Give one as events.EventSource, or leave events out on a server.`,
      )
    }
    connection = new Connection(url, { withCredentials: credentials === 'include' })
    for (const name of names) connection.addEventListener(name, tell)
    connection.addEventListener('open', () => {
      wait = FIRST_WAIT
      if (wasLost) tell()
      wasLost = false
    })
    connection.addEventListener('error', () => {
      wasLost = true
      if (connection?.readyState !== Connection.CLOSED) return
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
