import type { DraftPlace } from './DraftStore'

/** The pages of one browser that show the same form of the same person. */
export interface DraftTabs {
  /** Say that this page shows the form, until the returned function is called. */
  hold(place: DraftPlace, id: string): () => void
  /** The ids of the other pages that show it now. */
  others(place: DraftPlace, id: string): Promise<ReadonlySet<string>>
  /** Called when another page may have come or gone. */
  watch(listener: () => void): () => void
}

/**
 * Tell pages apart by Web Locks, which a page loses when it closes, crashes or is killed. Without them, as on pages
 * without https, no page knows of another.
 */
export const browserTabs: DraftTabs = {
  hold(place, id) {
    let letGo: (() => void) | undefined
    const take = () => {
      if (letGo) return
      const held = new Promise<void>((resolve) => (letGo = resolve))
      void locks()
        ?.request(lockName(place, id), () => {
          tell()
          return held
        })
        .then(tell)
        // Not allowed here, as in a frame without an origin: then no page knows of another.
        .catch(() => {})
    }
    const leave = () => {
      letGo?.()
      letGo = undefined
    }
    take()
    // A page with a lock could not be kept for "back".
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', take)
      leave()
    }
  },
  async others(place, id) {
    const { held = [] } = (await locks()?.query()) ?? {}
    const prefix = lockName(place, '')
    const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    return new Set(names.filter((other) => other !== id))
  },
  watch(listener) {
    const hear = channel()
    hear?.addEventListener('message', listener)
    // A page that was killed says nothing any more.
    document.addEventListener('visibilitychange', listener)
    return () => {
      hear?.close()
      document.removeEventListener('visibilitychange', listener)
    }
  },
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

function lockName({ person, key }: DraftPlace, id: string): string {
  return `screenwright-draft ${JSON.stringify([person, key])} ${id}`
}

/** Tell the other pages that one has come or gone. */
function tell() {
  const say = channel()
  say?.postMessage(undefined)
  say?.close()
}

function channel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('screenwright-drafts')
}
