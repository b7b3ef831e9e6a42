import type { Browser } from 'playwright'
import type { EngineBuild, EngineCase } from './EngineCase'
import { openForm } from './openForm'

export type EngineResult =
  | { readonly outcome: 'passed' | 'not applicable' }
  | { readonly outcome: 'failed'; readonly words: string }

/** Ask one thing of one engine, on a page of its own. */
export async function runEngineCase(
  browser: Browser,
  script: (build: EngineBuild) => Promise<string>,
  { needs, build = 'production', run }: EngineCase,
): Promise<EngineResult> {
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => said.push(message.text()))
  try {
    await page.setContent('<!doctype html><html lang="en"><title>Form</title><body><div id="root"></div>')
    await page.addScriptTag({ content: await script(build) })
    const lacks = await page.evaluate(
      (all) =>
        all.some((need) => (need === 'changes' ? !window.engine.knowsChanges : !window.engine.has(need))),
      needs,
    )
    if (lacks) return { outcome: 'not applicable' }
    await run(openForm(page))
    if (said.length > 0) return { outcome: 'failed', words: `The console has: ${said.join(', ')}` }
    return { outcome: 'passed' }
  } catch (error) {
    const [words = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { outcome: 'failed', words: [words, ...new Set(said)].join('; ') }
  } finally {
    await page.close()
  }
}
