'use client'

import { useEffect } from 'react'

/** Tries again when the connection is back; without anything to try there is nothing to wait for. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}
