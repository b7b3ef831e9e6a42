// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ServedPage, servePage } from '../../browser/servePage'

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/fields/inChromium/page.tsx')
  ;({ page } = served)
})

beforeEach(() => served.load())

afterAll(() => served.close())

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const told = () => page.locator('output').textContent()

describe.each(['Distance', 'Height'])('a number with groups (%s)', (name) => {
  test('is replaced by a program that fills it in', async () => {
    expect(await box(name).inputValue()).toBe('6,000')
    await box(name).fill('59')
    expect(await box(name).inputValue()).toBe('59')
    expect(await told()).toBe('59')
  })

  test('is replaced by the browser, which fills it in without a word before', async () => {
    await box(name).focus()
    await box(name).evaluate((element: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(element, '7,590')
      element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
    })
    expect(await box(name).inputValue()).toBe('7,590')
    expect(await told()).toBe('7590')
  })

  test('is replaced when a person comes with Tab and types', async () => {
    await box(name).evaluate((element: HTMLInputElement) => element.select())
    await box(name).focus()
    await page.keyboard.type('59')
    expect(await box(name).inputValue()).toBe('59')
    expect(await told()).toBe('59')
  })

  test('takes a digit at its end, and loses one there', async () => {
    await box(name).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('1')
    expect(await box(name).inputValue()).toBe('60001')
    await page.keyboard.press('Tab')
    expect(await box(name).inputValue()).toBe('60,001')
    await box(name).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    expect(await box(name).inputValue()).toBe('600')
    expect(await told()).toBe('600')
  })

  test('is replaced by a paste as it was copied', async () => {
    await box(name).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText('1,5')
    expect(await box(name).inputValue()).toBe('1,5')
    expect(await told()).toBe('"1,5"')
  })
})

describe('a date whose parent keeps whole days alone', () => {
  test('is typed part by part', async () => {
    await box('Departure Month').focus()
    await page.keyboard.type('3')
    expect(await box('Departure Month').inputValue()).toBe('3')
    await page.keyboard.type('142001')
    expect(await told()).toBe('"2001-03-14"')
    await page.keyboard.press('Backspace')
    expect(await box('Departure Year').inputValue()).toBe('200')
    await page.keyboard.type('2')
    expect(await told()).toBe('"2002-03-14"')
  })

  test('is filled in by a program', async () => {
    await box('Departure Year').fill('2001')
    await box('Departure Day').fill('14')
    await box('Departure Month').fill('03')
    expect(await told()).toBe('"2001-03-14"')
    expect(await box('Departure Day').inputValue()).toBe('14')
  })
})

describe('a date that is filled in', () => {
  const part = (name: string) => box(`Arrival ${name}`)

  test('is replaced part by part where a person clicks and types', async () => {
    await part('Month').click()
    await page.keyboard.type('3')
    expect(await part('Month').inputValue()).toBe('3')
    expect(await told()).toBe('"2026-03-14"')
    await part('Year').click()
    await page.keyboard.type('2027')
    expect(await told()).toBe('"2027-03-14"')
  })

  test('takes a second click for the caret', async () => {
    await part('Day').click()
    await page.waitForTimeout(600)
    await part('Day').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('2')
    expect(await told()).toBe('"2026-12-12"')
  })

  test.each(['Home', 'End'])('begins a full part anew with a digit typed at its %s', async (key) => {
    await part('Month').click()
    await page.keyboard.press(key)
    await page.keyboard.type('1')
    expect(await part('Month').inputValue()).toBe('1')
    await page.keyboard.type('0')
    expect(await told()).toBe('"2026-10-14"')
  })

  test('keeps a digit too many of the last part: it was typed by mistake, and the rest is wanted', async () => {
    await part('Year').click()
    await page.keyboard.type('20277')
    expect(await part('Year').inputValue()).toBe('20277')
  })
})
