// @vitest-environment node
import type { CDPSession, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page
let fingers: CDPSession

beforeAll(async () => {
  served = await servePage('tests/screens/inChromium/dragsPage.tsx', {
    viewport: { width: 1280, height: 900 },
    hasTouch: true,
    locale: 'en-US',
  })
  ;({ page } = served)
  fingers = await page.context().newCDPSession(page)
})

afterAll(() => served.close())

async function centre(of: Locator) {
  await of.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await of.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Hold something with the mouse over each of these places, one after the other. */
async function drag(what: Locator, ...over: readonly Locator[]) {
  const from = await centre(what)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const place of over) {
    const { x, y } = await centre(place)
    await page.mouse.move(x, y, { steps: 8 })
  }
}

const announced = (words: string | RegExp) =>
  page.locator('.sw-announcer').getByText(words).first().waitFor({ state: 'attached' })
const below = () => page.getByText('Below the screen')
/** Whether a link was followed. */
const opened = () => new URL(page.url()).hash !== ''

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
  await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}

describe('a card of a board', () => {
  const card = (name = 'Chain and cassette') => page.getByRole('row', { name, exact: true })
  const head = (name: string) => page.locator('.sw-Board-head', { hasText: name })
  const cardsIn = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('row')
  const open = async (role = 'mechanic') => {
    await served.load(`?screen=board&role=${role}`)
    await card().waitFor()
  }
  const stays = async (name = 'Chain and cassette') => {
    await page.locator('.sw-Board-picture').waitFor({ state: 'detached' })
    expect(await cardsIn('Waiting').and(card(name)).count()).toBe(1)
    expect(opened()).toBe(false)
  }

  it('goes where a pointer puts it, and its link is not followed', async () => {
    await open()
    await drag(card(), head('In work'))
    await page.getByText('Start', { exact: true }).waitFor()
    await page.mouse.up()
    await cardsIn('In work').and(card()).waitFor()
    expect(opened()).toBe(false)
  })

  it('stays where no transition leads on, and it is said why', async () => {
    await open()
    await drag(card(), head('Done'))
    await page.mouse.up()
    await announced('Done: not possible. No step leads there from Waiting')
    await stays()
  })

  it('stays when it is let go outside of the board, also after it was held over a column', async () => {
    await open()
    await drag(card(), head('In work'), below())
    await page.mouse.up()
    await announced('Chain and cassette stays in Waiting')
    await stays()
  })

  it('says whether a column takes it within the part of that column that is in sight', async () => {
    await page.setViewportSize({ width: 860, height: 900 })
    await open()
    await card().focus()
    await page.keyboard.press('Space')
    const marks = page.locator('.sw-Board-mark')
    await marks.first().waitFor()
    const edge = await page.locator('.sw-Board-columns').evaluate((one) => one.getBoundingClientRect().right)
    const rightOf = async (at: number) => {
      const { x, width } = (await marks.nth(at).boundingBox())!
      return Math.round(x + width)
    }
    // The third of them is in a column that ends beyond the edge.
    const third = (await marks.nth(2).locator('..').boundingBox())!
    expect(third.x + third.width).toBeGreaterThan(edge)
    await expect.poll(() => rightOf(2)).toBeLessThanOrEqual(edge)
    expect(await rightOf(1)).toBeGreaterThan(third.x - 40)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('goes to the column that it was held over last, in the gap before the next one', async () => {
    await open()
    await drag(card(), head('In work'))
    const { x, y, width } = (await head('In work').boundingBox())!
    await page.mouse.move(x + width + 3, y + 10)
    await page.mouse.up()
    await cardsIn('In work').and(card()).waitFor()
  })

  it('is put back by Escape while the pointer still holds it', async () => {
    await open()
    await drag(card(), head('In work'))
    await page.keyboard.press('Escape')
    await announced('Chain and cassette stays in Waiting')
    await page.mouse.up()
    await stays()
  })

  it('is taken by a finger that rests', async () => {
    await open()
    const [from, to] = [await centre(card()), await centre(head('In work'))]
    await touch('touchStart', from)
    await page.locator('.sw-Board-picture').waitFor()
    await touch('touchMove', to)
    await touch('touchEnd')
    await cardsIn('In work').and(card()).waitFor()
  })

  it('is not taken by a finger that scrolls', async () => {
    await open()
    const [from, to] = [await centre(card()), await centre(head('In work'))]
    await touch('touchStart', from)
    await touch('touchMove', { x: from.x + 40, y: from.y })
    await touch('touchMove', to)
    await touch('touchEnd')
    await stays()
  })

  it('goes nowhere in the hands of a role that may not move it, and opens as ever', async () => {
    await open('customer')
    expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0)
    await drag(card(), head('In work'))
    expect(await page.locator('.sw-Board-picture').count()).toBe(0)
    await page.mouse.up()
    await stays()
    await card().getByRole('link').click()
    expect(opened()).toBe(true)
  })

  it('goes where the condition of a role holds, and stays where it does not', async () => {
    await open('trainee')
    await drag(card('Brake pads, both'), head('In work'))
    await page.mouse.up()
    await announced(/^In work: not possible/)
    await stays('Brake pads, both')
    await drag(card(), head('In work'))
    await page.mouse.up()
    await cardsIn('In work').and(card()).waitFor()
  })

  it('goes the same way by keys, and each step is said', async () => {
    await open()
    await card().focus()
    await page.keyboard.press('Space')
    await announced(/Chain and cassette is lifted\. It may go to: In work or Declined/)
    await page.keyboard.press('ArrowRight')
    await announced('To In work: Start')
    await page.keyboard.press('Space')
    await announced('Chain and cassette: In work')
    await cardsIn('In work').and(card()).waitFor()
  })
})

describe('a record of a calendar', () => {
  const event = (name = 'Fitting, Vélo Club') => page.getByRole('link', { name })
  const day = (date: string) => page.locator(`[data-date="${date}"]`).last()
  const open = async (settings = '') => {
    await served.load(`?screen=calendar${settings}`)
    await event().first().waitFor()
  }
  const isOn = (words: string) => page.getByRole('link', { name: `Fitting, Vélo Club , Thursday, ${words}` })
  const stays = async () => {
    expect(await isOn('March 19').count()).toBe(1)
    expect(await page.locator('[data-lifted], [data-target], .sw-CalendarHours-target').count()).toBe(0)
    expect(opened()).toBe(false)
  }

  it('goes to the day on which a pointer puts it, and its link is not followed', async () => {
    await open()
    await drag(event(), day('2026-03-26'))
    await page.mouse.up()
    await isOn('March 26').waitFor()
    expect(opened()).toBe(false)
  })

  it('stays when it is let go outside of the days, also after it was held over one', async () => {
    await open()
    await drag(event(), day('2026-03-26'), page.getByRole('heading', { level: 1 }))
    expect(await page.locator('[data-target]').count()).toBe(0)
    await page.mouse.up()
    await announced('Fitting, Vélo Club stays on Thursday, March 19, 2026')
    await stays()
  })

  it('is put back by Escape while the pointer still holds it', async () => {
    await open()
    await drag(event(), day('2026-03-26'))
    await page.keyboard.press('Escape')
    await announced('Fitting, Vélo Club stays on Thursday, March 19, 2026')
    await page.mouse.up()
    await stays()
  })

  it('is pulled to another end by its edge', async () => {
    await open('&view=week')
    const grip = event().locator('[data-part="end"]')
    await page
      .locator('.sw-CalendarHours-scroller')
      .evaluate((hours) => hours.scrollTo(0, hours.scrollHeight))
    const { x, y } = await centre(grip)
    const hour = (await day('2026-03-19').boundingBox())!.height / 24
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + hour, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('link', { name: /Fitting.*5:00.PM to 8:00.PM/ }).waitFor()
  })

  it('stays below a finger, which scrolls the days', async () => {
    await open()
    const [from, to] = [await centre(event()), await centre(day('2026-03-26'))]
    await touch('touchStart', from)
    await touch('touchMove', { x: from.x, y: from.y + 20 })
    await touch('touchMove', to)
    await touch('touchEnd')
    await stays()
  })

  it.each([
    ['of a role that may not move it', '&role=apprentice', 'Fitting, Vélo Club'],
    ['whose state lets nobody move it', '', 'Wheel truing'],
  ])('stays, %s', async (_, settings, name) => {
    await open(settings)
    const before = await event(name).getAttribute('class')
    await drag(event(name), day('2026-03-26'))
    expect(await page.locator('[data-target]').count()).toBe(0)
    await page.mouse.up()
    expect(await event(name).getAttribute('class')).toBe(before)
    expect(await page.getByRole('link', { name: new RegExp(`${name}.*March 26`) }).count()).toBe(0)
    expect(await event(name).getAttribute('aria-keyshortcuts')).toBeNull()
  })

  it('goes the same way by keys, and each step is said', async () => {
    await open()
    await event().focus()
    await page.keyboard.press('Space')
    await announced(/^Fitting, Vélo Club/)
    await page.keyboard.press('ArrowDown')
    await announced(/Thursday, March 26, 2026/)
    await page.keyboard.press('Enter')
    await isOn('March 26').waitFor()
  })
})
