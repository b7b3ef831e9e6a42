'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { Router } from 'screenwright'

export function useNextRouter(): Router {
  const { push, back } = useRouter()
  const [path, search] = [usePathname(), useSearchParams().toString()]
  return useMemo(
    () => ({
      location: search ? `${path}?${search}` : path,
      // Next hears of it without asking the server for each letter of a search.
      navigate: (to, options) => (options?.replace ? window.history.replaceState(null, '', to) : push(to)),
      back,
    }),
    [path, search, push, back],
  )
}
