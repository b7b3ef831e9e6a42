'use client'

import { createContext, use } from 'react'

/** The zone whose clocks show when something happened, as `LocaleProvider` says. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** The zone that a component was given, or else that of the page. The same on a server and in every browser without one. */
export function useZone(given: string | undefined): string {
  const around = use(ZoneContext)
  return given ?? around ?? 'UTC'
}

/** The zone of the page, for what is said in a browser alone: without one by the clocks of the browser. */
export function usePageZone(): string | undefined {
  return use(ZoneContext)
}
