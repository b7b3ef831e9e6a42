/** A page that asks the person before it is left. */
export interface GuardedPage {
  /** Whether leaving would lose anything at this moment. */
  readonly isGuarded: () => boolean
  /** Whether an address is still this page, such as another step of its form. @default only a place in it */
  readonly isWithin?: ((to: URL) => boolean) | undefined
  /** Called instead of leaving; `leave` does it after all. */
  readonly ask: (leave: () => void) => void
}

/**
 * Ask before a page is left by a link, by "back" or "forward", or by closing it. The first two are asked in the words of
 * the page, whatever router it has; a browser that closes knows only its own words.
 *
 * @returns a function that stops it
 */
export function guardPage({ isGuarded, ask, isWithin }: GuardedPage): () => void {
  const stop = new AbortController()
  const { signal } = stop
  /** The person has agreed: the way out is not asked about again. */
  let isLeaving = false
  const leaves = (href: string, from?: string) =>
    leadsAway(href, from) && !isWithin?.(new URL(href, from ?? location.href))
  const guards = () => isGuarded() && !isLeaving
  const askFor = (leave: () => void) =>
    ask(() => {
      isLeaving = true
      // Who goes on writing has not left.
      window.addEventListener('input', () => (isLeaving = false), { once: true, signal })
      leave()
    })

  const guard: Guard = { guards, askFor }
  guarding.add(guard)
  signal.addEventListener('abort', () => guarding.delete(guard))

  window.addEventListener('beforeunload', (event) => guards() && event.preventDefault(), { signal })

  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || !guards()) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
    if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
    if (!leaves(link.href)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    askFor(() => (link.isConnected ? link.click() : location.assign(link.href)))
  }
  // Before any router hears of it.
  window.addEventListener('click', handleClick, { capture: true, signal })

  if ('navigation' in window) {
    const { navigation } = window
    const handleNavigate = (event: NavigateEvent) => {
      const { destination } = event
      if (event.navigationType !== 'traverse' || !event.cancelable || !destination.sameDocument) return
      if (!guards() || !leaves(destination.url)) return
      event.preventDefault()
      askFor(() => void navigation.traverseTo(destination.key))
    }
    navigation.addEventListener('navigate', handleNavigate, { signal })
  } else {
    guardHistory(guards, askFor, leaves, signal)
  }
  return () => stop.abort()
}

interface Guard {
  readonly guards: () => boolean
  readonly askFor: (leave: () => void) => void
}

const guarding = new Set<Guard>()

/**
 * Leave by code, as a button that signs out does: at once where nothing would be lost, or once the person has agreed to lose it, in the
 * words of the form that has it.
 *
 * @example <Button onClick={() => confirmLeave(signOut)}>Sign out</Button>
 */
export function confirmLeave(leave: () => void): void {
  const guard = [...guarding].find(({ guards }) => guards())
  if (guard) guard.askFor(() => confirmLeave(leave))
  else leave()
}

/** Without the Navigation API the way back has been gone when a page hears of it: go forward again, and ask. */
function guardHistory(
  guards: () => boolean,
  askFor: (leave: () => void) => void,
  leaves: (href: string, from: string) => boolean,
  signal: AbortSignal,
) {
  let here = { state: history.state as unknown, href: location.href }
  const note = () => (here = { state: history.state as unknown, href: location.href })
  const handlePop = (event: PopStateEvent) => {
    if (!guards() || !leaves(location.href, here.href)) return note()
    event.stopImmediatePropagation()
    history.pushState(here.state, '', here.href)
    askFor(() => history.back())
  }
  window.addEventListener('input', note, { signal })
  window.addEventListener('popstate', handlePop, { capture: true, signal })
}

/** Whether an address is another page than this one, and not a place in it. */
function leadsAway(href: string, from = location.href): boolean {
  const [to, here] = [new URL(href, from), new URL(from)]
  // A telephone number or a letter opens beside the page.
  if (!/^https?:$/.test(to.protocol)) return false
  if (to.origin !== here.origin || to.pathname !== here.pathname || to.search !== here.search) return true
  // In an app whose pages are hashes, an error summary still leads to a field.
  if (isPlace(to.hash)) return false
  return to.hash !== here.hash && !(to.hash === '' && isPlace(here.hash))
}

/** Whether a hash leads to an element; in some apps it is the name of a page. */
function isPlace(hash: string): boolean {
  try {
    return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null
  } catch {
    return false // no text in UTF-8
  }
}
