// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/screens/inChromium/toastsPage.tsx', {
    locale: 'en-US',
    // Messages stand where they belong at once.
    reducedMotion: 'reduce',
  })
  ;({ page } = served)
})

afterAll(() => served.close())

const phone = { width: 360, height: 640 }
const desk = { width: 1280, height: 720 }

async function open(place: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await served.load(`#${place}`)
  await page.getByRole('textbox', { name: 'Title' }).waitFor()
}

/** The buttons of a form that lie below a message, after the page was scrolled so far. */
async function covered(scrolled: number): Promise<readonly string[]> {
  await page.evaluate((to) => {
    scrollTo(0, to)
    document.querySelectorAll<HTMLElement>('.sw-Toast .sw-IconButton').forEach((one) => one.click())
    ;(window as unknown as { say: () => void }).say()
  }, scrolled)
  const toast = page.locator('.sw-Toast')
  await toast.nth(1).waitFor()
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.sw-Toast')].map((one) => one.getBoundingClientRect())
    const buttons = [
      ...document.querySelectorAll('.sw-SaveBar .sw-Button, .sw-FormScreen-actions .sw-Button'),
    ]
    return buttons
      .filter((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect()
        return toasts.some(
          (one) => one.top < bottom && one.bottom > top && one.left < right && one.right > left,
        )
      })
      .map((button) => button.textContent ?? '')
  })
}

describe('messages', () => {
  it('stand above the buttons that stay at the bottom of a phone', async () => {
    for (const place of ['/letters/new', '/reports/new']) {
      await open(place, phone)
      expect(await covered(0), place).toEqual([])
      expect(await covered(300), place).toEqual([])
      expect(await covered(9999), place).toEqual([])
    }
  })

  it('lie over no button of a form on a wide page, wherever it ends', async () => {
    for (const place of ['/letters/new', '/reports/new']) {
      await open(place, desk)
      for (const scrolled of [0, 200, 400, 420, 440, 460, 480, 500, 540, 9999]) {
        expect(await covered(scrolled), `${place} ${scrolled}`).toEqual([])
      }
    }
    for (const height of [560, 640, 700, 760]) {
      await open('/notes/new', { width: 1280, height })
      expect(await covered(0), `${height}`).toEqual([])
    }
  })

  it('stand at the bottom of a page without such buttons', async () => {
    await page.setViewportSize(phone)
    await served.load('#/letters')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => (window as unknown as { say: () => void }).say())
    const last = page.locator('.sw-Toast').nth(1)
    await last.waitFor()
    const { y, height } = (await last.boundingBox())!
    expect(Math.round(y + height)).toBe(640 - 16)
  })
})
