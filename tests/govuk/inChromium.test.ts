// @vitest-environment node
import { build } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser, launchArguments } from '../browser/chromium.mjs'
import { accessibilityTrees } from './accessibilityTree'
import { type Difference, differences, notShared } from './differences'
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
      drawn.set(`${component}: ${fixture.name}`, { ...trees, unread })
    }
  }
}, 60_000)

afterAll(() => browser.close())

test('dump', () => {
  let equal = 0
  for (const [name, { theirs, ours, unread }] of drawn) {
    if (theirs === ours) equal++
    else console.log(`#### ${name}\n${theirs}\n----\n${ours}\n`)
    if (unread.length) console.log(`UNREAD ${name}: ${unread.join(', ')}`)
  }
  console.log(equal, drawn.size)
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
