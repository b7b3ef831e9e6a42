// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/fields/inChromium/rightToLeft.tsx')
  ;({ page } = served)
  await served.load()
})

afterAll(() => served.close())

/** The words of a place as an eye meets them, from left to right. */
const seen = (selector: string) =>
  page.locator(selector).evaluate((element) => {
    const words: { word: string; left: number }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.nodeValue ?? '').matchAll(/\d+|[^\s\d,]+/gu)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        words.push({ word: match[0], left: range.getBoundingClientRect().left })
      }
    }
    return words.toSorted((one, other) => one.left - other.left).map(({ word }) => word)
  })

describe('on an Arabic page', () => {
  test('a text that begins with a number is read as it was written', async () => {
    expect(await seen('#strength')).toEqual(['100', 'IU/ml'])
    expect(await seen('#warmth')).toEqual(['25', '°C'])
    expect(await seen('.sw-Field-suffix')).toEqual(['°C'])
    const typed = page.getByRole('textbox', { name: 'التركيز' })
    const { unicodeBidi, textAlign } = await typed.evaluate((element) => {
      const style = getComputedStyle(element)
      return { unicodeBidi: style.unicodeBidi, textAlign: style.textAlign }
    })
    expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'right'])
  })

  test('each part of an answer stands left of its label, and right of the next', async () => {
    expect(await seen('#lines')).toEqual(['5', 'الأيام', '10', 'mg', 'الجرعة'])
  })

  test('an arrow key leads from a filled part of a date to the one at that side', async () => {
    const reached = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('data-part') ?? document.activeElement?.tagName,
      )
    /** Past the figures of the part at hand. */
    const press = async (key: string) => {
      const from = await reached()
      for (let times = 0; times < 5 && (await reached()) === from; times++) await page.keyboard.press(key)
      return reached()
    }
    await page.getByRole('textbox', { name: /اليوم/ }).focus()
    expect(await press('ArrowLeft')).toBe('month')
    expect(await press('ArrowLeft')).toBe('year')
    expect(await press('ArrowRight')).toBe('month')
    expect(await press('ArrowRight')).toBe('day')
  })
})
