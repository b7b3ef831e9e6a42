// @vitest-environment node
import { build } from 'esbuild'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'

let browser: Browser
let context: BrowserContext
let script: string
let styles: string
let page: Page

beforeAll(async () => {
  const bundle = { bundle: true, write: false, logLevel: 'error', outdir: 'out' } as const
  const [{ outputFiles: scripts }, { outputFiles: sheets }] = await Promise.all([
    build({
      ...bundle,
      entryPoints: ['tests/fields/inChromium/sliding.tsx'],
      format: 'iife',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
    }),
    build({ ...bundle, entryPoints: ['src/styles.css'] }),
  ])
  script = scripts[0]?.text ?? ''
  styles = sheets[0]?.text ?? ''
  browser = await openBrowser()
})

beforeEach(async () => {
  context = await browser.newContext({ hasTouch: true })
  page = await context.newPage()
  await page.setContent('<!doctype html><html lang="en"><body><div id="root"></div></body></html>')
  await page.addStyleTag({ content: styles })
  await page.addScriptTag({ content: script })
  return () => context.close()
})

afterAll(() => browser.close())

const thumb = (name: string) => page.getByRole('slider', { name, exact: true })
const told = () => page.locator('#told').textContent()

/** The middle of the place on the track of a slider where a number stands, of 0 to 100. */
async function placeOf(name: string, number: number) {
  const track = thumb(name).locator('..')
  const { x, y, width, height } = (await track.boundingBox())!
  const half = (await thumb(name).boundingBox())!.width / 2
  const share = name === 'Arabic' ? 1 - number / 100 : number / 100
  return { x: x + half + share * (width - 2 * half), y: y + height / 2 }
}

test('a press on the track brings the thumb there, at the nearest step, and gives it the focus', async () => {
  const { x, y } = await placeOf('Brightness', 71)
  await page.mouse.click(x, y)
  expect(await told()).toBe('70')
  await page.keyboard.press('ArrowRight')
  expect(await told()).toBe('75')
  await page.keyboard.press('Home')
  expect(await told()).toBe('0')
})

test('a thumb follows the pointer until it is let go, also beyond the end of the track', async () => {
  const from = await placeOf('Brightness', 50)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 2000, from.y + 300, { steps: 4 })
  expect(await told()).toBe('100')
  const to = await placeOf('Brightness', 30)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(from.x, from.y)
  expect(await told()).toBe('30')
})

test('of two thumbs the nearer one moves, and never past the other', async () => {
  const { x, y } = await placeOf('Cost from', 75)
  await page.mouse.click(x, y)
  expect(await told()).toBe('[20,75]')
  const start = await placeOf('Cost from', 20)
  const beyond = await placeOf('Cost from', 95)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(beyond.x, beyond.y, { steps: 4 })
  await page.mouse.up()
  expect(await told()).toBe('[75,75]')
  await page.mouse.click(beyond.x, beyond.y)
  expect(await told()).toBe('[75,95]')
})

test('a finger presses as a pointer does', async () => {
  const { x, y } = await placeOf('Cost from', 30)
  await page.touchscreen.tap(x, y)
  expect(await told()).toBe('[30,60]')
})

test('from right to left the least is on the right, for the pointer and for the arrow keys', async () => {
  const { x, y } = await placeOf('Arabic', 80)
  await page.mouse.click(x, y)
  expect(await told()).toBe('80')
  await page.keyboard.press('ArrowLeft')
  expect(await told()).toBe('81')
})

test('what is only to be read moves neither by a pointer nor by a key', async () => {
  const { x, y } = await placeOf('Level', 80)
  await page.mouse.click(x, y)
  await page.keyboard.press('ArrowRight')
  expect(await thumb('Level').inputValue()).toBe('50')
  expect(await told()).toBe('')
})
