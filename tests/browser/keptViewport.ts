import { page } from 'vitest/browser'

/**
 * Give the window its size here, where it is known at once: by way of the runner's page it takes two messages and a frame,
 * and one that has the size already a layout. Files share a page, and with it the `page` that the first one changed.
 */
const { viewport } = page
if (viewport.name !== 'resizeHere') {
  page.viewport = async function resizeHere(width, height) {
    if (innerWidth === width && innerHeight === height) return
    const place = frameElement?.parentElement
    if (place) Object.assign(place.style, { width: `${width}px`, height: `${height}px` })
    // Another version of the runner may keep the window's size elsewhere.
    if (innerWidth !== width || innerHeight !== height) await viewport.call(page, width, height)
  }
}
