import type { Browser } from 'playwright'
import { inject } from 'vitest'
import { openBrowser } from './openBrowser'

/** A built workbench, and a browser to look at it. */
export interface BuiltStorybook {
  readonly origin: string
  readonly browser: Browser
  /** Every story, as the workbench lists it. */
  readonly stories: readonly { readonly id: string; readonly title: string; readonly name: string }[]
}

/** Look at the workbench. The first file that does waits until it is built, a minute or more. */
export async function openStorybook(): Promise<BuiltStorybook> {
  const origin = inject('workbench')
  const index = await fetch(`${origin}/index.json`)
  if (!index.ok) throw new Error(`The workbench cannot be built: ${await index.text()}`)
  const { entries } = (await index.json()) as {
    entries: Record<string, { type: string; id: string; title: string; name: string }>
  }
  return {
    origin,
    browser: await openBrowser(),
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
  }
}
