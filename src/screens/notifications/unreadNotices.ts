import { listen } from '../../internal/listen'
import type { NoticeSource } from './Notice'

/** How many notices of a source are not read, for all that show it: the page, the bell, the navigation. */
export interface UnreadNotices {
  /** Undefined while it is not known. */
  get(): number | undefined
  /** Sets the count that a page has read or marked. */
  set(unread: number | undefined): void
  subscribe(listener: () => void): () => void
  /** Asks for it as long as something shows it and no page reads the notices itself; returns how to stop. */
  watch(): () => void
  /** A page reads the notices, and tells how many are unread; returns how to say that it has gone. */
  hold(): () => void
}

const known = new WeakMap<NoticeSource, UnreadNotices>()

/** Give the one count of a source, so that what is marked on a page is gone from the bell as well. */
export function unreadOf(source: NoticeSource): UnreadNotices {
  const before = known.get(source)
  if (before) return before
  const made = createUnread(source)
  known.set(source, made)
  return made
}

function createUnread(source: NoticeSource): UnreadNotices {
  const listeners = new Set<() => void>()
  let unread: number | undefined
  let watchers = 0
  let pages = 0
  let stop: (() => void) | undefined
  let round = new AbortController()

  function set(next: number | undefined) {
    if (next === undefined || next === unread) return
    unread = next
    for (const listener of listeners) listener()
  }

  /** A failure says nothing here: the page does, and the next look may tell. */
  function look() {
    if (pages > 0 || document.visibilityState === 'hidden') return
    round.abort()
    round = new AbortController()
    const { signal } = round
    source.list({ unread: true }, { signal }).then(
      ({ notices, next, unread: told }) => {
        if (!signal.aborted) set(told ?? (next === undefined ? notices.length : undefined))
      },
      () => {},
    )
  }

  function begin() {
    look()
    const leave = source.subscribe?.(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      leave?.()
      document.removeEventListener('visibilitychange', look)
      round.abort()
    }
  }

  return {
    get: () => unread,
    set,
    subscribe: (listener) => listen(listeners, listener),
    watch() {
      watchers += 1
      stop ??= begin()
      return () => {
        watchers -= 1
        if (watchers > 0) return
        stop?.()
        stop = undefined
      }
    },
    hold() {
      pages += 1
      round.abort()
      return () => {
        pages -= 1
      }
    },
  }
}
