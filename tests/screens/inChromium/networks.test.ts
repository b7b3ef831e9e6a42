// @vitest-environment node
import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuiltStorybook, openStorybook } from '../../browser/openStorybook'

let storybook: BuiltStorybook
/** A window for all tests: a story in a new one takes three times as long. */
let shared: Page
let page: Page

beforeAll(async () => {
  storybook = await openStorybook()
  shared = await storybook.browser.newPage()
  return () => storybook.browser.close()
}, 600_000)

beforeEach(async () => {
  page = shared
  const { origin } = storybook
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
})

/** Turn to a window whose clock is ours, which it stays. */
async function withClock() {
  page = await storybook.browser.newPage()
  await page.clock.install()
}

/** Screens with a source; a view alone has no network. */
const screens = /^Screens\/(?:DetailScreen|FormScreen|ListScreen|RelatedList)$/
const views = /\/(?:States|More states)$|View$/

/** Stories about a network of their own, which comes before the toolbar's. */
const ownNetwork = /fails|slow|retry|offline|signed|conflict|lost|gone|waits|rejected|unreachable/i

/** Stories whose source is steered, and those that make a new record under another title. */
const steered: ReadonlySet<string> = new Set([
  'screens-detailscreen--stale-then-fresh',
  'screens-detailscreen--removal',
  'screens-formscreen-saving--several-ways-to-save',
  'screens-formscreen-saving--with-a-save-bar',
])

const joined = () =>
  storybook.stories.filter(
    ({ id, title, name }) =>
      screens.test(title) && !views.test(title) && !ownNetwork.test(`${title} ${name}`) && !steered.has(id),
  )

interface Story {
  readonly id: string
  readonly title: string
}

/** Open a story embedded, which leaves its play out: that was written for another network, and may follow a link at any time. */
async function open(id: string, globals: string) {
  await page.goto(`${storybook.origin}/iframe.html?id=${id}&viewMode=story&embed=true&globals=${globals}`)
  await drawn()
}

const drawn = () => page.locator('#storybook-root > *').first().waitFor()

/**
 * Go to another story under the same network, as the sidebar does: that takes a tenth of a new page. Where Storybook loads the
 * page anew meanwhile, it is a new page.
 */
async function turnTo(id: string, network: string) {
  try {
    await turn(id)
  } catch (thrown) {
    if (!String(thrown).includes('because of a navigation')) throw thrown
    await page.waitForLoadState()
    if (new URL(page.url()).searchParams.get('id') === id) await drawn()
    else await open(id, `network:${network}`)
  }
}

async function turn(id: string) {
  // Storybook loads the page anew when a story is left before it is finished.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { readonly currentRender?: { isPending: () => boolean } }
    }
    return preview.currentRender?.isPending() === false
  })
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            on(event: string, listener: (rendered: string) => void): void
            emit(event: string, payload: object): void
          }
        }
        channel.on('storyRendered', (rendered) => rendered === storyId && resolve())
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
}

/** Visit every story of a screen with a source under a network, and gather what is wrong with some. */
async function visit(
  network: string,
  look: (story: Story) => Promise<string | undefined>,
  stories: readonly Story[] = joined(),
) {
  const [first, ...others] = stories
  if (!first) throw new Error('No story has a screen with a source')
  const wrong: Record<string, string> = {}
  let seen = 0
  const lookAt = async (story: Story) => {
    // A new record has nothing to read.
    if ((await page.getByRole('heading', { level: 1, name: /^New/ }).count()) > 0) return
    seen += 1
    const found = await look(story)
    if (found !== undefined) wrong[story.id] = found
  }
  await open(first.id, `network:${network}`)
  await lookAt(first)
  for (const story of others) {
    await turnTo(story.id, network)
    await lookAt(story)
  }
  return { wrong, seen }
}

const bodyText = async () => (await page.locator('body').innerText()).slice(0, 160)

/** Nothing once the page says this to those who see it; else what it says instead. */
async function says(words: RegExp): Promise<string | undefined> {
  try {
    await page.getByText(words).filter({ visible: true }).first().waitFor({ timeout: 15_000 })
    return undefined
  } catch {
    return bodyText()
  }
}

test.each([
  ['failing', /could not be loaded|تعذّر تحميل/],
  ['offline', /You are offline|No answer came|أنت غير متصل|لم يصل رد/],
])(
  'every screen that reads says so when the network is %s',
  async (network, words) => {
    const { wrong, seen } = await visit(network, () => says(words))
    expect(wrong).toEqual({})
    expect(seen).toBeGreaterThan(15)
  },
  900_000,
)

