// @vitest-environment node
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findBrowser, launchArguments } from '../../browser/chromium.mjs'
import { type ServedFiles, serveFiles } from '../../browser/serveFiles'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: ServedFiles
let browser: Browser

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/onlinePage.tsx`],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  site = await serveFiles(
    outputFiles,
    '<!doctype html><html lang="en"><title>Office</title><link rel="stylesheet" href="/onlinePage.css"><script type="module" src="/onlinePage.js"></script>',
  )
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
})

afterAll(async () => {
  await browser.close()
  site.close()
})

const statusOf = (page: Page) => page.locator('.sw-FormScreen').getAttribute('data-status')

// Between two listeners of a true event React may render, which it does not where a script dispatches one.
it('a form that could not be saved without a connection is saved as soon as there is one', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.origin)
  await page.getByLabel('What is broken').fill('Door lock and hinge')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => statusOf(page)).toBe('offline')
  await context.setOffline(false)
  await expect.poll(() => statusOf(page)).toBe('saved')
  await context.close()
})
