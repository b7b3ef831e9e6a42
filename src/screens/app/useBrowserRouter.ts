'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { followLinks } from './followLinks'
import type { Router } from '../product/Router'
import { listen } from '../../internal/listen'

export interface BrowserRouterOptions {
  /** The path below which the app stands: `/admin`. Links to places outside of it are the browser's. @default the root */
  base?: string | undefined
  /** The path and search that a server was asked for, without the base. @default '/' */
  serverLocation?: string | undefined
}

/**
 * A router for an app that has none: the address of the browser and its history. Links anywhere on the page are followed
 * without loading it anew. The server has to answer each path below `base` with the same page.
 */
export function useBrowserRouter({ base = '', serverLocation = '/' }: BrowserRouterOptions = {}): Router {
  const below = base.replace(/\/+$/, '')
  const location = useSyncExternalStore(
    subscribe,
    () => locationBelow(below),
    () => serverLocation,
  )
  const router = useMemo<Router>(() => {
    const createHref = (to: string) => below + to
    return {
      location,
      createHref,
      navigate: (to, options) => go(createHref(to), options?.replace),
      back: () => history.back(),
    }
  }, [location, below])
  useEffect(() => followLinks(router), [router])
  return router
}

/** Browsers tell of steps back and forward alone. */
const listeners = new Set<() => void>()

function go(href: string, replace = false) {
  // As for a link to the page at hand, there is nothing new to come back from.
  if (replace || new URL(href, window.location.href).href === window.location.href) {
    history.replaceState(history.state, '', href)
  } else {
    history.pushState(null, '', href)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const forget = listen(listeners, listener)
  window.addEventListener('popstate', listener)
  return () => {
    forget()
    window.removeEventListener('popstate', listener)
  }
}

function locationBelow(base: string): string {
  const { pathname, search } = window.location
  const path = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return (path || '/') + search
}
