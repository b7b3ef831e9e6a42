// @vitest-environment node
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'

let browser: Browser
let script: string
let page: Page

const bundle = async (entry: string, loader?: 'css') => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    logLevel: 'error',
    ...(!loader && { format: 'iife', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"development"' } }),
  })
  return outputFiles[0]?.text ?? ''
}

beforeAll(async () => {
  script = await bundle('tests/fields/inChromium/manyOptions.tsx')
  const styles = await bundle('src/styles.css', 'css')
  browser = await openBrowser()
  script = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(styles)} }))\n${script}`
})

beforeEach(async () => {
  page = await browser.newPage()
  await page.setContent('<!doctype html><html lang="en"><body><div id="root"></div></body></html>')
  await page.addScriptTag({ content: script })
  return () => page.close()
})

afterAll(() => browser.close())

const box = () => page.getByRole('combobox', { name: 'Place' })
const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)

describe('a combobox of a hundred thousand options', () => {
  test('draws those in sight, and tells the number of all', async () => {
    await box().click()
    const first = page.getByRole('option').first()
    expect(await first.textContent()).toBe('Place 0')
    expect(await first.getAttribute('aria-setsize')).toBe('100000')
    expect(await nodes()).toBeLessThan(500)
  })

  test('goes to the last with one key, and back from there', async () => {
    await box().focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('option', { name: 'Place 99999', exact: true }).waitFor()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Enter')
    expect(await box().inputValue()).toBe('Place 99989')
    expect(await page.locator('output').textContent()).toBe('p99989')
  })

  test('has the option that it names as the active one, before it has scrolled there', async () => {
    await box().click()
    await page.getByRole('option', { name: 'Place 0', exact: true }).waitFor()
    // A scroller that stands still is one that has not scrolled yet.
    await page.getByRole('listbox').evaluate((list) => {
      list.scrollTo = () => {}
      list.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await page.keyboard.press('ArrowUp')
    const named = await box().getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${named}"]`).textContent()).toBe('Place 99999')
  })

  test('shows the options at which it is scrolled to', async () => {
    await box().click()
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight / 2))
    await page.getByRole('option', { name: 'Place 50000', exact: true }).waitFor()
    expect(await nodes()).toBeLessThan(500)
  })

  test('finds one by its name', async () => {
    await box().focus()
    await page.keyboard.type('place 77777')
    await page.getByRole('option').waitFor()
    await page.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 1)
    await page.keyboard.press('Enter')
    expect(await page.locator('output').textContent()).toBe('p77777')
  })
})
