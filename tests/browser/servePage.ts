import { build } from 'esbuild'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright'
import { openBrowser } from './openBrowser'

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
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  const server = createServer(({ url = '' }, answer) => {
    const file = files.get(url)
    if (!file) return answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    const kind = url.endsWith('.css') ? 'text/css' : 'text/javascript'
    return answer.writeHead(200, { 'content-type': kind, 'cache-control': 'max-age=3600' }).end(file)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
      server.close()
    },
  }
}

const html =
  '<!doctype html><html lang="en"><head><link rel="stylesheet" href="/styles.css"></head><body><div id="root"></div><script src="/page.js"></script></body></html>'
