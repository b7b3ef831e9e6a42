// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ServedPage, servePage } from '../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/components/real/menus.tsx')
  ;({ page } = served)
})

beforeEach(() => served.load())

afterAll(() => served.close())

// A real keyboard: where Tab leads is the browser's affair.
describe('Tab in a menu', () => {
  test.each([
    ['Tab', 'Last'],
    ['Shift+Tab', 'First'],
  ])('closes it, and %s goes on to %s', async (key, next) => {
    await page.getByRole('button', { name: 'Export' }).press('Enter')
    await page.locator('[role=menuitem]:focus').waitFor()
    await page.keyboard.press(key)
    await expect.poll(() => focused()).toBe(next)
    await page.getByRole('menu').waitFor({ state: 'detached' })
    // Nothing fetches the focus back once the menu has left.
    await page.waitForTimeout(300)
    expect(await focused()).toBe(next)
  })
})

test('Escape still leads back to the button', async () => {
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused()).toBe('Export')
})

const focused = () => page.evaluate(() => document.activeElement?.textContent)
