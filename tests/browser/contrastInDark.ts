import axe from 'axe-core'
import type { TestContext } from 'vitest'
import { surroundDocument, surroundingsOf } from '../../.storybook/surroundings'
import { settled } from '../visual/settled'
import { storyOf } from './storyOf'

/**
 * The story as its play left it, in dark: the same structure, names and roles, so that contrast alone is asked for.
 * A story that chose a theme of its own keeps it.
 */
export async function checkContrastInDark(context: TestContext) {
  const run = storyOf(context)
  if (!run) return
  const { globals, parameters } = run.story
  const { test, disable, context: part = document.body } = parameters.a11y ?? {}
  if (disable || test !== 'error' || globals.theme !== 'light') return

  surroundDocument({ ...surroundingsOf(globals), theme: 'dark' })
  try {
    // Where things move, colours do as well: they would be looked at half way.
    if (parameters.motion === 'live') await settled('colours')
    axe.reset()
    const { violations } = await axe.run(part, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    })
    if (violations.length > 0) throw new Error(`In dark:\n${violations.flatMap(wordsOf).join('\n')}`)
  } finally {
    surroundDocument(surroundingsOf(globals))
  }
}

const wordsOf = ({ help, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')}\n${failureSummary}`)
