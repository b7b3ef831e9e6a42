'use client'

import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { JsonEditorProps } from './JsonEditor'

/**
 * Load the editor once a plain box of text is nearly in sight. It takes the place of a box alone in which no one writes at
 * the moment; without it, the box stays.
 */
export function useJsonEditor(area: RefObject<HTMLElement | null>) {
  const [Editor, setEditor] = useState<ComponentType<JsonEditorProps>>()
  useEffect(() => {
    const element = area.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const left = new AbortController()
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        importEditor().then(
          (loaded) => {
            if (left.signal.aborted) return
            const replace = () => setEditor(() => loaded.JsonEditor)
            if (document.activeElement !== element) replace()
            else element.addEventListener('blur', replace, { once: true, signal: left.signal })
          },
          () => {},
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      left.abort()
      observer.disconnect()
    }
  }, [area])
  return [Editor, () => setEditor(undefined)] as const
}

const importEditor = () => import('./JsonEditor')
