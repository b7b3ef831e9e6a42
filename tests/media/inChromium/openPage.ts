import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'
import type { App } from './app'
import type { ScriptPageProps } from './ScriptPage'
import { type ScriptServer, type ServedPage, startScriptServer } from './scriptServer.mjs'

export interface OpenPage {
  readonly page: Page
  readonly show: (props: ScriptPageProps) => Promise<void>
  /** Wait until the page shows these lines. */
  readonly reads: (...lines: string[]) => Promise<void>
  /** The names of the scripts that have run, in their order. */
  readonly ran: () => Promise<readonly string[]>
  /** Run code on the app in the page, and return its result. */
  readonly run: <T, A = undefined>(code: (app: App, given: A) => T | Promise<T>, given?: A) => Promise<T>
}

/** Console messages of browsers about a script that is missing, forbidden or fails its integrity check. */
const ofTheBrowser =
  /^Failed to (load resource|find a valid digest)|Content Security [Pp]olicy|TrustedScriptURL|by CORS policy/
const unexpected: string[] = []
/** A busy machine takes its time. */
const patience = { timeout: 10_000 }
let browser: Browser
let server: ScriptServer

/** A server and a browser for the tests of one file. */
export function startPages(): { open: (page?: ServedPage) => Promise<OpenPage>; served: () => ScriptServer } {
  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: ['tests/media/inChromium/app.tsx'],
      bundle: true,
      write: false,
      // Code that is loaded later is a file of its own here too.
      format: 'esm',
      splitting: true,
      outdir: '/',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
    })
    server = await startScriptServer(new Map(outputFiles.map(({ path, text }) => [path, text])))
    browser = await openBrowser()
  })

  afterEach(() => expect(unexpected.splice(0)).toEqual([]))

  afterAll(async () => {
    await browser.close()
    server.close()
  })

  return { open, served: () => server }
}

async function open(served?: ServedPage): Promise<OpenPage> {
  const page = await browser.newPage()
  page.on('pageerror', ({ message }) => unexpected.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheBrowser.test(message.text())) unexpected.push(message.text())
  })
  await page.goto(server.page(served))
  return {
    page,
    show: (props) => page.evaluate((given) => app.show(given), props),
    reads: (...lines) => expect.poll(() => page.locator('li').allInnerTexts(), patience).toEqual(lines),
    ran: () => page.evaluate(() => (Reflect.get(globalThis, 'ran') as string[] | undefined) ?? []),
    run: (code, given) => page.evaluate(`(${code.toString()})(globalThis.app, ${JSON.stringify(given)})`),
  }
}

declare const app: App
