// @vitest-environment node
import type { Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'
import { startImages } from './openImages'

const { open } = startImages()

const gallery = ['red', 'blue', 'red', 'blue'].map((colour, place) => ({
  src: `/image/now/${colour}-${900 + place}x600.png`,
  alt: `Wall ${place + 1}`,
  width: 900,
  height: 600,
}))

async function openFirst(hasTouch = false) {
  const opened = await open({}, { hasTouch })
  const { page, show } = opened
  await show({ gallery })
  await page.getByRole('link', { name: 'Wall 1' }).click()
  await page.getByRole('dialog').getByRole('img', { name: 'Wall 1' }).waitFor()
  // Wait until the lightbox stands still, because fingers aim at it.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  return opened
}

/** Move fingers over the middle of the window, as a touchscreen reports it. */
async function touch(page: Page, ...path: readonly (readonly (readonly [x: number, y: number])[])[]) {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    fingers: readonly (readonly [number, number])[],
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x: 400 + x, y: 450 + y, id })),
    })
  for (const [step, fingers] of path.entries()) await send(step === 0 ? 'touchStart' : 'touchMove', fingers)
  await send('touchEnd', [])
}

const place = (page: Page) => page.locator('.sw-Lightbox-position').innerText()
const scale = (page: Page) =>
  page
    .locator('.sw-Lightbox-picture')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)

describe('a lightbox', () => {
  test('opens by keyboard, and gives focus back to the image that it came from', async () => {
    const { page, show } = await open()
    await show({ gallery })
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Walls' }).waitFor()
    expect(await place(page)).toBe('2 of 4')
    await page.locator('[role="dialog"]:focus, [role="dialog"] :focus').waitFor()
    await page.keyboard.press('End')
    await expect.poll(() => place(page)).toBe('4 of 4')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('img')?.alt))
      .toBe('Wall 2')
  })

  test('goes on and back by a swipe, and nowhere by a touch', async () => {
    const { page } = await openFirst(true)
    await touch(page, [[100, 0]], [[0, 5]], [[-100, 5]])
    await expect.poll(() => place(page)).toBe('2 of 4')
    await touch(page, [[-100, 0]], [[0, 5]], [[100, 5]])
    await expect.poll(() => place(page)).toBe('1 of 4')
    await touch(page, [[0, 0]], [[5, 5]])
    expect(await place(page)).toBe('1 of 4')
  })

  test('closes by a swipe down', async () => {
    const { page } = await openFirst(true)
    await touch(page, [[0, -100]], [[0, 0]], [[5, 100]])
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('zooms by a pinch, after which one finger looks around and leads nowhere', async () => {
    const { page } = await openFirst(true)
    // prettier-ignore
    await touch(page, [[-50, 0]], [[-50, 0], [50, 0]], [[-100, 0], [100, 0]], [[-150, 0], [150, 0]])
    await expect.poll(() => scale(page)).toBeCloseTo(3, 1)
    await touch(page, [[100, 0]], [[0, 0]], [[-100, 0]])
    expect(await place(page)).toBe('1 of 4')
    await page.keyboard.press('0')
    await expect.poll(() => scale(page)).toBe(1)
  })

  test('zooms by a double click and by the wheel', async () => {
    const { page } = await openFirst()
    await page.mouse.dblclick(400, 450)
    await expect.poll(() => scale(page)).toBeCloseTo(2.25)
    await page.mouse.dblclick(400, 450)
    await expect.poll(() => scale(page)).toBe(1)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => scale(page)).toBeGreaterThan(2)
  })
})

test('an image of a gallery opens in a tab of its own when asked to', async () => {
  const { page, show } = await open()
  await show({ gallery })
  const [asked] = await Promise.all([
    // A tab in the background may be drawn much later, or never while the machine is busy; what it asks for is known at once.
    page.context().waitForEvent('request', (request) => request.isNavigationRequest()),
    page.getByRole('link', { name: 'Wall 3' }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  expect(asked.url()).toMatch(/red-902x600\.png$/)
  expect(isAskedBy(page, asked)).toBe(false)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** Whether a page goes elsewhere itself. A tab that is not drawn yet has no frame to tell of, and is another one. */
function isAskedBy(page: Page, request: Request) {
  try {
    return request.frame() === page.mainFrame()
  } catch {
    return false
  }
}
