import { build } from 'esbuild'
import type { BrowserContextOptions, Page } from 'playwright'
import { openBrowser } from './openBrowser'
import { serveFiles } from './serveFiles'

/** A page of a script, in a window that all tests of a file share. */
export interface ServedPage {
  readonly page: Page
  /** Load it anew: nothing but what it has stored is left of the test before. */
  readonly load: (search?: string) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Serve a page of this script with the library's sheet, and with what React says to developers. Its files have an address and may be
 * kept, and the window stays: so that Chromium compiles them for the first test and for no other, a third of what a new window takes.
 */
export async function servePage(script: string, options?: BrowserContextOptions): Promise<ServedPage> {
  const { outputFiles } = await build({
    entryPoints: { page: script, styles: 'src/styles.css' },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const { origin, close } = await serveFiles(outputFiles, html)
  const browser = await openBrowser()
  const page = await browser.newPage(options)
  let loads = 0
  return {
    page,
    load: async (search = '') => {
      loads += 1
      // Another part of a page that is there already would not be loaded.
      await page.goto(`${origin}/${loads}${search}`)
    },
    close: async () => {
      await browser.close()
      close()
    },
  }
}

const html =
  '<!doctype html><html lang="en"><head><link rel="stylesheet" href="/styles.css"></head><body><div id="root"></div><script src="/page.js"></script></body></html>'
