import type axe from 'axe-core'
import type { Surroundings } from '../../.storybook/usual'
import type { Unfinished } from '../visual/loading'
import type { Visual } from '../visual/modes'

/** A story as @storybook/addon-vitest leaves it on its test. */
export interface StoryRun {
  globals: Partial<Surroundings> & { viewport?: { value?: string } }
  tags?: string[]
  parameters: {
    visual?: Visual & Unfinished
    motion?: 'live'
    a11y?: { test?: string; disable?: boolean; context?: axe.ElementContext }
  }
}

/** The story that a test has run, with its id, unless it has failed: then what stands there says nothing. */
export function storyOf(context: object): { id: string; story: StoryRun } | undefined {
  const { task, story } = context as {
    task: { meta: { storyId?: string }; result?: { state: string } }
    story?: StoryRun
  }
  const id = task.meta.storyId
  return id && story && task.result?.state !== 'fail' ? { id, story } : undefined
}
