import { page } from 'vitest/browser'

/**
 * Leaves a window alone that has the size already: each story asks for one, and being told about it twice costs the
 * page a layout and the runner a round trip. Files share a page, and with it the `page` that the first one changed.
 */
const { viewport } = page
if (viewport.name !== 'keepOrResize') {
  page.viewport = async function keepOrResize(width, height) {
    if (innerWidth !== width || innerHeight !== height) await viewport.call(page, width, height)
  }
}
