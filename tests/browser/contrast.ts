import axe from 'axe-core'
import type { TestContext } from 'vitest'
import { surroundDocument, surroundingsOf } from '../../.storybook/surroundings'
import { settled } from '../visual/settled'
import { textsByColours } from './colours'
import { storyOf } from './storyOf'

/** Colours of which axe has found that they can be read: the next story with the same ones needs no answer of its own. */
const readable = new Set<string>()

/**
 * The contrast of the story as its play left it, in its theme and in dark: the same structure, names and roles, so that contrast alone is
 * asked for. A story that chose a theme of its own keeps it. The addon leaves this rule out, since it takes as long as all others together
 * where the same two colours stand in a thousand cells.
 */
export async function checkContrast(context: TestContext) {
  const run = storyOf(context)
  if (!run) return
  const { globals, parameters } = run.story
  const { test, disable, context: part = document.body } = parameters.a11y ?? {}
  if (disable || test !== 'error') return
  // Where things move, colours do as well: they would be looked at half way.
  const isLive = parameters.motion === 'live'

  if (isLive) await settled('colours')
  await ask(part, '')
  if (globals.theme !== 'light') return
  surroundDocument({ ...surroundingsOf(globals), theme: 'dark' })
  try {
    if (isLive) await settled('colours')
    await ask(part, 'In dark:\n')
  } finally {
    surroundDocument(surroundingsOf(globals))
  }
}

/** Ask about one text of each pair of colours that is not known yet. */
async function ask(part: axe.ElementContext, where: string) {
  const texts = textsByColours(part instanceof Element ? part : document.body)
  const unknown = [...texts].filter(([colours]) => !readable.has(colours))
  if (unknown.length === 0) return
  const asked = new Map(unknown.map(([colours, element]) => [element, colours]))
  axe.reset()
  const { violations, passes } = await axe.run(
    { include: [...asked.keys()] as unknown as axe.ElementContext & string[] },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true },
  )
  if (violations.length > 0) throw new Error(where + violations.flatMap(wordsOf).join('\n'))
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
    const colours = element && asked.get(element)
    if (colours !== undefined) readable.add(colours)
  }
}

const wordsOf = ({ help, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')}\n${failureSummary}`)
