// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/screens/inChromium/boardMovesPage.tsx', { locale: 'en-US' })
  ;({ page } = served)
})

afterAll(() => served.close())

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

async function open(size: (typeof sizes)[number], column: string) {
  await page.setViewportSize(size)
  await served.load()
  await page.getByRole('row').first().waitFor()
  const select = page.getByRole('combobox', { name: 'Column' })
  if (await select.count()) await select.selectOption(column)
}

/** Open the menu of a card by keys; the words of its entries. */
async function menuOf(name: string): Promise<readonly string[]> {
  await page.getByRole('button', { name: `Move ${name} to…` }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[role="menuitem"]:focus').waitFor()
  return page.getByRole('menuitem').locator('.sw-Menu-label').allTextContents()
}

/** The card that has the focus, or that holds it, once nothing moves any more. */
async function focusedCard() {
  await page.waitForTimeout(600)
  return page.evaluate(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-card]')
    return card ? `Job ${card.dataset.card}` : document.activeElement?.outerHTML.slice(0, 120)
  })
}

it('a dialog begins at its first field, whose code comes after that of the second', async () => {
  await open(sizes[0]!, 'open')
  await menuOf('Job 1')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Plan: Job 1' })
  await dialog.getByRole('combobox', { name: /^Who/ }).waitFor()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
})

describe('the menu of a card, by keyboard', () => {
  it('begins with what is possible', async () => {
    await open(sizes[0]!, 'planned')
    expect((await menuOf('Job 2'))[0]).toBe('Finish')
  })

  for (const size of sizes) {
    const isNarrow = size.width < 500

    it(`keeps the focus with a card that it moves, ${size.width} px wide`, async () => {
      await open(size, 'planned')
      await menuOf('Job 2')
      await page.keyboard.press('Enter')
      await page.getByText('Job 2: Done').first().waitFor({ state: 'attached' })
      expect(await focusedCard()).toBe(isNarrow ? 'Job 5' : 'Job 2')
    })

    it(`keeps it after a dialog, ${size.width} px wide`, async () => {
      await open(size, 'open')
      await menuOf('Job 1')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Plan: Job 1' })
      await dialog.locator('input:focus').waitFor()
      await dialog.getByRole('button', { name: 'Plan' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('Job 1: Planned').first().waitFor({ state: 'attached' })
      expect(await focusedCard()).toBe(isNarrow ? 'Job 4' : 'Job 1')
    })
  }
})
