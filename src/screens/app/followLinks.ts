import type { Router } from '../product/Router'

/**
 * Follow links without loading the page anew: those of the app, wherever they stand on the page. What a person opens in a
 * tab of its own, saves, or what leads elsewhere stays the browser's, and so does a link with `rel="external"`.
 *
 * @returns a function that stops it
 */
export function followLinks(router: Router, isOurs: (path: string) => boolean = () => true): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = linkOf(event)
    const path = link && pathOfHref(link.href, router)
    if (path === undefined || isPlaceOnPage(path, router.location) || !isOurs(path)) return
    event.preventDefault()
    router.navigate(path)
  }
  // After everything on the page, so that what handles a click itself is heard first.
  window.addEventListener('click', handleClick)
  return () => window.removeEventListener('click', handleClick)
}

/** The link that a plain click means. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
  if (!link?.href || (link.target && link.target !== '_self')) return undefined
  return link.hasAttribute('download') || link.relList.contains('external') ? undefined : link
}

/** The path that a router gave as this address; undefined for a place outside of the app. */
export function pathOfHref(href: string, { createHref = (to) => to }: Pick<Router, 'createHref'>) {
  const root = new URL(createHref('/'), location.href).href.replace(/\/$/, '')
  if (!href.startsWith(root)) return undefined
  const path = href.slice(root.length)
  if (path === '' || path.startsWith('?')) return `/${path}`
  return path.startsWith('/') ? path : undefined
}

/** A browser leads to a place on the page at hand by itself. */
function isPlaceOnPage(path: string, here: string): boolean {
  const at = path.indexOf('#')
  return at >= 0 && path.slice(0, at) === here.replace(/#.*$/s, '')
}
