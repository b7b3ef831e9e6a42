// Runs in Node, beside the browser: takes pictures, compares them, keeps what came of it for the report.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CDPSession, Frame, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { knownEqual, remember } from './digests.ts'
import { baselines, report } from './folders.ts'
import type { Mode } from './modes.ts'
import { compare, decode, encode, type Picture } from './png.ts'

export interface Outcome {
  story: string
  mode: Mode
  result: 'equal' | 'new' | 'changed'
  /** What to tell a person about it. */
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

/** What hinders a picture is said with the name of it. */
async function pose(window: Frame, story: string, mode: Mode) {
  const posed = await window.evaluate(
    (mode) => globalThis.pose(mode).catch((error: unknown) => (error as Error).message),
    mode,
  )
  if (typeof posed === 'string') throw new Error(`No picture ${mode} of ${story}: ${posed}`)
  return posed
}

/**
 * Straight from the browser: the page is at rest already (`settled`), and what Playwright does to be sure of
 * that costs more than the picture.
 */
async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  let session = sessions.get(page)
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)))
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

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
