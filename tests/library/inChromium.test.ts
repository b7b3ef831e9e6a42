// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltStorybook, openStorybook } from '../browser/openStorybook'

let storybook: BuiltStorybook
let origin: string
/** A window for all of them: a page of documentation in a new one takes twice as long. */
let page: Page

beforeAll(async () => {
  storybook = await openStorybook()
  ;({ origin } = storybook)
  page = await storybook.browser.newPage()
}, 300_000)

afterAll(() => storybook.browser.close())

/** Stories that cover the page, or take the focus, when they appear. */
const covering = [
  'components-banner',
  'components-confirmdialog',
  'components-dialog',
  'components-toastregion',
  'form-errorsummary',
  'media-lightbox',
  'screens-conflictbanner',
  'screens-detailscreen-states',
  'screens-formscreen-states',
  'screens-statusscreen-states',
]

// A page of documentation loads much, which takes its time on a busy machine.
describe.each(covering)('the docs page of %s', { timeout: 180_000 }, (id) => {
  test('can be read: nothing covers it, and it stays at its top', async () => {
    await docsOf(id, () => false)
    await page.waitForLoadState()
    await atRest()
    expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0)
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
  })
})

test('a story in a frame takes neither the focus nor the page, until it is pressed', async () => {
  await docsOf('screens-conflictbanner', (story) => story.includes('--two-versions'))
  const frame = page.locator('[data-story-block] iframe').first()
  const story = frame.contentFrame()
  await story.locator('.sw-ConflictBanner').waitFor()
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
  const { x, y } = (await frame.boundingBox())!
  await page.mouse.click(x + 5, y + 5)
  const button = story.getByRole('button', { name: 'Save my version' })
  await button.focus()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a list begins with its first record', async () => {
  await docsOf('screens-listscreen')
  await page.getByRole('rowheader', { name: 'BS-00001' }).first().waitFor()
})

test('a page in words has its sections in its table of contents', async () => {
  await docsOf('components-button')
  const contents = page.getByRole('navigation')
  for (const name of ['When to use it', 'Keyboard', 'Styling', 'Props', 'Disabled with reason'])
    await contents.getByRole('link', { name, exact: true }).waitFor()
})

test('no row of a table of props has a dead control or a raw tag', async () => {
  await docsOf('components-dialog', () => false)
  const props = page.locator('.docblock-argstable')
  await props.waitFor()
  expect(await props.getByRole('button', { name: 'Set object' }).count()).toBe(0)
  expect(await props.textContent()).not.toMatch(/@(?:default|selector)/)
})

describe('the search', () => {
  beforeAll(() => page.goto(origin))

  test.each([
    ['table', 'RecordGrid'],
    ['table', 'ListScreen'],
    ['modal', 'Dialog'],
    ['dropdown', 'Menu'],
    ['dropdown', 'SelectField'],
    ['filter', 'SearchBox'],
    ['toast', 'ToastRegion'],
    ['combobox', 'ComboboxField'],
    ['date picker', 'DateField'],
    ['toggle', 'SwitchField'],
  ])('finds by "%s" what we call %s', async (word, name) => {
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('option').filter({ hasText: name }).first().waitFor()
  })
})

/** @param isFramed which stories come into their frames; a page of many takes long to load them all */
async function docsOf(id: string, isFramed = (_story: string) => true) {
  await page.unrouteAll()
  await page.route(/viewMode=story/, (route) =>
    isFramed(route.request().url())
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.goto(`${origin}/iframe.html?id=${id}--docs&viewMode=docs`)
  await page.locator('.sbdocs-title').waitFor()
}

/**
 * Wait until nothing but words has changed for a second, as where seconds are counted: stories have come, and what they load
 * late. Frames that stay empty can keep the network from ever being idle.
 */
const atRest = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1000)
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )
