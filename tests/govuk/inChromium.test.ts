// @vitest-environment node
import { build } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser/openBrowser'
import { accessibilityTrees } from './accessibilityTree'
import { type Difference, differences, exceptions } from './differences'
import { notShared } from './notShared'
import type { Fixture } from './page'

const govuk = 'node_modules/govuk-frontend/dist/govuk'

const components = readdirSync(`${govuk}/components`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const shared = components.filter((name) => !(name in notShared))

interface Example {
  readonly component: string
  readonly name: string
  readonly fixture: Fixture
}

const examples: readonly Example[] = shared.flatMap((component) => {
  const text = readFileSync(`${govuk}/components/${component}/fixtures.json`, 'utf8')
  const { fixtures } = JSON.parse(text) as { fixtures: readonly Fixture[] }
  return fixtures.map((fixture) => ({ component, name: fixture.name, fixture }))
})

interface Compared {
  readonly theirs: string
  readonly ours: string
  /** Theirs as ours says it. */
  readonly expected: string
  /** The differences that lie between. */
  readonly used: readonly Difference[]
  /** Options that ours was given and has not read. */
  readonly unread: readonly string[]
}

const compared = new Map<Example, Compared>()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
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
  // The tree then stays, and is not made anew for each example.
  await session.send('Accessibility.enable')
  for (const example of examples) {
    const { component, fixture } = example
    const unread = await page.evaluate(([name, shown]) => window.showFixture(name, shown), [
      component,
      fixture,
    ] as const)
    const { theirs, ours } = await accessibilityTrees(session, ['theirs', 'ours'])
    compared.set(example, { theirs, ours, unread, ...rewrite(example, theirs, ours) })
  }

  const equal = examples.filter((example) => isEqual(example)).length
  const explained = examples.filter((example) => isExplained(example)).length
  console.log(`GOV.UK fixtures: ${equal} of ${examples.length} equal, ${explained} differ for a reason`)
})

afterAll(() => browser.close())

/**
 * The examples that GOV.UK publishes of each component, with every option, drawn with their script beside ours that was
 * told the same.
 */
describe.each(shared)('%s of GOV.UK', (component) => {
  const own = examples.filter((example) => example.component === component)

  test.each(own)('is the same to assistive technology, or differs for a reason: $name', (example) => {
    const { theirs, ours, expected, unread } = compared.get(example)!
    expect(unread, 'Ours has not read an option. Leave it out by name, or use it').toEqual([])
    const exception = exceptionOf(example)
    if (exception) expect(ours, `They are equal. Remove the exception: ${exception.reason}`).not.toBe(theirs)
    else expect(ours, 'They differ. Mend ours, or give a reason in differences.ts').toBe(expected)
  })
})

describe('the reasons', () => {
  test('are all needed', () => {
    const needed = new Set([...compared.values()].flatMap(({ used }) => used))
    expect(differences.filter((one) => !needed.has(one)).map(({ reason }) => reason)).toEqual([])
  })

  test('are given for what there is', () => {
    const names = exceptions.flatMap(({ component, fixtures }) =>
      fixtures.map((name) => `${component}: ${name}`),
    )
    const there = new Set(examples.map(({ component, name }) => `${component}: ${name}`))
    expect(names.filter((name) => !there.has(name))).toEqual([])
    expect(Object.keys(notShared).filter((name) => !components.includes(name))).toEqual([])
  })
})

function exceptionOf({ component, name }: Example) {
  return exceptions.find((one) => one.component === component && one.fixtures.includes(name))
}

function isEqual(example: Example) {
  const { theirs, ours } = compared.get(example)!
  return theirs === ours
}

function isExplained(example: Example) {
  const { ours, expected } = compared.get(example)!
  return !isEqual(example) && (exceptionOf(example) !== undefined || ours === expected)
}

function rewrite(example: Example, theirs: string, ours: string) {
  let expected = theirs
  const used: Difference[] = []
  if (theirs === ours || exceptionOf(example)) return { expected, used }
  for (const difference of differences) {
    if (!difference.components.includes(example.component)) continue
    const next = difference.rewrite(expected, example.fixture)
    if (next !== expected) used.push(difference)
    expected = next
  }
  return { expected, used }
}

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
