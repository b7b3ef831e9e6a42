// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStorybook, type BuiltStorybook } from '../../browser/builtStorybook'

let storybook: BuiltStorybook
let page: Page

beforeAll(async () => {
  storybook = await buildStorybook()
  page = await storybook.browser.newPage()
}, 600_000)

afterAll(() => storybook.close())

/** Screens with a source; a view alone has no network. */
const screens =
  /^Screens\/(?:DetailScreen|FormScreen|ListScreen|ProductProvider|ProductScreens|RelatedList)\b/
const views = /\/(?:States|More states)$|View$/

/** Stories about a network of their own, which comes before the toolbar's. */
const ownNetwork = /fails|slow|retry|offline|signed|conflict|lost|gone|waits|rejected|unreachable/i

const joined = () =>
  storybook.stories.filter(
    ({ title, name }) => screens.test(title) && !views.test(title) && !ownNetwork.test(`${title} ${name}`),
  )

async function open(id: string, globals: string) {
  await page.goto(`${storybook.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  await page.locator('#storybook-root > *').first().waitFor()
}

/** Where something is read at first; a new record is not. */
const reads = async () =>
  (await page.getByRole('heading', { level: 1, name: /^(?:New|إضافة)/ }).count()) === 0

/** The words of the page that a person sees, once they say this. */
async function says(words: RegExp): Promise<string> {
  const body = page.locator('body')
  try {
    await page.getByText(words).filter({ visible: true }).first().waitFor({ timeout: 8000 })
    return ''
  } catch {
    return (await body.innerText()).slice(0, 200)
  }
}

/** The stories that do not say so under a network, with what they say instead. */
async function silent(network: string, words: RegExp) {
  const found: Record<string, string> = {}
  let seen = 0
  for (const { id } of joined()) {
    await open(id, `network:${network}`)
    if (!(await reads())) continue
    seen += 1
    const instead = await says(words)
    if (instead !== '') found[id] = instead
  }
  return { found, seen }
}

test.each([
  ['failing', /could not be loaded|may be out of date|تعذّر تحميل/],
  ['offline', /You are offline|No answer came|أنت غير متصل|لم يصل رد/],
])(
  'every screen that reads says so when the network is %s',
  async (network, words) => {
    const { found, seen } = await silent(network, words)
    expect(found).toEqual({})
    expect(seen).toBeGreaterThan(20)
  },
  600_000,
)

test('every screen that reads holds its place while the network is slow, and comes then', async () => {
  const wrong: Record<string, string> = {}
  for (const { id } of joined()) {
    await open(id, 'network:slow')
    if (!(await reads())) continue
    const waits = page.locator('[data-status="loading"], [aria-busy="true"]').first()
    try {
      await waits.waitFor({ timeout: 8000 })
      await waits.waitFor({ state: 'detached', timeout: 20_000 })
    } catch {
      wrong[id] = (await page.locator('body').innerText()).slice(0, 200)
    }
  }
  expect(wrong).toEqual({})
}, 900_000)

test.each([
  ['conflicting', /Someone else changed this while you were writing/],
  ['sessionEnding', /Not saved yet: you are signed out/],
])(
  'every form that is saved says so when the network is %s',
  async (network, words) => {
    const wrong: Record<string, string> = {}
    let seen = 0
    for (const { id, title } of joined()) {
      if (!title.startsWith('Screens/FormScreen')) continue
      await open(id, `network:${network}`)
      const species = page.getByRole('textbox', { name: 'Species' })
      const save = page.getByRole('button', { name: 'Save', exact: true })
      await page.locator('[data-status="editing"], [data-status="readOnly"]').first().waitFor()
      if (!(await reads()) || !(await species.isEditable().catch(() => false)) || (await save.count()) === 0)
        continue
      seen += 1
      await species.fill('Herring gull')
      await save.click()
      const instead = await says(words)
      if (instead !== '') wrong[id] = instead
    }
    expect(wrong).toEqual({})
    expect(seen).toBeGreaterThan(2)
  },
  600_000,
)

test('a role sees what it may: the public no costs, and no way to change a report', async () => {
  await open('screens-listscreen--sorted', 'role:visitor')
  await page.getByRole('grid').waitFor()
  expect(await page.getByRole('link', { name: /^New/ }).count()).toBe(0)
  await open('screens-detailscreen--from-a-source', 'role:visitor')
  await page.getByText('Flight date').waitFor()
  expect(await page.getByText('Total cost').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
}, 60_000)

test('another seed shows other records, under the same ids', async () => {
  await open('screens-detailscreen--from-a-source', 'seed:real')
  const species = page.locator('dd').nth(3)
  await species.waitFor()
  const before = await page.locator('dl').first().innerText()
  await open('screens-detailscreen--from-a-source', 'seed:2')
  await expect.poll(() => page.locator('dl').first().innerText(), { timeout: 10_000 }).not.toBe(before)
}, 60_000)
