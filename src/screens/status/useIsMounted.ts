'use client'

import { useCallback, useEffect, useRef } from 'react'

/** Tell whether a component is still on the page when a call that it made is answered. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
