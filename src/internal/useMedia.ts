'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, also after the window has changed. A server knows no window: there it does not. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const setting = matchMedia(query)
      setting.addEventListener('change', listener)
      return () => setting.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}
