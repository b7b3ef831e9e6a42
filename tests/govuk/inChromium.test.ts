// @vitest-environment node
import { build } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser, launchArguments } from '../browser/chromium.mjs'
import { accessibilityTrees } from './accessibilityTree'
import { type Difference, differences, exceptions } from './differences'
import { notShared } from './notShared'
import type { Fixture } from './page'

/**
 * The examples that GOV.UK publishes for each component, with every option: ours, told the same, is told to assistive
 * technology in the same roles, names, descriptions and states, or differs for a reason.
 */
const govuk = 'node_modules/govuk-frontend/dist/govuk'

const components = readdirSync(`${govuk}/components`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const shared = components.filter((name) => !(name in notShared))

function fixturesOf(component: string) {
  const text = readFileSync(`${govuk}/components/${component}/fixtures.json`, 'utf8')
  return (JSON.parse(text) as { fixtures: readonly Fixture[] }).fixtures
}

interface Drawn {
  readonly theirs: string
  readonly ours: string
  readonly unread: readonly string[]
}

const drawn = new Map<string, Drawn>()
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser().path, args: launchArguments })
  const page = await browser.newPage()
  await page.setContent(
    '<!doctype html><html lang="en"><body class="js-enabled govuk-frontend-supported">' +
      '<p id="test-target-element">Target</p>' +
      '<section id="theirs" aria-label="theirs"></section><section id="ours" aria-label="ours"></section>',
  )
  await page.addStyleTag({ path: `${govuk}/govuk-frontend.min.css` })
  await page.addStyleTag({ content: await bundle('src/styles.css') })
  await page.addScriptTag({ path: `${govuk}/all.bundle.js` })
  await page.addScriptTag({ content: await bundle('tests/govuk/page.tsx') })
  const session = await page.context().newCDPSession(page)
  for (const component of shared) {
    for (const fixture of fixturesOf(component)) {
      const unread = await page.evaluate(([name, one]) => window.showFixture(name, one), [
        component,
        fixture,
      ] as const)
      const trees = await accessibilityTrees(session, ['theirs', 'ours'])
      drawn.set(keyOf(component, fixture), { ...trees, unread })
    }
  }
}, 60_000)

afterAll(() => browser.close())

const keyOf = (component: string, { name }: Fixture) => `${component}: ${name}`

const examples = shared.flatMap((component) =>
  fixturesOf(component).map((fixture) => ({ component, fixture, key: keyOf(component, fixture) })),
)

const exceptionOf = (component: string, { name }: Fixture) =>
  exceptions.find((one) => one.component === component && one.fixtures.includes(name))

/** The differences that were needed to make theirs equal to ours. */
const needed = new Set<Difference>()
const score = { equal: 0, explained: 0 }

/** Theirs as ours says it, and by which of the differences. */
function rewritten(component: string, fixture: Fixture, theirs: string) {
  const used: Difference[] = []
  let tree = theirs
  for (const difference of differences) {
    if (!difference.components.includes(component)) continue
    const next = difference.rewrite(tree, fixture)
    if (next !== tree) used.push(difference)
    tree = next
  }
  return { tree, used }
}

describe.each(shared)('%s', (component) => {
  test.each(examples.filter((one) => one.component === component))('$fixture.name', ({ fixture, key }) => {
    const { theirs, ours, unread } = drawn.get(key)!
    expect(unread, 'An option has no counterpart in ours and is not left out by name').toEqual([])
    const exception = exceptionOf(component, fixture)
    if (exception) {
      expect(ours, `It is equal now: "${exception.reason}" is no longer needed`).not.toBe(theirs)
      score.explained += 1
    } else if (ours === theirs) {
      score.equal += 1
    } else {
      const { tree, used } = rewritten(component, fixture, theirs)
      expect(ours, 'Ours differs from theirs without a reason').toBe(tree)
      for (const difference of used) needed.add(difference)
      score.explained += 1
    }
  })
})

describe('the reasons', () => {
  test('are all still needed', () => {
    expect(differences.filter((one) => !needed.has(one)).map(({ reason }) => reason)).toEqual([])
  })

  test('name components and fixtures that there are', () => {
    const keys = new Set(examples.map(({ key }) => key))
    const named = exceptions.flatMap(({ component, fixtures }) =>
      fixtures.map((name) => `${component}: ${name}`),
    )
    expect(named.filter((key) => !keys.has(key))).toEqual([])
    const without = Object.keys(notShared).filter((name) => !components.includes(name))
    expect(without).toEqual([])
  })
})

afterAll(() => {
  const { equal, explained } = score
  console.log(`GOV.UK fixtures: ${equal} of ${examples.length} equal, ${explained} differ for a reason`)
})

async function bundle(entry: string) {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    logLevel: 'error',
    entryPoints: [entry],
    format: entry.endsWith('.css') ? undefined : 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
