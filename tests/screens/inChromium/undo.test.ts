// @vitest-environment node
import { build } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, launchArguments } from '../../browser/chromium.mjs'
import { type ServedFiles, serveFiles } from '../../browser/serveFiles'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: ServedFiles
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/undoPage.tsx`],
    outdir: '/',
    // One file: the two hundred that a product loads one by one take longer than what is tested.
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  site = await serveFiles(
    outputFiles,
    '<!doctype html><html lang="en"><title>Office</title><link rel="stylesheet" href="/undoPage.css"><script type="module" src="/undoPage.js"></script>',
  )
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
})

afterAll(async () => {
  await browser.close()
  site.close()
})

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
})

afterEach(() => context.close())

async function open(path: string, settings = 'me=ada'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.origin}${path}#${settings}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' })

async function remove(path = '/invoices/1', settings?: string): Promise<Page> {
  const page = await open(path, settings)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await messages(page).getByText('INV-1 removed').waitFor()
  return page
}

/** The numbers of the invoices that the list shows. */
const listed = async (page: Page) =>
  (await page.getByText(/^INV-\d$/).allTextContents()).toSorted((one, other) => one.localeCompare(other))

/** A page that has asked its source and the browser for all that it shows. */
async function settled(page: Page): Promise<Page> {
  await page.getByText('INV-2').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

describe('what a person may take back', () => {
  it('is offered again after the page was closed, and the removed record is back', async () => {
    await (await remove()).close()
    const page = await open('/invoices')
    await messages(page).getByText('Invoice removed').waitFor()
    await undo(page).click()
    await messages(page).getByText('INV-1 is back').waitFor()
    await expect.poll(() => listed(page)).toEqual(['INV-1', 'INV-2', 'INV-3'])
  })

  it('is offered once by a page, wherever in it the person goes', async () => {
    await (await remove()).close()
    const page = await open('/invoices')
    await undo(page).waitFor()
    await messages(page)
      .getByRole('button', { name: /Dismiss/ })
      .click()
    await page.getByRole('link', { name: 'INV-2', exact: true }).click()
    await page.getByRole('heading', { name: 'INV-2' }).waitFor()
    await settled(page)
    expect(await undo(page).count()).toBe(0)
  })

  it('is a transition too, by its own way back', async () => {
    const before = await open('/invoices/2')
    await before.getByRole('button', { name: 'Send' }).click()
    await messages(before).getByText('INV-2: sent').waitFor()
    await before.reload()
    await messages(before).getByText('INV-2: sent').waitFor()
    await undo(before).click()
    await messages(before).getByText('INV-2: draft').waitFor()
    expect(await before.getByRole('button', { name: 'Send' }).count()).toBe(1)
  })

  it('is what was done with many at once', async () => {
    const before = await open('/invoices')
    await before.getByRole('checkbox', { name: 'Select all' }).check()
    await before.getByRole('button', { name: 'Send', exact: true }).click()
    await messages(before).getByText('Send: 3 invoices are done').waitFor()
    await before.close()
    const page = await open('/invoices')
    await messages(page).getByText('Send: 3 invoices are done').waitFor()
    await undo(page).click()
    await messages(page).getByText('Undo: 3 invoices are done').waitFor()
    await expect.poll(() => page.getByText('draft').count()).toBe(3)
  })

  it('is taken back once, whichever of two tabs is faster', async () => {
    const first = await remove()
    const second = await open('/invoices')
    await undo(second).click()
    await messages(second).getByText('INV-1 is back').waitFor()
    await undo(first).click()
    await messages(first).getByText('This was undone already, or it is too late now').waitFor()
    expect(await listed(await settled(await open('/invoices')))).toEqual(['INV-1', 'INV-2', 'INV-3'])
  })
})

describe('nothing is offered', () => {
  const isOffered = async (settings?: string, path = '/invoices') =>
    (await undo(await settled(await open(path, settings))).count()) > 0

  it('to another person, nor kept of one who is not known', async () => {
    await (await remove()).close()
    expect(await isOffered('me=ben')).toBe(false)
    expect(await isOffered('')).toBe(false)
    expect(await isOffered('me=ada')).toBe(true)
  })

  it('that was done by a person who was not known', async () => {
    await (await remove('/invoices/1', '')).close()
    const page = await open('/invoices', '')
    const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(kept).not.toContain('screenwright-undos')
    expect(await isOffered()).toBe(false)
  })

  it('once it is too late', async () => {
    await (await remove()).close()
    await context.clock.install({ time: Date.now() + 3 * 60 * 1000 })
    expect(await isOffered()).toBe(false)
  })

  it('where the source cannot bring back', async () => {
    await (await remove()).close()
    expect(await isOffered('me=ada&restore=no')).toBe(false)
  })

  it('where it was brought back already', async () => {
    const page = await remove()
    await undo(page).click()
    await page.getByRole('heading', { name: 'INV-1' }).waitFor()
    await page.close()
    expect(await isOffered()).toBe(false)
  })

  it('to a person who has signed out meanwhile', async () => {
    const page = await remove()
    await page.evaluate(() =>
      (window as unknown as { forgetUndos(person: string): Promise<void> }).forgetUndos('ada'),
    )
    await page.close()
    expect(await isOffered()).toBe(false)
  })
})
