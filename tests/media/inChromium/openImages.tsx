import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { PNG } from 'pngjs'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'
import type { ImageApp } from './imageApp'
import { ImagePage, type ImagePageProps } from './ImagePage'
import { type ServedImages, startImageServer } from './imageServer'

export interface OpenImages {
  readonly page: Page
  /** Render the images; return whether the first is loaded at once. */
  readonly show: (props: ImagePageProps) => Promise<boolean>
  readonly hydrate: (props: ImagePageProps) => Promise<void>
  readonly statuses: () => Promise<readonly string[]>
  /** How far things have moved on the page without a person's doing, as browsers count it. */
  readonly shift: () => Promise<number>
  /** The colour in the middle of an image, as a person sees it. */
  readonly middle: (place?: number) => Promise<string>
  /** The requests that the page's policy has rejected. */
  readonly rejected: readonly string[]
}

const pageSheet = `
body { margin: 0; }
.below { margin-block-start: 9000px; }
.wide-300 { inline-size: 300px; }
.wide-500 { inline-size: 500px; block-size: 200px; }
`

const unexpected: string[] = []
let browser: Browser
let server: Awaited<ReturnType<typeof startImageServer>>

/** A server and a browser for the tests of one file. */
export function startImages() {
  beforeAll(async () => {
    server = await startImageServer(await filesOfPage())
    browser = await openBrowser()
  })

  afterEach(() => expect(unexpected.splice(0)).toEqual([]))

  afterAll(async () => {
    await browser.close()
    server.close()
  })

  return { open, served: () => server }
}

/** The page as a server renders it, under a strict policy. */
export const drawnByServer = (props: ImagePageProps) => renderToString(<ImagePage {...props} />)

async function open(served?: ServedImages, options: BrowserContextOptions = {}): Promise<OpenImages> {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 }, ...options })
  page.on('pageerror', ({ message }) => unexpected.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      unexpected.push(message.text())
  })
  const rejected: string[] = []
  await page.exposeFunction('screenwrightRejected', (directive: string) => rejected.push(directive))
  await page.addInitScript(watch)
  await page.goto(server.page(served), { waitUntil: 'domcontentloaded' })
  return {
    page,
    rejected,
    show: (props) => page.evaluate((given) => imageApp.show(given), props),
    hydrate: async (props) => {
      await page.evaluate((given) => imageApp.hydrate(given), props)
      await expect.poll(() => page.evaluate(() => imageApp.mistakes)).toEqual([])
    },
    statuses: () => page.evaluate(() => imageApp.statuses),
    async shift() {
      // Wait for a frame, so that the last paint is counted.
      await page.evaluate(
        () =>
          new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
      )
      return page.evaluate(() => Reflect.get(globalThis, 'shifted') as number)
    },
    async middle(place = 0) {
      const box = await page.locator(`#image-${place} .sw-Image`).boundingBox()
      if (!box) return 'nothing'
      const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 }
      const [red = 0, green = 0, blue = 0] = PNG.sync.read(await page.screenshot({ clip })).data
      return red > 200 && green > 200 ? 'paper' : red > blue ? 'red' : blue > red ? 'blue' : 'grey'
    },
  }
}

function watch() {
  Reflect.set(globalThis, 'shifted', 0)
  new PerformanceObserver((list) => {
    const before = Reflect.get(globalThis, 'shifted') as number
    const moved = list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0)
    Reflect.set(globalThis, 'shifted', before + moved)
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    const { screenwrightRejected } = globalThis as unknown as { screenwrightRejected: (what: string) => void }
    screenwrightRejected(effectiveDirective)
  })
}

async function filesOfPage(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { app: 'tests/media/inChromium/imageApp.tsx', styles: 'src/styles.css' },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'error',
    // React Aria leaves its style out where it believes itself to be in a test.
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return new Map([...outputFiles.map(({ path, text }) => [path, text] as const), ['/page.css', pageSheet]])
}

declare const imageApp: ImageApp
