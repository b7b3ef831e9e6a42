// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/screens/inChromium/inScrollingMainPage.tsx', { locale: 'en-US' })
  ;({ page } = served)
})

afterAll(() => served.close())

beforeEach(() => page.setViewportSize({ width: 1000, height: 700 }))

/** Elements that scroll, by the names that the page has for them. */
const selectors = { main: 'main', window: 'html', clipped: 'html', body: 'body' }
type Scroller = keyof typeof selectors

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function open(scroller: Scroller, path: string, title: string) {
  await served.load(`/${scroller}${path}`)
  await heading(title).waitFor()
}

const place = (scroller: Scroller) => page.locator(selectors[scroller]).evaluate((box) => box.scrollTop)

/** Scroll as a person does, and wait until the page has heard of it. */
async function scrollTo(scroller: Scroller, top: number) {
  await page.locator(selectors[scroller]).evaluate(
    (box, to) =>
      new Promise((heard) => {
        document.addEventListener('scroll', heard, { capture: true, once: true })
        box.scrollTo({ top: to, behavior: 'instant' })
      }),
    top,
  )
  expect(await place(scroller)).toBe(top)
}

/** Whether the heading has the focus and lies within the window, below the header of the host. */
const isHeadingSeen = (title: string) =>
  heading(title).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return document.activeElement === one && top >= 64 && bottom <= innerHeight
  })

describe.each<[string, Scroller]>([
  ['in a main that scrolls', 'main'],
  ['in a window that scrolls', 'window'],
  ['in a main that clips its sides', 'clipped'],
  ['in a body that scrolls', 'body'],
])('a screen %s', (_, scroller) => {
  it('begins at its top, with its heading in sight', async () => {
    await open(scroller, '/loans/5', 'L-5')
    await scrollTo(scroller, 450)
    await page.getByRole('link', { name: 'Amphora' }).click()
    await expect.poll(() => isHeadingSeen('Amphora')).toBe(true)
    expect(await place(scroller)).toBe(0)
  })

  it('is where a person left it, once they go back and forward', async () => {
    await open(scroller, '/loans/5', 'L-5')
    await scrollTo(scroller, 450)
    await page.getByRole('link', { name: 'Amphora' }).click()
    await expect.poll(() => isHeadingSeen('Amphora')).toBe(true)
    await scrollTo(scroller, 300)
    await page.goBack()
    await heading('L-5').waitFor()
    await expect.poll(() => place(scroller)).toBe(450)
    await page.goForward()
    await heading('Amphora').waitFor()
    await expect.poll(() => place(scroller)).toBe(300)
  })

  it('is where a person left it, also under a router that was there before the screens', async () => {
    await open(scroller, '/about', 'About our loans')
    await page.getByRole('link', { name: 'our loans' }).click()
    await heading('L-5').waitFor()
    await scrollTo(scroller, 450)
    await page.getByRole('link', { name: 'Amphora' }).click()
    await expect.poll(() => isHeadingSeen('Amphora')).toBe(true)
    await page.goBack()
    await heading('L-5').waitFor()
    await expect.poll(() => place(scroller)).toBe(450)
  })

  it('begins at its top after the “Back” of a form', async () => {
    await open(scroller, '/objects/3', 'Amphora')
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Last' }).waitFor()
    await scrollTo(scroller, 300)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(() => isHeadingSeen('Amphora')).toBe(true)
    expect(await place(scroller)).toBe(0)
  })
})

describe.each<[string, Scroller]>([
  ['in a main that scrolls', 'main'],
  ['in a window that scrolls', 'window'],
])('above the save bar %s', (_, scroller) => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 1000, height: 500 })
    await open(scroller, '/objects/3/edit', 'Edit Amphora')
    await page.getByRole('textbox', { name: 'Title' }).focus()
  })

  it('stands each control that takes the focus, forwards and backwards', async () => {
    const seen: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let at = 0; at < 24; at += 1) {
        await page.keyboard.press(key)
        seen.push(await focused())
      }
    }
    expect(seen.filter((one) => one.includes('hidden'))).toEqual([])
    expect(seen.filter((one) => one.startsWith('TEXTAREA'))).toHaveLength(4)
  })

  it('stands a text that a person goes on to write', async () => {
    await page.getByRole('textbox', { name: 'Line 20' }).focus()
    await page.keyboard.press('Tab')
    for (let line = 0; line < 8; line += 1) {
      await page.keyboard.press('Enter')
      expect(await focused()).not.toContain('hidden')
    }
  })

  it('stays a text where it is while a person presses into it', async () => {
    const { y } = (await page.getByRole('textbox', { name: 'Notes' }).boundingBox())!
    await scrollTo(scroller, Math.round(y - 400))
    const before = await place(scroller)
    await page.mouse.click(300, 420)
    expect(await focused()).toMatch(/^TEXTAREA/)
    expect(await place(scroller)).toBe(before)
  })
})

/** The control that has the focus, and whether a part of it is hidden by the bar or by the header of the host. */
const focused = () =>
  page.evaluate(() => {
    const control = document.activeElement!
    const bar = document.querySelector('.sw-SaveBar')!
    const { top, bottom } = control.getBoundingClientRect()
    const end = bar.getBoundingClientRect().top
    const words = `${control.tagName} from ${top} to ${bottom}`
    // Scrolled places are whole pixels, or nearly so.
    const isHidden = !bar.contains(control) && (bottom > end || top < 63)
    return isHidden ? `${words}, hidden: the bar begins at ${end}` : words
  })
