// @vitest-environment node
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forcible } from '../../../stories/fixtures/forceStates'
import { openBrowser } from '../../browser/openBrowser'

let browser: Browser
let html: string

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import './src/styles.css'; import { forceStates } from './stories/fixtures/forceStates'; globalThis.forceStates = forceStates",
      resolveDir: '.',
      loader: 'ts',
    },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  html = `<!doctype html><html lang="en"><style>${textOf('.css')}* { transition: none !important }</style>
    <body style="padding: 24px">${part}<script>${textOf('.js')}</script>`
  browser = await openBrowser()
})

afterAll(() => browser.close())

/** A part with states of its own, in one whose states it brings about, by rules of both kinds. */
const part = `
  <div class="sw-RecordGrid"><div class="sw-RecordGrid-body" style="block-size: 80px"><div class="sw-RecordGrid-row">
    <button class="sw-Button" data-variant="secondary" data-size="medium" style="margin: 8px"><span>Save</span></button>
  </div></div></div>
  <div class="sw-Field"><div class="sw-Field-box" style="margin: 16px"><input class="sw-Field-control" value="KDEN"></div></div>`

const acts: [string, string, string, (page: Page) => Promise<void>][] = [
  ['hover', 'button', 'hover', (page) => page.hover('button')],
  ['hover', 'input', 'hover', (page) => page.hover('input')],
  ['press', 'button', 'hover pressed', (page) => page.hover('button').then(() => page.mouse.down())],
  ['focus', 'button', 'focus', (page) => page.keyboard.press('Tab')],
  ['focus', 'input', 'focus', (page) => page.focus('input')],
]

it.each(acts)('draws a forced %s of a %s as a true one', async (_, element, state, act) => {
  const rest = await pictureOf(async () => {})
  const forced = await pictureOf((page) =>
    page.evaluate(
      ([selector, states]) => {
        ;(globalThis as unknown as { forceStates: () => void }).forceStates()
        document.querySelector(selector!)!.setAttribute('data-force', states!)
      },
      [element, state],
    ),
  )
  const real = await pictureOf((page) =>
    act(page).then(() => page.evaluate(() => (document.body.style.caretColor = 'transparent'))),
  )
  expect(apart(forced, rest)).toBeGreaterThan(8)
  // A ring that is drawn again may differ by a level where it is round.
  expect(apart(forced, real)).toBeLessThanOrEqual(1)
})

it('asks for a forced state with the same weight, in the same place', () => {
  expect(forcible('.a:where(:focus-visible) > .b')).toBe(
    ".a:where(:is(:focus-visible, [data-force~='focus'])) > .b",
  )
  expect(forcible('.a[data-hovered]:not(:hover)')).toBe(
    ".a:is([data-hovered], [data-force~='hover']):not(:is(:hover, [data-force~='hover'], :has([data-force~='hover'])))",
  )
  expect(forcible('.a:has(:hover)')).toBe(".a:has(:is(:hover, [data-force~='hover']))")
  expect(forcible('.a:disabled')).toBe('.a:disabled')
})

async function pictureOf(act: (page: Page) => Promise<unknown>): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 400, height: 240 } })
  await page.setContent(html)
  await act(page)
  const { data } = PNG.sync.read(await page.screenshot())
  await page.close()
  return data
}

/** By how many of 256 levels two pictures differ where they differ most. */
const apart = (one: Buffer, other: Buffer) =>
  one.reduce((most, level, place) => Math.max(most, Math.abs(level - other[place]!)), 0)
