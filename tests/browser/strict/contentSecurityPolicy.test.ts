// @vitest-environment node
import { build } from 'esbuild'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../openBrowser'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
/** Pictures come from the page's own origin, and from files that a person has chosen. */
const withPictures = `${policy}; img-src 'self' blob:`
const nonce = 'c2NyZWVud3JpZ2h0'

let server: Server
let browser: Browser

beforeAll(async () => {
  const files = await filesOfPage()
  server = createServer(({ url = '/' }, answer) => {
    const [path = '/', query] = url.split('?', 2)
    const file = files.get(path)
    const allowed =
      query === 'nonce'
        ? policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`)
        : path === '/facilities.html'
          ? withPictures
          : policy
    answer.writeHead(file ? 200 : 204, { 'content-type': typeOf(path), 'content-security-policy': allowed })
    answer.end(file ?? undefined)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

describe('under a policy that takes styles from the same origin alone', () => {
  test('menus, tabs, the calendar and dialogs work, and one style that nothing depends on is rejected', async () => {
    const { page, rejected } = await open('/')
    await useEverything(page)
    expect(rejected).toEqual(['style-src-elem'])
    await page.close()
  })

  test('a nonce given in a meta element is used, and nothing is rejected', async () => {
    const { page, rejected } = await open('/nonce.html?nonce')
    await useEverything(page)
    expect(rejected).toEqual([])
    await page.close()
  })

  test('images, files, bytes and movements work, and nothing is rejected', async () => {
    const { page, rejected } = await open('/facilities.html')
    await page.getByRole('link', { name: 'North wall' }).click()
    const lightbox = page.getByRole('dialog', { name: 'Walls' })
    await lightbox.getByRole('img', { name: 'North wall' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await lightbox.getByRole('img', { name: 'South wall' }).waitFor()
    expect((await lightbox.boundingBox())?.width).toBe(900)
    await page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'detached' })

    await page.getByLabel('Photo').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: wall })
    await page.getByText(`${wall.length} bytes`).first().waitFor()
    await expect.poll(() => page.locator('.sw-UploadList-picture').evaluate(widthOf)).toBe(40)

    await page.getByRole('gridcell', { name: /^Byte 46 at offset 0x0/ }).waitFor()

    await page.getByRole('button', { name: 'Turn round' }).click()
    const birds = page.getByRole('list', { name: 'Birds' }).getByRole('listitem')
    await expect.poll(() => birds.allInnerTexts()).toEqual(['Starling', 'Gull', 'Heron'])
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(rejected).toEqual([])
    await page.close()
  })
})

const wall = PNG.sync.write(new PNG({ width: 40, height: 30 }))

const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth

async function open(path: string) {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } })
  const rejected: string[] = []
  await page.exposeFunction('screenwrightRejected', (directive: string) => rejected.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const { screenwrightRejected } = globalThis as unknown as {
        screenwrightRejected: (what: string) => void
      }
      screenwrightRejected(effectiveDirective)
    })
  })
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}${path}`)
  return { page, rejected }
}

async function useEverything(page: Page) {
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('status').getByText('Duplicate').waitFor()

  const tab = page.getByRole('tab', { name: 'Remarks' })
  expect(await tab.evaluate((element) => getComputedStyle(element).touchAction)).not.toBe('auto')
  await tab.click()
  await page.getByRole('tabpanel').getByText('The remarks').waitFor()

  await page.getByRole('button', { name: /calendar/i }).click()
  await page.getByRole('button', { name: /August 20, 1999/ }).click()
  expect(await page.getByRole('textbox', { name: 'Day' }).inputValue()).toBe('20')

  await page.getByRole('button', { name: 'Grades' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grades of damage' })
  const { x, width } = (await dialog.boundingBox()) ?? { x: 0, width: 0 }
  expect(Math.abs(x + width / 2 - 450)).toBeLessThan(2)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** The page as a host's bundler makes it: nothing inline. */
async function filesOfPage(): Promise<ReadonlyMap<string, string | Buffer>> {
  const { outputFiles } = await build({
    entryPoints: {
      page: 'tests/browser/strict/page.tsx',
      facilities: 'tests/browser/strict/facilities.tsx',
      styles: 'src/styles.css',
    },
    // Code that is loaded later comes from the same origin.
    splitting: true,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'error',
    // React Aria leaves its style out where it believes itself to be in a test.
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const html = (head: string, script = 'page') =>
    `<!doctype html><html lang="en"><head>${head}<title>Strict</title><link rel="stylesheet" href="/styles.css">` +
    `</head><body><div id="root"></div><script type="module" src="/${script}.js"></script></body></html>`
  return new Map<string, string | Buffer>([
    ...outputFiles.map(({ path, text }) => [path, text] as const),
    ['/', html('')],
    ['/facilities.html', html('', 'facilities')],
    ['/wall.png', wall],
    ['/nonce.html', html(`<meta property="csp-nonce" nonce="${nonce}">`)],
  ])
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  if (path.endsWith('.png')) return 'image/png'
  return path.endsWith('.css') ? 'text/css' : 'text/html'
}