test('screens that read hold their place while the network is slow, and come then', async () => {
  const look = async () => {
    const waits = page.locator('[data-status="loading"], [aria-busy="true"]').first()
    try {
      await waits.waitFor()
      // One call may follow another.
      const isDone = async () => {
        await page.clock.fastForward(2000)
        return waits.isHidden()
      }
      await expect.poll(isDone).toBe(true)
      return undefined
    } catch {
      return bodyText()
    }
  }
  await withClock()
  const { wrong, seen } = await visit('slow', look)
  expect(wrong).toEqual({})
  expect(seen).toBeGreaterThan(15)
}, 900_000)

test.each([
  ['conflicting', /Someone else changed this while you were writing/],
  ['sessionEnding', /Not saved yet: you are signed out/],
])(
  'a form that is saved says so when the network is %s',
  async (network, words) => {
    for (const id of ['screens-formscreen-news--saved-is-heard', 'screens-formscreen--edit']) {
      if (!storybook.stories.some((story) => story.id === id)) continue
      await open(id, `network:${network}`)
      await page.getByRole('textbox', { name: 'Species' }).fill('Herring gull')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      expect(await says(words)).toBeUndefined()
    }
  },
  120_000,
)

test('a role sees what it may: the public no costs, and no way to change a report', async () => {
  await open('screens-detailscreen--from-a-source', 'role:visitor')
  await page.getByText('Flight date').first().waitFor()
  expect(await page.getByText('Total cost').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
})

test('another seed shows other records, under the same ids', async () => {
  const values = () => page.locator('dl').first().innerText()
  await open('screens-detailscreen--from-a-source', 'seed:real')
  await page.getByText('Flight date').first().waitFor()
  const before = await values()
  await open('screens-detailscreen--from-a-source', 'seed:2')
  await page.getByText('Flight date').first().waitFor()
  await expect.poll(values).not.toBe(before)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^BS-\d+$/)
})

const found = 'product-bird-strikes-search-and-import'

test.each([
  ['failing', /could not be searched/],
  ['offline', /could not be searched|You are offline/],
])('a search says so when the network is %s', async (network, words) => {
  await open(`${found}--searched`, `network:${network}`)
  expect(await says(words)).toBeUndefined()
})

test('a search waits while the network is slow, and comes then', async () => {
  await withClock()
  await open(`${found}--searched`, 'network:slow')
  const operators = page.getByRole('region', { name: 'Operators' }).getByRole('link')
  const isDone = async () => {
    await page.clock.fastForward(2000)
    return (await operators.count()) > 0
  }
  await expect.poll(isDone).toBe(true)
})

test('a search finds what the role may read, in the records of the seed', async () => {
  await open(`${found}--searched`, 'role:investigator')
  await page.getByRole('radio', { name: 'Operators' }).waitFor()
  await page.getByRole('region', { name: 'Operators' }).waitFor()
  await open(`${found}--searched`, 'role:visitor')
  await page.getByRole('radio', { name: 'Airports' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Operators' }).count()).toBe(0)
  await open(`${found}--searched`, 'role:investigator;seed:2')
  await page.getByRole('radio', { name: 'Operators' }).waitFor()
  await page.locator('.sw-SearchScreen:is([data-status="found"], [data-status="empty"])').waitFor()
  expect(await page.getByRole('link', { name: 'American Airlines' }).count()).toBe(0)
})

test.each([
  ['pilot', 'fast', /2 rows are imported/],
  ['pilot', 'failing', /The rows could not be checked/],
  ['visitor', 'fast', /You do not have access/],
])('an import by a %s ends in words when the network is %s', async (role, network, words) => {
  await open(`${found}--imported`, `role:${role};network:${network}`)
  const rows = page.getByRole('textbox', { name: /Or paste rows/ })
  if (role !== 'visitor') {
    const sheet = [
      'Species,Flight date,Airport,Aircraft,Phase of flight,Damage',
      'Barn owl,1999-08-14,denver-international-airport,B-737-300,Approach,None',
      'Gull,2001-03-02,denver-international-airport,DC-9,Climb,Minor',
    ]
    await rows.fill(sheet.join('\n'))
    await page.getByRole('button', { name: /Read the rows/ }).click()
    await page.getByRole('button', { name: 'Check the rows' }).click()
    if (network === 'fast') await page.getByRole('button', { name: 'Import 2 rows' }).click()
  }
  expect(await says(words)).toBeUndefined()
})
