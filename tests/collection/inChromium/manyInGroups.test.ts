// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/collection/inChromium/manyInGroups.tsx', {
    viewport: { width: 1024, height: 768 },
  })
  ;({ page } = served)
})

beforeEach(async () => {
  await served.load()
  await row('Strike 0').waitFor()
})

afterAll(() => served.close())

const grid = () => page.getByRole('treegrid', { name: 'Strikes' })
const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const headingOf = (group: string) => page.getByRole('button', { name: new RegExp(`^${group}`) })
const nodes = () => grid().evaluate((element) => element.querySelectorAll('*').length)
const scrollTo = (part: number) =>
  grid().evaluate(
    (element, to) => element.scrollTo(0, (element.scrollHeight - element.clientHeight) * to),
    part,
  )

describe('a hundred thousand records in five groups', () => {
  test('are on the page as far as they are in sight, wherever it is scrolled', async () => {
    expect(await grid().getAttribute('aria-rowcount')).toBe('100006')
    for (const [part, name] of [
      [0.5, /^Strike 5\d{4}$|^Strike 49\d{3}$/],
      [0.9, /^Strike (?:89|90)\d{3}$/],
      [1, /^Strike 99999$/],
    ] as const) {
      await scrollTo(part)
      await page.getByText(name).first().waitFor()
      expect(await nodes()).toBeLessThan(600)
    }
  })

  test('have the heading of their group above them', async () => {
    await scrollTo(0.5)
    await page
      .getByText(/^Strike 5\d{4}$|^Strike 49\d{3}$/)
      .first()
      .waitFor()
    const heading = await headingOf('group 2').boundingBox()
    const top = await grid().boundingBox()
    expect((heading?.y ?? Infinity) - (top?.y ?? 0)).toBeLessThan(100)
  })

  test('make room when a group is collapsed, and keep their numbers', async () => {
    await headingOf('group 0').click()
    await row('Strike 0').waitFor({ state: 'detached' })
    await row('Strike 20000').waitFor()
    expect(await grid().getAttribute('aria-rowcount')).toBe('80006')
    expect(await row('Strike 20000').getAttribute('aria-posinset')).toBe('1')
  })

  test('are walked through by keys to the very last, and back', async () => {
    await headingOf('group 0').focus()
    await page.keyboard.press('Control+End')
    await row('Strike 99999').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent)).toContain(
      'Strike 99999',
    )
    expect(await nodes()).toBeLessThan(600)
  })
})
