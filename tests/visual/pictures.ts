// Runs in Node, beside the browser: takes pictures, compares them and keeps the results for the report.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Frame } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { knownEqual, remember } from './digests.ts'
import { baselines, report } from './folders.ts'
import type { Mode } from './modes.ts'
import { photograph } from './photograph.ts'
import { compare, decode, encode, type Picture } from './png.ts'

export interface Outcome {
  story: string
  mode: Mode
  result: 'equal' | 'new' | 'changed'
  /** The words about it for a person. */
  words?: string
  milliseconds: number
}

export const outcomes: Outcome[] = []

/** `check` compares, `update` accepts what it sees. */
export type VisualTask = 'check' | 'update'

export function takePictures(task: VisualTask): BrowserCommand<[string, Mode[]]> {
  return async ({ page, frame }, story, modes) => {
    const window = await frame()
    const differences: string[] = []
    for (const mode of modes) {
      const started = performance.now()
      const { width, height } = await pose(window, story, mode)
      const shot = await photograph(page, width, height)
      const { result, words } = resultOf(story, mode, shot, task)
      outcomes.push({ story, mode, result, words, milliseconds: performance.now() - started })
      if (words && task === 'check') differences.push(`${mode}: ${words}`)
    }
    return differences
  }
}

/** Prepare the page for a picture; an error names the story and the mode. */
async function pose(window: Frame, story: string, mode: Mode) {
  const posed = await window.evaluate(
    (mode) => globalThis.pose(mode).catch((error: unknown) => (error as Error).message),
    mode,
  )
  if (typeof posed === 'string') throw new Error(`No picture ${mode} of ${story}: ${posed}`)
  return posed
}

function resultOf(
  story: string,
  mode: Mode,
  shot: Buffer,
  task: VisualTask,
): Pick<Outcome, 'result' | 'words'> {
  const name = `${story}/${mode}.png`
  const file = join(baselines, name)
  if (!existsSync(file)) {
    const after = decode(shot)
    if (task === 'update') accept(name, after, shot)
    keep(story, mode, { after })
    return { result: 'new', words: 'there is no picture to compare with yet' }
  }
  const baseline = readFileSync(file)
  if (knownEqual(name, baseline, shot)) return { result: 'equal' }
  const before = decode(baseline)
  const after = decode(shot)
  const { pixels, words, difference } = compare(before, after)
  if (pixels === 0) {
    if (task === 'update') remember(name, baseline, shot)
    return { result: 'equal' }
  }
  keep(story, mode, { before, after, difference })
  if (task === 'update') accept(name, after, shot)
  return { result: 'changed', words }
}

function accept(name: string, picture: Picture, shot: Buffer) {
  const baseline = encode(picture)
  write(join(baselines, name), baseline)
  remember(name, baseline, shot)
}

function keep(story: string, mode: Mode, pictures: Record<string, Picture | undefined>) {
  for (const [name, picture] of Object.entries(pictures)) {
    if (picture) write(join(report, story, `${mode}-${name}.png`), encode(picture))
  }
}

function write(file: string, content: Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
