'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

/** Tries again when the connection is back; without anything to try there is nothing to wait for. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const latest = useRef(retry)
  useLayoutEffect(() => {
    latest.current = retry
  })
  const waits = retry !== undefined
  // One listener for as long as it waits: a browser leaves out one that comes while it tells the others, and React may render in between.
  useEffect(() => {
    if (!waits) return
    const tryAgain = () => latest.current?.()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [waits])
}
