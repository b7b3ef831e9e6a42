'use client'

import { useState } from 'react'

/** Whether this was ever true, from the very rendering in which it is: what has been wanted once stays on the page. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return now || was
}
