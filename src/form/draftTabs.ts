import type { DraftPlace } from './DraftStore'

/** Another form of the same record, new or known, that is open now. */
export interface OtherForm {
  readonly id: string
  /** Whether it stands on this very page, and not in another tab. */
  readonly isHere: boolean
}

/** The pages of one browser that show the same form of the same person. */
export interface DraftTabs {
  /** Say that this page shows the form, until the returned function is called. */
  hold(place: DraftPlace, id: string): () => void
  /** The other forms that show it now. */
  others(place: DraftPlace, id: string): Promise<readonly OtherForm[]>
  /** Called when another page may have come or gone. */
  watch(listener: () => void): () => void
}

/**
 * Tell pages apart by Web Locks, which a page loses when it closes, crashes or is killed. Without them, as on pages
 * without https, no page knows of another.
 */
export const browserTabs: DraftTabs = {
  hold(place, id) {
    const name = lockName(place, id)
    let letGo: (() => void) | undefined
    const take = () => {
      const manager = locks()
      if (letGo || !manager) return
      const held = new Promise<void>((resolve) => (letGo = resolve))
      ofThisPage.set(name, 'open')
      void manager
        .request(name, () => {
          tell()
          return held
        })
        .then(tell)
        // Not allowed here, as in a frame without an origin: then no page knows of another.
        .catch(() => {})
        .then(() => ofThisPage.get(name) === 'left' && ofThisPage.delete(name))
    }
    const leave = () => {
      if (letGo) ofThisPage.set(name, 'left')
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
    return held.flatMap(({ name }) => {
      if (!name?.startsWith(prefix) || ofThisPage.get(name) === 'left') return []
      const other = name.slice(prefix.length)
      return other === id ? [] : [{ id: other, isHere: ofThisPage.has(name) }]
    })
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

/**
 * The locks of this page. A lock is held for a moment after it was let go of, so that the form that comes after another, as with
 * "Save and new", would take that one for another tab.
 */
const ofThisPage = new Map<string, 'open' | 'left'>()

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
