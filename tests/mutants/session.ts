// Runs in Node, beside the browser: which mutants there are, and what has become of each.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand, Reporter } from 'vitest/node'
import { makeMutants, type Mutant, type Sheet } from './mutants.ts'
import { layerOrder, readSheets } from './readSheets.ts'

/** What `npm run mutants` asks of a run: by the environment, as Vitest runs in a process of its own. */
export interface Task {
  /**
   * `check`: whether a picture of the visual check differs, as far as the first ones tell. `probe`: whether a person could
   * see a difference at all. `recheck`: whether any picture differs, for what a person could see.
   */
  pass: 'check' | 'probe' | 'recheck'
  count: number
  seed: number
  only: string | undefined
  /** Where what the first run finds out is kept for the second. */
  file: string
}

/** What is known of one mutant. */
export interface Fate {
  mutant: Mutant
  /** The picture that differs. */
  caughtBy?: string
  /** Where a person would see it, though no picture of the visual check does. */
  seenIn?: string
  /** In how many pictures there was no difference. */
  equal: number
  /** Some stories in which there is what its selector is about, whatever state it is in. */
  stories: { id: string; file: string }[]
}

/** What a page has to know of a run. */
export interface Setting {
  pass: Task['pass']
  order: string
  sheets: Sheet[]
  mutants: Mutant[]
}

/** Stories to look at closely, and of one file. */
const enough = { stories: 4, ofOneFile: 2 }

/** So many pictures are looked at before a mutant is taken for one that no picture shows, until a person sees it. */
const patience = 30

export const task = env.MUTANTS ? (JSON.parse(env.MUTANTS) as Task) : undefined

const fates: Fate[] = task ? read(task) : []

function read({ pass, count, seed, only, file }: Task): Fate[] {
  if (pass !== 'check') return JSON.parse(readFileSync(file, 'utf8')) as Fate[]
  const sheets = readSheets().filter(({ path }) => only === undefined || path.includes(only))
  return makeMutants(sheets, count, seed).map((mutant) => ({ mutant, equal: 0, stories: [] }))
}

export const mutantCommands = {
  /** What there is to do. */
  mutantSetting: (() => ({
    pass: task!.pass,
    order: layerOrder(),
    sheets: readSheets(),
    mutants: fates.map(({ mutant }) => mutant),
  })) satisfies BrowserCommand<[]>,

  /** The numbers of the mutants that this story may still tell something of. */
  mutantsLeft: ((_, story: string) =>
    fates.flatMap((fate, number) => (isOpen(fate, story) ? [number] : []))) satisfies BrowserCommand<
    [string]
  >,

  /** Hears which mutants a story has something of. */
  mutantsFound: ((_, numbers: number[], id: string, file: string) => {
    for (const number of numbers) {
      const { stories } = fates[number]!
      const same = stories.filter((story) => story.file === file)
      if (same.some((story) => story.id === id)) continue
      if (stories.length < enough.stories && same.length < enough.ofOneFile) stories.push({ id, file })
    }
  }) satisfies BrowserCommand<[number[], string, string]>,

  /** Hears in what a mutant differs from what it is made of. */
  mutantDiffers: ((_, number: number, where: string) => {
    fates[number]![task!.pass === 'probe' ? 'seenIn' : 'caughtBy'] ??= where
  }) satisfies BrowserCommand<[number, string]>,

  /** Hears that a picture is the same with these mutants. */
  mutantsEqual: ((_, numbers: number[]) => {
    for (const number of numbers) fates[number]!.equal++
  }) satisfies BrowserCommand<[number[]]>,

  /** A digest of what the page looks like. */
  lookAt: (async ({ page }, width: number, height: number) => {
    let session = sessions.get(page)
    if (!session) sessions.set(page, (session = page.context().newCDPSession(page)))
    const { data } = await (
      await session
    ).send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height, scale: 1 },
      optimizeForSpeed: true,
    })
    return createHash('sha256').update(data).digest('base64url')
  }) satisfies BrowserCommand<[number, number]>,
}

function isOpen({ caughtBy, seenIn, equal, stories }: Fate, story: string) {
  if (caughtBy) return false
  if (task!.pass === 'check') return equal < patience
  if (task!.pass === 'recheck') return seenIn !== undefined
  return seenIn === undefined && stories.some(({ id }) => id === story)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Keeps what a run has found out. */
export const mutantReporter: Reporter = {
  onTestRunEnd: () => writeFileSync(task!.file, JSON.stringify(fates)),
}
