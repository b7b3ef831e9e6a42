'use client'

import { useEffect, useRef } from 'react'
import type { Router } from '../product/Router'
import { followLinks } from './followLinks'

export interface ClientNavigationOptions {
  /**
   * Whether a path is a page of this app; links to others load anew. The path is without the base of the router, with its search:
   * `/courses/7?tab=dates`. @default every path below the base
   */
  isOwn?: ((path: string) => boolean) | undefined
}

/**
 * Lead the links of a page through the host's router, without loading it anew: those of `Link`, `Button`, `Menu`, `Breadcrumbs`,
 * cards and lists, which are plain `<a>`. Call it once in an app that uses single parts; `ProductScreens`, `AppFrame` and
 * `useBrowserRouter` do so themselves. What opens in a tab of its own, downloads, leads elsewhere or has `rel="external"` stays the
 * browser's.
 */
export function useClientNavigation(router: Router, { isOwn }: ClientNavigationOptions = {}): void {
  // A function that is written in place is another one each time.
  const asked = useRef(isOwn)
  useEffect(() => {
    asked.current = isOwn
  })
  useEffect(() => followLinks(router, (path) => asked.current?.(path) ?? true), [router])
}
