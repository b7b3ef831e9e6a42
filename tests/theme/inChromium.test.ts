// @vitest-environment node
import { build } from 'esbuild'
import type { Browser, Locator, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser/openBrowser'

let browser: Browser
let html: string

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/theme/ringsPage.tsx', 'src/styles.css'],
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
  browser = await openBrowser()
})

afterAll(() => browser.close())

describe.each(['none', 'active'] as const)('with forced colours: %s', (forced) => {
  test('the chosen tab alone has a line below it', async () => {
    const page = await open(forced)
    const tabs = await Promise.all((await page.getByRole('tab').all()).map(pictureOf))
    expect(tabs.map((tab) => bandsBelow(tab, groundOf(tab)))).toEqual([1, 0, 0])
    await page.close()
  })

  test.each([
    ['a tab', 'tab', 0],
    ['a link in a table', 'link', 0],
    ['a link on a card', 'link', 2],
  ] as const)('the focus ring of %s does not touch what it goes around', async (_, role, place) => {
    const page = await open(forced)
    const element = page.getByRole(role).nth(place)
    const before = await pictureOf(element)
    const ground = groundOf(before)
    // Focus rings show once a key was pressed.
    await page.keyboard.press('Tab')
    await element.focus()
    const after = await pictureOf(element)
    const changed = [...after.colours.keys()].filter((at) => after.colours[at] !== before.colours[at])
    expect(changed.length).toBeGreaterThan(100)
    const touched = changed.filter((at) =>
      [at - 1, at, at + 1].some((near) => before.colours[near] !== ground),
    )
    expect(touched).toEqual([])
    // The line of a tab stands apart from its ring.
    expect(bandsBelow(after, ground)).toBe(role === 'tab' ? 2 : 1)
    await page.close()
  })
})

async function open(forcedColors: 'active' | 'none'): Promise<Page> {
  const page = await browser.newPage({ forcedColors, reducedMotion: 'reduce' })
  await page.setContent(html)
  await page.getByRole('link').first().waitFor()
  return page
}

interface Picture {
  readonly width: number
  readonly colours: readonly number[]
}

async function pictureOf(element: Locator): Promise<Picture> {
  const { width, data } = PNG.sync.read(await element.screenshot())
  return { width, colours: Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(at * 4)) }
}

const groundOf = ({ colours: [corner] }: Picture) => corner

/** How many bands of another colour than the ground lie below the words, in the middle. */
function bandsBelow({ width, colours }: Picture, ground: number | undefined): number {
  const column = colours.filter((_, at) => at % width === width >> 1).map((colour) => colour !== ground)
  const below = column.slice(Math.round(column.length * 0.75))
  return below.filter((mark, row) => mark && !below[row - 1]).length
}
