// @vitest-environment node
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'
import { type ServedFiles, serveFiles } from '../../browser/serveFiles'

let site: ServedFiles
let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/printPage.tsx`],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  site = await serveFiles(
    outputFiles,
    '<!doctype html><html lang="en"><title>Town</title><link rel="stylesheet" href="/printPage.css"><script type="module" src="/printPage.js"></script>',
  )
})

afterAll(() => {
  site.close()
})

beforeEach(async () => {
  const browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1100, height: 700 } })
  close = () => browser.close()
})

afterEach(() => close())

const open = (query: string) => page.goto(`${site.origin}/${query}`)
const row = (name: string) => page.getByRole('link', { name, exact: true })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

it('prints every row that has come, and not those in sight alone, on as many sheets as they need', async () => {
  await open('?count=90')
  await row('Street 1').waitFor()
  expect(await row('Street 90').count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await row('Street 90').waitFor()
  const tops = await page
    .locator('.sw-RecordGrid-body .sw-RecordGrid-row')
    .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
  expect(tops).toHaveLength(90)
  expect(tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0))).toBe(true)
  expect(pagesOf(await page.pdf({ format: 'A5' }))).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'screen' })
  await row('Street 90').waitFor({ state: 'detached' })
})

it('says how many of how many are on paper, when not all have come', async () => {
  await open('?count=3000')
  await row('Street 1').waitFor()
  await page.emulateMedia({ media: 'print' })
  const note = page.getByText(/^[\d,]+ of 3,000 records are on paper$/)
  await note.waitFor()
  const shown = await page.locator('.sw-RecordGrid-body .sw-RecordGrid-row').count()
  expect(await note.textContent()).toContain(new Intl.NumberFormat('en').format(shown))
})

it('leaves out what would be pressed, and is black on white from a dark page', async () => {
  await open('?count=3#/lamps')
  await row('Street 1').waitFor()
  const tools = page.locator('.sw-ListScreen-tools')
  const frame = page.getByRole('banner')
  expect([await tools.isVisible(), await frame.isVisible()]).toEqual([true, true])
  await page.emulateMedia({ media: 'print' })
  expect([await tools.isVisible(), await frame.isVisible()]).toEqual([false, false])
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  // A heading that sorts is a heading on paper.
  const headings = page.getByRole('columnheader').getByRole('button')
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(await headings.count())
  const grid = page.locator('.sw-RecordGrid')
  expect(await grid.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  expect(await grid.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})

it('prints a specification without contents and buttons, no table wider than the paper', async () => {
  await open('?count=1#/specification')
  await page.getByRole('heading', { level: 1, name: 'Specification' }).waitFor()
  await page.getByRole('heading', { name: /Business constants/ }).waitFor()
  await page.setViewportSize({ width: 620, height: 800 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  const wider = await page
    .locator('table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.getBoundingClientRect().right > innerWidth).length,
    )
  expect(wider).toBe(0)
})
