import { framed } from './frames'
import { type Surroundings, usual } from './usual'

/** The annotations of a story, or of all stories of a component, as far as they matter here. */
export interface Annotations {
  play?: (context: PlayContext) => Promise<void> | void
  tags?: string[]
  globals?: Partial<Surroundings>
}

interface PlayContext {
  globals: Partial<Surroundings>
}

interface Preview {
  meta: (shared: Annotations) => { story: (own?: Annotations | (() => unknown)) => unknown }
}

/** Change the annotations of every story, given those of its component. */
export function annotate(preview: object, change: (own: Annotations, shared: Annotations) => Annotations) {
  const { meta } = preview as Preview
  Object.assign(preview, {
    meta(shared: Annotations) {
      const made = meta(shared)
      const { story } = made
      return Object.assign(made, {
        story: (own: Annotations | (() => unknown) = {}) =>
          story(change(typeof own === 'function' ? ({ render: own } as Annotations) : own, shared)),
      })
    },
  })
}

/** The direction that a story is written for, if it says so. */
export const directionOf = (own: Annotations, shared: Annotations) =>
  ({ ...shared.globals, ...own.globals }).direction

/** A play tells of English words, and of what the person who may do everything sees over a fast network. */
const isPlayable = (globals: Partial<Surroundings>) =>
  globals.direction !== 'rtl' &&
  (['network', 'role', 'seed'] as const).every((name) => (globals[name] ?? usual[name]) === usual[name])

/**
 * In Arabic a story shows other words, so that a play which looks for the English ones finds nothing: there a
 * story stands as it is rendered. One that says `globals: { direction: 'rtl' }` is written for Arabic and plays.
 * On a docs page none plays, in a frame or without.
 */
export function playInItsLanguage(own: Annotations, shared: Annotations): Annotations {
  const play = own.play ?? shared.play
  if (!play) return own
  if (framed) return { ...own, play: () => {} }
  if (directionOf(own, shared) === 'rtl') return own
  return { ...own, play: (context) => (isPlayable(context.globals) ? play(context) : undefined) }
}
