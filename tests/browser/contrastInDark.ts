import axe from 'axe-core'
import { afterEach } from 'vitest'
import { surroundDocument, surroundingsOf } from '../../.storybook/surroundings'
import type { Surroundings } from '../../.storybook/usual'
import { settled } from '../visual/settled'

interface StoryTest {
  task: { meta: { storyId?: string }; result?: { state: string } }
  story?: {
    globals: Partial<Surroundings>
    parameters: {
      motion?: 'live'
      a11y?: { test?: string; disable?: boolean; context?: axe.ElementContext }
    }
  }
}

/**
 * The story as its play left it, in dark: the same structure, names and roles, so that contrast alone is asked for.
 * A story that chose a theme of its own keeps it.
 */
afterEach(async (context) => {
  const { task, story } = context as unknown as StoryTest
  if (!task.meta.storyId || !story || task.result?.state === 'fail') return
  const { globals, parameters } = story
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
})

const wordsOf = ({ help, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')}\n${failureSummary}`)
