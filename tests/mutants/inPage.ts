import type { TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import { forceStates } from '../../stories/fixtures/forceStates'
import { surroundDocument, surroundingsOf } from '../../.storybook/surroundings'
import { storyOf } from '../browser/storyOf'
import { emulate } from '../visual/emulate'
import { type Look, type Mode, modes, windows } from '../visual/modes'
import { contentBottom, settled } from '../visual/settled'
import { about, matched } from './about'
import { bringAll, demand } from './demand'
import type { Mutant } from './mutants'
import { structureOf } from './selectors'
import type { Setting } from './session'
import { takeSheets } from './sheetsOnPage'
import { unchanged } from './unchanged'

/** A page is shared by all stories of a project, and so is what it learns once. */
const shared = globalThis as { mutants?: Setting & ReturnType<typeof takeSheets> }

interface PictureRequest {
  story: string
  mode: Mode
  width: number
  height: number
}

let file = ''

/** Take what the page has to know of this run, once. */
export async function takeSetting({ task }: TestContext) {
  file = task.file.name
  if (shared.mutants) return
  const setting = await commands.mutantSetting()
  shared.mutants = { ...setting, ...takeSheets(setting) }
}

/** A story that was probed stands in no known state. */
export async function leaveProbed(context: TestContext) {
  if (storyOf(context)) await emulate({})
}

/** Stands in for the comparison with the baselines: the page is as the visual check takes its pictures. */
commands.takePictures = async (story: string, wanted: Mode[]) => {
  if (shared.mutants!.pass === 'probe') await probe(story)
  else for (const mode of wanted) await check({ story, mode, ...(await globalThis.pose(mode)) })
  return []
}

/** Whether this picture differs with a mutant. */
async function check({ story, mode, width, height }: PictureRequest) {
  const { mutants, sheets } = shared.mutants!
  const place = `${file}, ${mode}`
  const left = await commands.mutantsLeft(story, place)
  const found = left.filter((number) =>
    about(mutants[number]!, sheets).some((selector) => matched(structureOf(selector)).length > 0),
  )
  if (found.length > 0) await commands.mutantsFound(found, story, file)

  const picture = new View(width, height)
  const equal: number[] = []
  for (const number of found) {
    const mutant = mutants[number]!
    if (!about(mutant, sheets).some((selector) => matched(selector).length > 0)) continue
    const differs = await picture.differs(mutant)
    if (differs) await commands.mutantDiffers(number, `${story}, ${mode}`)
    else if (differs === false) equal.push(number)
  }
  if (equal.length > 0) await commands.mutantsEqual(equal, place)
}

/** Every way to look at what a rule is about, one after the other, until one shows a difference. */
async function probe(story: string) {
  const { mutants } = shared.mutants!
  let left = await commands.mutantsLeft(story, '')
  if (left.length === 0) return
  const stopForcing = forceStates()
  try {
    for (const [name, look] of Object.entries<Look>({
      ...modes,
      rtl: { ...modes.light, direction: 'rtl' },
    })) {
      await pose(look)
      const atRest = new View(document.documentElement.clientWidth, document.documentElement.clientHeight)
      const seen: number[] = []
      for (const number of left) {
        const mutant = mutants[number]!
        const where = (await atRest.differs(mutant)) ? 'at rest' : await seenInStates(mutant, name)
        if (!where) continue
        await commands.mutantDiffers(number, `${story}, ${name}, ${where}`)
        seen.push(number)
      }
      left = left.filter((number) => !seen.includes(number))
    }
  } finally {
    stopForcing()
  }
}

/** In which states of what it is about a mutant is seen: those that its selector asks for, or those of any part. */
async function seenInStates(mutant: Mutant, look: string) {
  const common = look === 'light' || look === 'forced' ? [':hover', ':focus-visible', ':disabled'] : []
  for (const states of [undefined, ...common]) {
    const undo = states === undefined ? demand(mutant.selector) : bringAll(mutant.selector, states)
    if (!undo) continue
    const { clientWidth, clientHeight } = document.documentElement
    const differs = await new View(clientWidth, clientHeight).differs(mutant)
    undo()
    if (differs) return `in ${states ?? 'its states'}`
  }
  return undefined
}

/** The page as it stands, and what mutants make of it. */
class View {
  private before: string | undefined
  private readonly width: number
  private readonly height: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** Whether the page looks different with the mutant; nothing where it cannot, since nothing is computed differently. */
  async differs(mutant: Mutant): Promise<boolean | undefined> {
    const { apply, restore } = shared.mutants!
    const cannot = unchanged(mutant)
    if (cannot) {
      apply(mutant)
      const equal = cannot()
      restore(mutant)
      if (equal) return undefined
    }
    this.before ??= await this.look()
    apply(mutant)
    let after = await this.look()
    restore(mutant)
    if (after === this.before) return false
    // A difference proves nothing if undoing the change does not undo it, as with a scrolled place: look again.
    const again = await this.look()
    if (again === this.before) return true
    this.before = again
    apply(mutant)
    after = await this.look()
    restore(mutant)
    return after !== this.before && (await this.look()) === this.before
  }

  /** Describe the pixels and the height of the content, because a taller page makes a taller picture. */
  private async look() {
    await settled('colours')
    return `${contentBottom()} ${await commands.lookAt(this.width, this.height)}`
  }
}

async function pose({
  theme = 'light',
  density = 'comfortable',
  direction = 'ltr',
  window,
  media = {},
}: Look) {
  await emulate(media)
  surroundDocument({ ...surroundingsOf({ direction }), theme, density })
  const { width, height } = windows[window].styles
  const tall = Number.parseInt(height, 10)
  await page.viewport(Number.parseInt(width, 10), tall)
  await settled('layout')
  const bottom = Math.min(contentBottom(), tallest)
  if (bottom <= tall || window === 'short') return
  await page.viewport(Number.parseInt(width, 10), bottom)
  await settled('layout')
}

const tallest = 3000
