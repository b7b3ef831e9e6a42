import { useMemo, useState } from 'react'
import type { Router } from '../../src/screens/product/Router'

/** A router that keeps the address to itself: a story is no page of the workbench. */
export function useMemoryRouter(start: string): Router {
  const [location, setLocation] = useState(start)
  return useMemo(
    () => ({ location, navigate: (to) => setLocation(to), createHref: (to) => `#${to}` }),
    [location],
  )
}
