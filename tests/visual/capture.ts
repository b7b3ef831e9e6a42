import { inject, type TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import { surroundDocument, surroundingsOf } from '../../.storybook/surroundings'
import type { Surroundings } from '../../.storybook/usual'
import { holdToasts } from '../../src/components/toasts'
import { type StoryRun, storyOf } from '../browser/storyOf'
import { emulate } from './emulate'
import { complete } from './loading'
import {
  type Look,
  type Mode,
  isInDark,
  modes,
  narrowModes,
  statesModes,
  usualModes,
  type Visual,
  windows,
} from './modes'
import { contentBottom, imagesDecoded, settled, there } from './settled'

declare global {
  /** Bring the story that has just run into a mode, and return the size of its picture. */
  var pose: (mode: Mode) => Promise<{ width: number; height: number }>
}

const tallest = 3000

/**
 * The pictures of a story as its play left it, taken in the same run and compared at once. The runner is called once a
 * story, and asks for one mode after the other by `pose`.
 */
export async function capture(context: TestContext) {
  const run = storyOf(context)
  if (!run) return
  const { id, story } = run
  const looks = looksOf(story, isFirst(context))
  if (looks.size === 0) return
  let before: Look | undefined
  globalThis.pose = async (mode) => {
    const look = looks.get(mode)
    if (!look) throw new Error(`There is no picture ${mode} of this story`)
    const isSameShape = before !== undefined && before.density === look.density
    before = look
    return pose(look, story, isSameShape)
  }
  document.documentElement.toggleAttribute('data-photographed', true)
  // Pictures of a busy machine may take longer than a message stays.
  holdToasts(true)
  try {
    const differences = await commands.takePictures(id, [...looks.keys()])
    if (differences.length > 0) throw new Differences(differences)
  } finally {
    holdToasts(false)
    document.documentElement.toggleAttribute('data-photographed', false)
    await emulate({})
  }
}

/** Without a stack: where it was found says nothing about what differs. */
class Differences extends Error {
  override name = 'Pictures differ'
  override stack = undefined

  constructor(differences: string[]) {
    super(
      [...differences, 'Look at tests/visual/report/index.html; accept with: npm run visual:update'].join(
        '\n',
      ),
    )
  }
}

/** Whether no story of its file stands before it. */
const isFirst = ({ task }: TestContext) => task.file.tasks[0] === task

/** Each way to look at the story, once: what a story chose for itself stays, so that some modes look the same. */
function looksOf({ globals, parameters, tags }: StoryRun, isFirst: boolean): Map<Mode, Look> {
  const { skip, modes: own } = parameters.visual ?? {}
  if (skip !== undefined) {
    if (typeof skip === 'string' && skip.trim() !== '') return new Map()
    throw new Error("parameters.visual.skip takes a reason in words, such as 'plays a video'")
  }
  const project = inject('surroundings')
  const narrow = globals.viewport?.value === 'narrow'
  const looks = new Map<Mode, Look>()
  const seen = new Set<string>()
  const usual = tags?.includes('states') ? statesModes : narrow ? narrowModes : usualModes
  const chosen = own ?? usual.filter((mode) => isFirst || usual === statesModes || !isInDark(mode))
  for (const mode of chosen) {
    const { direction = 'ltr', ...asked }: Look = modes[mode]
    if (direction !== project.direction) continue
    const look: Look = { ...asked, ...chosenByStory(globals, project) }
    const key = JSON.stringify([
      look.theme ?? 'light',
      look.density ?? 'comfortable',
      look.window,
      look.media,
    ])
    if (!seen.has(key)) looks.set(mode, look)
    seen.add(key)
  }
  return looks
}

function chosenByStory({ theme, density }: Partial<Surroundings>, project: Surroundings) {
  return {
    ...(theme !== undefined && theme !== project.theme && { theme }),
    ...(density !== undefined && density !== project.density && { density }),
  }
}

/**
 * Draw images once more, now that each has been decoded: before, Chromium does not know that one has no transparent parts,
 * and mixes what lies below into its rounded corners.
 */
async function drawImagesAnew() {
  await imagesDecoded()
  for (const hidden of [true, false]) {
    for (const image of document.images) image.style.visibility = hidden ? 'hidden' : ''
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

/**
 * Put the story into this window and theme and wait until nothing moves; return the size of its picture.
 *
 * @param isSameShape whether it has been posed already with this density: if it keeps its window, its colours change alone
 */
async function pose(
  { theme = 'light', density = 'comfortable', window, media = {} }: Look,
  { globals, parameters }: StoryRun,
  isSameShape: boolean,
) {
  await emulate(media)
  surroundDocument({ ...surroundingsOf(globals), theme, density })
  if (!isSameShape && document.images.length > 0) await drawImagesAnew()
  const { width, height } = windows[window].styles
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
  const resized = await resize(size)
  // Where the play, or a taller window before, left it scrolled to.
  scrollTo({ top: 0, behavior: 'instant' })
  await comeInSight(parameters.visual, size)
  await complete(parameters.visual)
  await settled(isSameShape && !resized ? 'colours' : 'layout')
  const bottom = contentBottom()
  // Made taller it would be short no more.
  if (window === 'short') return { ...size, height: Math.min(bottom, size.height) }
  if (bottom > tallest) {
    throw new Error(
      `is ${bottom} px tall, and a picture at most ${tallest}: show less, or say visual: { skip: '…' }`,
    )
  }
  if (bottom > size.height) {
    await resize({ ...size, height: bottom })
    await settled('layout')
    // Images load when they come in sight.
    await complete(parameters.visual)
  }
  return { ...size, height: Math.max(bottom, 1) }
}

/**
 * Wait for an element that a story's pictures need. Only for one that loads once a person would see it does the window become taller: a
 * list reads as many rows as there is room for, so that it would differ from that of a machine on which they were there before.
 */
async function comeInSight(
  { until: selector, below = false }: Visual = {},
  size: { width: number; height: number },
) {
  if (selector === undefined || document.querySelector(selector)) return
  if (!below) return there(selector)
  await resize({ ...size, height: tallest })
  await there(selector)
  await resize(size)
}

async function resize({ width, height }: { width: number; height: number }) {
  if (innerWidth === width && innerHeight === height) return false
  await page.viewport(width, height)
  return true
}
