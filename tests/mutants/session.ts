// Runs in Node, beside the browser: the mutants, and the findings about each.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import type { BrowserCommand, Reporter } from 'vitest/node'
import { photograph } from '../visual/photograph.ts'
import { makeMutants, type Mutant, type Sheet } from './mutants.ts'
import { layerOrder, readSheets } from './readSheets.ts'

/** The task that `npm run mutants` gives a run, through the environment because Vitest is a process of its own. */
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

/** The findings about one mutant. */
export interface Fate {
  mutant: Mutant
  /** The picture that differs. */
  caughtBy?: string
  /** Where a person would see it, though no picture of the visual check does. */
  seenIn?: string
  /** The files of stories in which there is what it is about, whatever state that is in: a story of each, or all of its own. */
  stories: Record<string, string[]>
  /** The files, each with a mode, in which a picture showed no difference: others like it wait until a person sees one. */
  equal: string[]
}

/** The part of a run that a page has to know. */
export interface Setting {
  pass: Task['pass']
  order: string
  sheets: Sheet[]
  mutants: Mutant[]
}

/** In so many files the probe looks for a mutant: in half of them since they are of its component. */
const enough = 6

export const task = env.MUTANTS ? (JSON.parse(env.MUTANTS) as Task) : undefined

const fates: Fate[] = task ? read(task) : []

function read({ pass, count, seed, only, file }: Task): Fate[] {
  if (pass !== 'check') return JSON.parse(readFileSync(file, 'utf8')) as Fate[]
  const sheets = readSheets().filter(({ path }) => only === undefined || path.includes(only))
  return makeMutants(sheets, count, seed).map((mutant) => ({ mutant, stories: {}, equal: [] }))
}

export const mutantCommands = {
  /** Answer with the task of this run. */
  mutantSetting: (() => ({
    pass: task!.pass,
    order: layerOrder(),
    sheets: readSheets(),
    mutants: fates.map(({ mutant }) => mutant),
  })) satisfies BrowserCommand<[]>,

  /** The numbers of the mutants that this story may still tell something of. */
  mutantsLeft: ((_, story: string, place: string) =>
    fates.flatMap((fate, number) => (isOpen(fate, story, place) ? [number] : []))) satisfies BrowserCommand<
    [string, string]
  >,

  /** Note which mutants a story draws something of. */
  mutantsFound: ((_, numbers: number[], story: string, file: string) => {
    for (const fate of numbers.map((number) => fates[number]!)) {
      const known = (fate.stories[file] ??= [])
      if (known.length === 0 || (isOwn(fate, file) && !known.includes(story))) known.push(story)
    }
  }) satisfies BrowserCommand<[number[], string, string]>,

  /** Note a difference that a mutant makes. */
  mutantDiffers: ((_, number: number, where: string) => {
    fates[number]![task!.pass === 'probe' ? 'seenIn' : 'caughtBy'] ??= where
  }) satisfies BrowserCommand<[number, string]>,

  /** Note that a picture is the same with these mutants. */
  mutantsEqual: ((_, numbers: number[], place: string) => {
    for (const number of numbers) fates[number]!.equal.push(place)
  }) satisfies BrowserCommand<[number[], string]>,

  /** A digest of what the page looks like. */
  lookAt: (async ({ page }, width: number, height: number) => {
    const shot = await photograph(page, width, height)
    return createHash('sha256').update(shot).digest('base64url')
  }) satisfies BrowserCommand<[number, number]>,
}

function isOpen(fate: Fate, story: string, place: string) {
  if (fate.caughtBy) return false
  if (task!.pass === 'check') return !fate.equal.includes(place) || isOwn(fate, place)
  if (task!.pass === 'recheck') return fate.seenIn !== undefined
  return fate.seenIn === undefined && filesToProbe(fate).some((name) => fate.stories[name]!.includes(story))
}

/** Some files in which there is what a mutant is about: those named for its component, and others from all over. */
export function filesToProbe({ mutant, stories }: Fate): string[] {
  const files = Object.keys(stories).sort()
  const own = files.filter((file) => isOwn({ mutant }, file)).slice(0, enough / 2)
  const others = files.filter((file) => !own.includes(file))
  const step = Math.max(1, others.length / (enough - own.length))
  return [...own, ...others.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))].slice(
    0,
    enough,
  )
}

/** Whether these are stories of the component whose sheet it is: `RecordGridCards` of `RecordGrid`. */
const isOwn = ({ mutant }: Pick<Fate, 'mutant'>, file: string) =>
  file.includes(`/${mutant.path.replace(/.*\/|\.css$/g, '')}`)

/** Keep the findings of a run. */
export const mutantReporter: Reporter = {
  onTestRunEnd: () =>
    writeFileSync(task!.file, JSON.stringify(fates.map((fate) => ({ ...fate, probe: filesToProbe(fate) })))),
}
