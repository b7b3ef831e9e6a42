// @vitest-environment node
import { build } from 'esbuild'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser/openBrowser'

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"

let server: Server
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  const files = await filesOfPage()
  server = createServer(({ url = '/' }, answer) => {
    const [path = '/'] = url.split('?', 1)
    const file = files.get(path)
    answer.writeHead(file ? 200 : 204, { 'content-type': typeOf(path), 'content-security-policy': policy })
    answer.end(file ?? undefined)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  browser = await openBrowser()
})

afterEach(async () => {
  await page.close()
  // A page that may not write styles, in StrictMode: whatever is rejected or warned of is said here.
  expect(complaints).toEqual([])
})

afterAll(async () => {
  await browser.close()
  server.close()
})

describe('in a strict page', () => {
  test('everything moves, and nothing is rejected', async () => {
    await open({ speed: 0.5 })
    for (const name of ['Toggle', 'Open', 'Other step', 'Change', 'Other screen']) {
      const begun = page.waitForFunction(() => document.getAnimations().length > 0)
      await button(name).click()
      await begun
      await atRest()
    }
    await button('Move Date').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await atRest()
    expect(await page.locator('#columns li').allInnerTexts()).toEqual(['Airport', 'Date', 'Species'])
    expect(await leftovers()).toEqual([])
  })

  test('a storm of 500 changes leaves nothing behind, and everything is as it was', async () => {
    await open({ carries: false })
    const before = await page.locator('main').innerHTML()
    await page.evaluate(storm, 500)
    await atRest()
    expect(await leftovers()).toEqual([])
    const withoutEmpty = (html: string) => html.replaceAll(' style=""', '')
    expect(withoutEmpty(await page.locator('main').innerHTML())).toBe(withoutEmpty(before))
  })

  test('a storm leaves nothing behind where the browser carries screens over', async () => {
    await open()
    await page.evaluate(storm, 500)
    await atRest()
    expect(await leftovers()).toEqual([])
    // React hears no events while the browser looks at the screen before, so that how it ends is left to chance.
    expect(await page.locator('.sw-StackedScreen').count()).toBe(2)
  })

  test('focus is never lost: it goes to what is next, or back to where it came from', async () => {
    await open()
    await button('Toggle').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Toggle')
    await button('Open').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Open')
    await button('Remove Barn owl').focus()
    for (const next of ['Remove Canada goose', 'Remove Starling', 'Remove Gull']) {
      await page.keyboard.press('Enter')
      expect(await focused()).toBe(next)
    }
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.matches('#list ul'))
    await button('Other screen').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.matches('.sw-SharedScreen-screen'))
    await atRest()
  })

  test('a person who asks for stillness while things move has it at once, and from then on', async () => {
    await open({ speed: 0.02 })
    for (const name of ['Toggle', 'Open', 'Other step', 'Change']) await button(name).click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(4)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await leftovers()).toEqual([])
    expect(await page.locator('#list li').count()).toBe(3)
    for (const name of ['Toggle', 'Open', 'Other step', 'Change', 'Other screen']) await button(name).click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.waitForFunction(() => document.querySelector('#presence > div') === null)
    expect(await leftovers()).toEqual([])
  })

  test('what never finishes is removed all the same', async () => {
    await open({ stuck: true })
    await button('Toggle').click()
    await button('Toggle').click()
    await button('Remove Gull').click()
    expect(await page.locator('[inert]').count()).toBe(2)
    await page.locator('[inert]').first().waitFor({ state: 'detached', timeout: 10_000 })
    await page.waitForFunction(() => document.querySelectorAll('[inert]').length === 0)
    await atRest()
    expect(await leftovers()).toEqual([])
  })

  test('scrolling is no movement', async () => {
    await open({ speed: 0.02 })
    const distance = await page.evaluate(async () => {
      document.body.style.height = '5000px'
      const item = document.querySelector<HTMLElement>('#list [data-key="Starling"]')!
      const before = item.offsetTop
      scrollBy(0, 60)
      document.querySelector<HTMLElement>('#list > button')!.click()
      await Promise.resolve()
      await new Promise(requestAnimationFrame)
      const [, shift = ''] = getComputedStyle(item).translate.split(' ')
      return { layout: before - item.offsetTop, shown: Number.parseFloat(shift) }
    })
    expect(distance.layout).toBeGreaterThan(20)
    expect(Math.abs(distance.layout - distance.shown)).toBeLessThan(3)
  })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

const focused = () => page.evaluate(() => document.activeElement?.textContent)

/** Traces that a movement could leave: inline styles, inert elements, animations. */
const leftovers = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [inert], main [style]:not([style=""])')].map((one) => one.outerHTML),
  )

async function atRest() {
  // A transition of the browser has no animations before it has looked at the page.
  const nothingMoves = () =>
    !(document as { activeViewTransition?: unknown }).activeViewTransition &&
    document.getAnimations().length === 0
  await page.waitForFunction(nothingMoves)
}

async function open({ speed = 1, stuck = false, carries = true } = {}) {
  page = await browser.newPage({ viewport: { width: 900, height: 700 } })
  complaints = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  if (stuck) await page.addInitScript(neverFinish)
  if (!carries) {
    await page.addInitScript(() => void Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  }
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/?speed=${speed}`)
  await page.locator('main[data-moves="true"]').waitFor()
}

/** Runs in the page: some changes in one frame, some in the next, some while the ones before are on their way. */
async function storm(changes: number) {
  const names = ['Toggle', 'Open', 'Other step', 'Change', 'Other screen']
  for (let change = 0; change < changes; change++) {
    const all = [...document.querySelectorAll<HTMLElement>(':not([inert]) > button')]
    all.find(({ textContent }) => textContent === names[change % names.length])?.click()
    if (change % 7 === 0) await new Promise(requestAnimationFrame)
    if (change % 50 === 0) await new Promise((later) => setTimeout(later, 100))
  }
}

/** Runs in the page. */
function neverFinish() {
  const { animate } = Element.prototype
  Element.prototype.animate = function (this: Element, ...how) {
    const movement = animate.apply(this, how)
    movement.playbackRate = 0
    return movement
  }
}

/** The page as a host's bundler makes it, with what React says to developers. */
async function filesOfPage(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { page: 'tests/motion/real/page.tsx', styles: 'src/styles.css' },
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const html =
    '<!doctype html><html lang="en"><head><title>Motion</title><link rel="stylesheet" href="/styles.css"></head>' +
    '<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>'
  return new Map([...outputFiles.map(({ path, text }) => [path, text] as const), ['/', html]])
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  return path.endsWith('.css') ? 'text/css' : 'text/html'
}
