// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage

beforeAll(async () => {
  served = await servePage('tests/screens/inChromium/onlinePage.tsx')
})

afterAll(() => served.close())

const statusOf = (page: Page) => page.locator('.sw-FormScreen').getAttribute('data-status')

// Between two listeners of a true event React may render, which it does not where a script dispatches one.
it('a form that could not be saved without a connection is saved as soon as there is one', async () => {
  const { page } = served
  const context = page.context()
  await served.load()
  await page.getByLabel('What is broken').fill('Door lock and hinge')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => statusOf(page)).toBe('offline')
  await context.setOffline(false)
  await expect.poll(() => statusOf(page)).toBe('saved')
})
