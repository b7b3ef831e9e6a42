// @vitest-environment node
import { build } from 'esbuild'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findBrowser, launchArguments } from '../browser/chromium.mjs'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let browser: Browser
let html: string

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/components/tabsPage.tsx', 'src/styles.css'],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  html = `<!doctype html><html lang="en"><style>${textOf('.css')}</style><body style="padding: 24px; font-family: sans-serif"><div id="root"></div><script>${textOf('.js')}</script>`
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
})

afterAll(() => browser.close())

describe.each(['none', 'active'] as const)('tabs, with forced colours: %s', (forcedColors) => {
  async function open(): Promise<Page> {
    const page = await browser.newPage({ forcedColors, reducedMotion: 'reduce' })
    await page.setContent(html)
    await page.getByRole('tab', { name: 'Facts' }).waitFor()
    return page
  }

  test('the chosen one alone has a line below it', async () => {
    const page = await open()
    const lines = await Promise.all(
      (await page.getByRole('tab').all()).map(async (tab) => bandsBelow(await pictureOf(tab))),
    )
    expect(lines).toEqual([1, 0, 0])
    await page.close()
  })

  test('the focus ring leaves the words and the line as they are', async () => {
    const page = await open()
    const tab = page.getByRole('tab', { name: 'Facts' })
    const before = await pictureOf(tab)
    await page.keyboard.press('Tab')
    expect(await tab.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    const after = await pictureOf(tab)
    const places = Array.from({ length: before.width * before.height }, (_, place) => place)
    expect(places.filter((place) => isMark(after, place) && !isMark(before, place)).length).toBeGreaterThan(
      100,
    )
    expect(
      places.filter((place) => isMark(before, place) && colourOf(before, place) !== colourOf(after, place)),
    ).toEqual([])
    // The ring, and apart from it the line.
    expect(bandsBelow(after)).toBe(2)
    await page.close()
  })
})

const pictureOf = async (element: Locator) => PNG.sync.read(await element.screenshot())

const colourOf = ({ data }: PNG, place: number) => data.readUInt32BE(place * 4)

/** What is drawn on the white page. */
const isMark = (picture: PNG, place: number) => colourOf(picture, place) !== 0xffffffff

/** How many bands lie below the words, in the middle. */
function bandsBelow(picture: PNG): number {
  const { width, height } = picture
  const column = Array.from({ length: height }, (_, row) => isMark(picture, row * width + (width >> 1)))
  const below = column.slice(Math.round(height * 0.7))
  return below.filter((mark, row) => mark && !below[row - 1]).length
}
