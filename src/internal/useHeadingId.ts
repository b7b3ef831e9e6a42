'use client'

import { type RefCallback, useCallback, useId, useState } from 'react'

/** Gives the id of the first heading within an element, also of one that comes later or takes its place. */
export function useHeadingId<E extends Element>(): readonly [id: string, watch: RefCallback<E>] {
  const own = useId()
  const [id, setId] = useState(own)
  const watch = useCallback(
    (element: E | null) => {
      if (!element) return
      const look = () => {
        const heading = element.querySelector('h1, h2, h3, h4, h5, h6, [role="heading"]')
        if (heading && !heading.id) heading.id = own
        setId(heading?.id ?? own)
      }
      look()
      const observer = new MutationObserver(look)
      observer.observe(element, { childList: true, subtree: true })
      return () => observer.disconnect()
    },
    [own],
  )
  return [id, watch]
}
