// @vitest-environment node
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'
import { bundleEngine } from './bundleEngine.mjs'
import type { EngineBuild } from './EngineCase'
import { engineCases } from './engineCases'
import { runEngineCase } from './runEngine'

let browser: Browser
const scripts = new Map<EngineBuild, Promise<string>>()

function script(build: EngineBuild) {
  const bundled = scripts.get(build) ?? bundleEngine('tests/form/engines/screenwright.tsx', build)
  scripts.set(build, bundled)
  return bundled
}

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

// How other libraries do is printed by `npm run bench -- --only engines`.
describe('the form of this library', () => {
  it.each(engineCases)('$owes', async (each) => {
    expect(await runEngineCase(browser, script, each)).toEqual({ outcome: 'passed' })
  })

  it('is taken by the React Compiler', async () => {
    const asksForMemory = async (build: EngineBuild) =>
      /\bimport_compiler_runtime\d*\.c\)\(\d+\)/.test(await script(build))
    expect(await asksForMemory('compiled')).toBe(true)
    expect(await asksForMemory('production')).toBe(false)
  })
})
