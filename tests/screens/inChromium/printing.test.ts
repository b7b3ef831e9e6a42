// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

const screen = { width: 1100, height: 700 }
let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/screens/inChromium/printingPage.tsx', {
    viewport: screen,
    locale: 'en-US',
  })
  ;({ page } = served)
})

afterAll(() => served.close())

beforeEach(async () => {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(screen)
})

async function open(place: string) {
  await served.load(`#${place}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const print = () => page.emulateMedia({ media: 'print' })
const row = (name: string) => page.getByRole('link', { name, exact: true })
const filters = () => page.locator('.sw-ListScreen-printedFilters')

/** The controls that a person would press, and finds on paper; a heading that sorts, or opens a group, is a heading there. */
const pressed = () =>
  page
    .locator('button, input, select, textarea, [role="button"], [role="tab"], [role="checkbox"]')
    .filter({ visible: true })
    .evaluateAll((found) =>
      found
        .filter((one) => !one.closest('[role="columnheader"], .sw-RecordGrid-groupCell'))
        .map((one) => `${one.className} ${one.textContent}`),
    )

describe('a printed list', () => {
  it('says in a line of words by what it is searched and filtered', async () => {
    await open('/lamps?q=rive&status.in=%5B"lit","dark"%5D&district.is=old&height.gte=7')
    await page.locator('.sw-FilterBar-chip').nth(2).waitFor()
    expect(await filters().count()).toBe(0)
    await print()
    await filters().getByText('Old town').waitFor()
    expect((await filters().innerText()).replaceAll('\u00a0', ' ')).toBe(
      'Search: rive; Status: Lit or Dark; District: Old town; Height: at least 7 m',
    )
    const [line, grid] = [await filters().boundingBox(), await page.locator('.sw-RecordGrid').boundingBox()]
    expect(line!.y).toBeLessThan(grid!.y)
    expect(await pressed()).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await filters().waitFor({ state: 'detached' })
  })

  it('says nothing of filters where none is on', async () => {
    await open('/lamps')
    await row('Quai de la Rive 1').waitFor()
    await print()
    await row('Quai de la Rive 60').waitFor()
    expect(await filters().count()).toBe(0)
    expect(await pressed()).toEqual([])
  })

  it('keeps its groups: the head of each, with how many it holds, above its rows', async () => {
    await open('/lamps?group=status')
    const head = page.locator('.sw-RecordGrid-body .sw-RecordGrid-group').first()
    await head.waitFor()
    await page.getByRole('button', { name: 'Expand all' }).click()
    await row('Quai de la Rive 1').waitFor()
    await print()
    await row('Quai de la Rive 60').waitFor()
    expect(await head.innerText()).toMatch(/Lit[^]*20/)
    const tops = await page
      .locator('.sw-RecordGrid-body > *')
      .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(20)
    expect(tops.every((top, place) => place === 0 || top > (tops[place - 1] ?? 0))).toBe(true)
    expect(await page.locator('.sw-RecordGrid-chevron').filter({ visible: true }).count()).toBe(0)
    expect(await pressed()).toEqual([])
  })

  it('as cards has all of them below each other, and none over another', async () => {
    await page.setViewportSize({ width: 420, height: 800 })
    await open('/lamps')
    const cards = page.locator('.sw-RecordGrid[data-layout="cards"] .sw-RecordGrid-body > .sw-RecordGrid-row')
    await cards.first().waitFor()
    await print()
    await row('Quai de la Rive 60').waitFor()
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return { top, bottom }
      }),
    )
    expect(boxes).toHaveLength(60)
    expect(boxes.every(({ top }, place) => place === 0 || top >= boxes[place - 1]!.bottom - 1)).toBe(true)
    expect(await pressed()).toEqual([])
  })
})

describe('a printed record', () => {
  it('has its title, its facts and its sections, and nothing to press', async () => {
    await open('/lamps/2')
    await page.getByRole('button', { name: 'Mend' }).waitFor()
    await print()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Quai de la Rive 2')
    for (const words of ['Place', 'Care', 'New town', 'Mar 18, 2026', 'Dark']) {
      expect(await page.getByText(words).filter({ visible: true }).count()).toBeGreaterThan(0)
    }
    expect(await pressed()).toEqual([])
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  })

  it('says when something was, and not how long ago, which is no longer true when it is read', async () => {
    await open('/lamps/2')
    const ago = page.locator('time.sw-RelativeTime')
    const exact = page.getByText(/^March 18, 2026 at 9:05/)
    expect(await ago.innerText()).toMatch(/ ago$/)
    expect(await exact.isVisible()).toBe(false)
    await print()
    expect(await ago.isVisible()).toBe(false)
    expect(await exact.isVisible()).toBe(true)
    // It stands as words among words, not in a box of its own.
    expect(await exact.evaluate((words) => getComputedStyle(words).position)).toBe('static')
    expect(await exact.evaluate((words) => getComputedStyle(words).color)).toBe('rgb(0, 0, 0)')
  })

  it('leaves out a history that is closed, and has one that a person has opened', async () => {
    await open('/lamps/2')
    const history = page.getByText('History', { exact: true })
    await history.waitFor()
    await print()
    expect(await history.filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await history.click()
    await page
      .getByText(/version|created|first/i)
      .first()
      .waitFor()
    await print()
    expect(await history.filter({ visible: true }).count()).toBe(1)
    expect(await page.locator('.sw-HistorySection-icon').filter({ visible: true }).count()).toBe(0)
  })

  it('has its related lists below it, on the width of the paper', async () => {
    await open('/districts/old')
    const related = page.getByRole('region', { name: /^Street lamps/ })
    await related.getByRole('link', { name: /Rive/ }).first().waitFor()
    await page.setViewportSize({ width: 620, height: 800 })
    await print()
    expect(await related.getByText(/Rive/).filter({ visible: true }).count()).toBeGreaterThan(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(620)
    expect(await pressed()).toEqual([])
  })
})

describe('a printed calendar', () => {
  it('has the days of a week upright on the paper, each with its whole name, and no way to make a record', async () => {
    await open('/rounds/calendar?view=week&date=2026-11-29')
    await page.getByRole('link', { name: /Bridges/ }).waitFor()
    await page.setViewportSize({ width: 700, height: 900 })
    expect(await page.locator('.sw-CalendarDay-create').filter({ visible: true }).count()).toBe(7)
    await print()
    expect(await page.locator('.sw-CalendarDay-create').filter({ visible: true }).count()).toBe(0)
    const heads = await page.locator('.sw-CalendarHours-head > .sw-CalendarDay').evaluateAll((days) =>
      days.map((day) => {
        const number = day.querySelector('.sw-CalendarDay-number')!
        const range = document.createRange()
        range.selectNodeContents(number)
        const [words, room] = [range.getBoundingClientRect(), day.getBoundingClientRect()]
        return { text: number.textContent, fits: words.left >= room.left && words.right <= room.right }
      }),
    )
    expect(heads).toContainEqual({ text: 'Sun 29', fits: true })
    expect(heads.filter(({ fits }) => !fits)).toEqual([])
    expect((await pressed()).filter((one) => !one.startsWith('sw-CalendarDay-number'))).toEqual([])
  })
})
