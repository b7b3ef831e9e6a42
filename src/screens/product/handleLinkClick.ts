import type { MouseEvent } from 'react'

/** For a link that a router follows: with a modifier key it stays the browser's, to open a tab or to save. */
export function handleLinkClick(act: (() => void) | undefined): ((event: MouseEvent) => void) | undefined {
  if (!act) return undefined
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
