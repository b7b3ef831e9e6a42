'use client'

import { createContext, use } from 'react'

/** The zone whose clocks show when something happened, as `LocaleProvider` says. The same on a server and in every browser without one. */
export const ZoneContext = createContext('UTC')

/** The zone that a component was given, or else that of the page. */
export function useZone(given: string | undefined): string {
  const around = use(ZoneContext)
  return given ?? around
}
