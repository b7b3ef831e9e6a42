import type { Query, QueryClient } from '@tanstack/query-core'
import type { DataSource } from '../../data/DataSource'

/** When what is shown is read again by itself. */
export interface RefreshSettings {
  /** When the person comes back to the page. @default true */
  readonly onFocus?: boolean | undefined
  /** When the connection is back. @default true */
  readonly onReconnect?: boolean | undefined
  /** For how many milliseconds an answer counts as fresh: so long none is asked for again. @default 30000 */
  readonly staleTime?: number | undefined
}

/** Scrolling back and forth asks nothing anew for so many milliseconds. */
export const usualStaleTime = 30_000

interface Watched {
  readonly client: QueryClient
  readonly key: readonly unknown[]
  readonly refresh: RefreshSettings | undefined
  readonly setStaleTime: (milliseconds: number) => void
}

/**
 * Read what is shown of a source again when the source tells of changes, when the person comes back, and when the
 * connection is back. It listens as long as anything is shown, and a little longer, because a person goes from page to page
 * and a connection is dear to open.
 */
export function watchSource(source: DataSource<object>, { client, key, refresh, setStaleTime }: Watched) {
  const shown = new Set<string>()
  let settings = refresh
  let stop: (() => void) | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  /** Read stale queries again, and leave those under way in peace. */
  function readStale() {
    const { staleTime = usualStaleTime } = settings ?? {}
    // A failed query is retried by the part that shows it; a rejection is not asked for twice.
    const predicate = (query: Query) => query.state.status === 'success' && query.isStaleByTime(staleTime)
    void client.refetchQueries({ queryKey: key, type: 'active', predicate }, { cancelRefetch: false })
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible' && settings?.onFocus !== false) readStale()
  }
  const onOnline = () => {
    if (settings?.onReconnect !== false) readStale()
  }

  function start() {
    clearTimeout(leaving)
    leaving = undefined
    if (stop) return
    const unsubscribe = source.subscribe?.(() => void client.invalidateQueries({ queryKey: key }))
    if (typeof document !== 'undefined') {
      document.addEventListener('visibilitychange', onVisible)
      window.addEventListener('online', onOnline)
    }
    stop = () => {
      unsubscribe?.()
      if (typeof document === 'undefined') return
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    }
  }

  function leave() {
    // After that, known data is not fresh any more, and is read anew by the part that shows it.
    leaving = setTimeout(() => {
      stop?.()
      stop = undefined
    }, settings?.staleTime ?? usualStaleTime)
  }

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' && type !== 'observerRemoved') return
    if (!key.every((part, place) => query.queryKey[place] === part)) return
    if (query.getObserversCount() > 0) shown.add(query.queryHash)
    else shown.delete(query.queryHash)
    if (shown.size > 0) start()
    else if (stop && leaving === undefined) leave()
  })

  return {
    /** Other settings, which count from now on. */
    set(next: RefreshSettings | undefined) {
      if (next === settings) return
      settings = next
      setStaleTime(next?.staleTime ?? usualStaleTime)
    },
  }
}
