'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useAnnounce } from '../../internal/announce'

interface PageTitle {
  /** How many screens were here before; each but the first is announced. */
  visit: number
  getDocumentTitle: ((title: string) => string) | undefined
  /** Whether it stands over another screen, whose title comes back after it. */
  isOver?: boolean | undefined
}

/**
 * Call the page as its heading does, which a screen of the host's own has as well: in the title of the window at once, and
 * to screen readers once the screen is there, unless the heading has the focus and is read anyway.
 */
export function usePageTitle(
  root: RefObject<HTMLElement | null>,
  { visit, getDocumentTitle, isOver = false }: PageTitle,
) {
  const announce = useAnnounce()
  const pattern = useRef(getDocumentTitle)
  const announced = useRef(visit)
  useEffect(() => {
    pattern.current = getDocumentTitle
  }, [getDocumentTitle])

  useEffect(() => {
    const before = document.title
    titlesBefore.push((isOver ? titlesBefore.at(-1) : undefined) ?? before)
    return () => {
      titlesBefore.pop()
      document.title = before
    }
  }, [isOver])

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const heading = headingIn(element)
      const title = heading?.textContent.trim()
      if (!heading || !title) return
      const host = titlesBefore.at(-1)
      document.title = pattern.current?.(title) ?? (host ? `${title} · ${host}` : title)
      clearTimeout(timer)
      if (announced.current === visit || isLoading(heading)) return
      // Focus goes to the heading in the same turn.
      timer = setTimeout(() => {
        announced.current = visit
        if (document.activeElement !== heading) announce(title)
      }, 100)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-status', 'inert'],
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [root, visit, announce])
}

/** The titles that the window had before; the last is the host's own. */
const titlesBefore: string[] = []

/** A screen that leaves has a heading still. */
function headingIn(root: HTMLElement): HTMLElement | undefined {
  const headings = [...root.querySelectorAll<HTMLElement>('h1, h2, h3')]
  return headings.find((heading) => !heading.closest('[inert]'))
}

function isLoading(heading: HTMLElement): boolean {
  return heading.closest<HTMLElement>('[data-status]')?.dataset.status === 'loading'
}
