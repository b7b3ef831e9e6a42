// @vitest-environment node
import { build } from 'esbuild'
import { buffer } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'

let browser: Browser
let script: string
let style: string
let page: Page

beforeAll(async () => {
  const bundle = { bundle: true, write: false, logLevel: 'error' } as const
  const scripts = await build({
    ...bundle,
    entryPoints: ['tests/fields/inChromium/textsPage.tsx'],
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  script = scripts.outputFiles[0]?.text ?? ''
  const styles = await build({ ...bundle, entryPoints: ['src/styles.css'] })
  style = styles.outputFiles[0]?.text ?? ''
  browser = await openBrowser()
})

beforeEach(async () => {
  page = await browser.newPage()
  return () => page.close()
})

afterAll(() => browser.close())

async function open({ styles = true } = {}) {
  await page.setContent('<!doctype html><html lang="en"><body><div id="root"></div></body></html>')
  if (styles) await page.addStyleTag({ content: style })
  await page.addScriptTag({ content: script })
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const told = (of: string) =>
  page
    .locator(`output[data-of="${of}"]`)
    .evaluate(({ textContent }) => JSON.parse(textContent ?? '') as unknown)

/** Paste as the browser does, with the event that a page may prevent. */
const paste = (name: string, characters: number) =>
  box(name).evaluate((element: HTMLTextAreaElement, count) => {
    element.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'gull '.repeat(count / 5))
    return element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, characters)

const lengthOf = (name: string) => box(name).evaluate((element: HTMLTextAreaElement) => element.value.length)

describe('a paste of ten million characters', () => {
  test.each(['Species', 'Account'])(
    'is offered before it is inserted, and only then inserted (%s)',
    async (name) => {
      await open()
      expect(await paste(name, 10_000_000)).toBe(false)
      await page.getByRole('group', { name: 'You pasted 10,000,000 characters' }).waitFor()
      expect(await lengthOf(name)).toBe(0)
      await box(name).evaluate((element: HTMLInputElement) => (element.value = ''))
    },
  )

  test('leaves the page free for the next key', async () => {
    await open()
    await paste('Account', 10_000_000)
    await page.getByRole('button', { name: 'Save it as a file' }).waitFor()
    await page.keyboard.type('Two')
    expect(await box('Account').inputValue()).toBe('Two')
  })

  test('goes where the caret was when the person wants it all the same', async () => {
    await open()
    await box('Species').fill('Herring')
    await paste('Species', 2_000_000)
    await page.getByRole('button', { name: 'Insert it anyway' }).click()
    expect(await lengthOf('Species')).toBe(2_000_007)
    expect(await box('Species').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('group', { name: /You pasted/ }).waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await told('form')) as object[]).toHaveLength(1)
  })

  test('is given back as a file', async () => {
    await open()
    await paste('Account', 10_000_000)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save it as a file' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('paste.txt')
    expect((await buffer(await download.createReadStream())).length).toBe(10_000_000)
  })

  test('can be given up', async () => {
    await open()
    await paste('Email', 2_000_000)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('group', { name: /You pasted/ }).waitFor({ state: 'detached' })
    expect(await lengthOf('Email')).toBe(0)
  })

  test('is left to the browser when it is shorter than that', async () => {
    await open()
    expect(await paste('Account', 1_000_000)).toBe(true)
  })
})

describe('an Enter that ends what an input method composes', () => {
  /** As a Japanese keyboard: the letters are under way, and Enter takes them. */
  async function compose(name: string) {
    await page.getByLabel(name, { exact: true }).focus()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'かもめ', selectionStart: 3, selectionEnd: 3 })
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await session.send('Input.insertText', { text: 'かもめ' })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }

  test('submits no form, and the next one does', async () => {
    await open()
    await compose('Species')
    expect(await told('form')).toEqual([])
    expect(await box('Species').inputValue()).toBe('かもめ')
    await page.keyboard.press('Enter')
    await expect.poll(() => told('form')).toEqual([{ species: 'かもめ' }])
  })

  test('starts no search, and the next one does', async () => {
    await open()
    await compose('Search reports')
    expect(await told('search')).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => told('search')).toEqual(['かもめ'])
  })
})

describe('what the browser fills in by itself', () => {
  test('reaches the form in every field, though none has the focus', async () => {
    await open()
    // The headless browser has no autofill of its own. It writes past React, with these events, and never focuses.
    await page.evaluate(() => {
      const known: Record<string, string> = { species: 'Gull', email: 'ada@example.com' }
      for (const [name, value] of Object.entries(known)) {
        const control = document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
        control.dispatchEvent(new Event('keydown', { bubbles: true }))
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
        control.dispatchEvent(new Event('keyup', { bubbles: true }))
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await box('Species').press('Enter')
    await expect.poll(() => told('form')).toEqual([{ species: 'Gull', email: 'ada@example.com' }])
  })

  test('is told by the tokens of an address of mail', async () => {
    await open()
    expect(
      await box('Email').evaluate(
        ({ autocomplete, inputMode, autocapitalize, spellcheck }: HTMLInputElement) => ({
          autocomplete,
          inputMode,
          autocapitalize,
          spellcheck,
        }),
      ),
    ).toEqual({ autocomplete: 'email', inputMode: 'email', autocapitalize: 'none', spellcheck: false })
  })
})

describe.each([
  ['by its style sheet', true],
  ['by script, where the browser’s sheets cannot', false],
])('a text area grows %s', (_, styles) => {
  const heightOf = () => box('Remarks').evaluate((element) => element.clientHeight)
  const scrolls = () =>
    box('Remarks').evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)

  test('from its rows to its most rows, and shrinks again', async () => {
    if (!styles) await page.addInitScript(() => (CSS.supports = () => false))
    if (!styles) await page.goto('about:blank')
    await open({ styles })
    const first = await heightOf()
    await box('Remarks').fill('One\nTwo')
    expect(await heightOf()).toBe(first)
    await box('Remarks').fill('One\nTwo\nThree')
    const third = await heightOf()
    expect(third).toBeGreaterThan(first)
    expect(await scrolls()).toBe(false)
    await box('Remarks').fill('One\nTwo\nThree\nFour\nFive\nSix')
    expect(await heightOf()).toBe(first + 2 * (third - first))
    expect(await scrolls()).toBe(true)
    await box('Remarks').fill('')
    expect(await heightOf()).toBe(first)
  })
})
