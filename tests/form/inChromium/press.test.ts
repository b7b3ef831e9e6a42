// @vitest-environment node
import { build } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser, launchArguments } from '../../browser/chromium.mjs'

let script: string
let styles: string
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  const folder = import.meta.dirname
  const { outputFiles } = await build({
    entryPoints: [`${folder}/../pressPage.tsx`, `${folder}/../../../src/styles.css`],
    outdir: '/',
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  script = textOf('.js')
  styles = textOf('.css')
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
})

afterEach(() => context.close())
afterAll(() => browser.close())

async function open(hasTouch: boolean): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 400, height: 600 }, hasTouch })
  const page = await context.newPage()
  await page.setContent(`<!doctype html><html lang="en"><title>Booking</title><style>${styles}</style><body>`)
  await page.addScriptTag({ content: script })
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  return page
}

const words = (page: Page) => page.getByText('Enter an address with an @')

async function press(page: Page, target: Locator, by: 'mouse' | 'finger') {
  const box = (await target.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (by === 'finger') return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  // So long a hand holds a button down: time enough for words to come in and move it.
  await page.waitForTimeout(90)
  await page.mouse.up()
}

describe.each(['mouse', 'finger'] as const)('the first press after a mistake, by %s', (by) => {
  it('chooses what was pressed, and then the words are there', async () => {
    const page = await open(by === 'finger')
    await page.getByRole('textbox', { name: 'Email' }).fill('abc')
    await press(page, page.getByText('Yes', { exact: true }), by)
    await words(page).waitFor()
    expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
  })

  it('sends: a mistake takes the focus', async () => {
    const page = await open(by === 'finger')
    await page.getByRole('textbox', { name: 'Email' }).fill('abc')
    await press(page, page.getByRole('button', { name: 'Send' }), by)
    await words(page).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).evaluate(isFocused)).toBe(true)
  })

  it('finds nothing wrong with a form that it has sent and made empty', async () => {
    const page = await open(by === 'finger')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('a@b')
    await press(page, page.getByRole('button', { name: 'Send' }), by)
    await expect.poll(() => email.inputValue()).toBe('')
    expect(await words(page).count()).toBe(0)
  })
})

it('a mistake is told once what was pressed is let go beside it', async () => {
  const page = await open(false)
  await page.getByRole('textbox', { name: 'Email' }).fill('abc')
  await page.mouse.move(200, 560)
  await page.mouse.down()
  await page.waitForTimeout(90)
  expect(await words(page).count()).toBe(0)
  await page.mouse.move(300, 500)
  await page.mouse.up()
  await words(page).waitFor()
})

it('a mistake is told at once where a key makes the focus leave', async () => {
  const page = await open(false)
  await page.getByRole('textbox', { name: 'Email' }).fill('abc')
  await page.keyboard.press('Tab')
  await words(page).waitFor()
})

const isFocused = (element: Element) => element === document.activeElement
