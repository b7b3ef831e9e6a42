import type { DOMKeyframesDefinition } from 'framer-motion'

/** How an element comes and how it goes: from what, to what, in how many seconds. */
export interface Movement {
  readonly come: (element: HTMLElement) => Way
  readonly go: (element: HTMLElement) => Way
}

export interface Way {
  readonly through: DOMKeyframesDefinition
  readonly seconds: number
}

/** Starts a movement and answers with how to end it at once; nothing, where nothing may move. */
export type Move = (element: HTMLElement, way: Way) => Moving | undefined

export interface Moving {
  /** Kept when the element has arrived; left open when it was stopped before. */
  readonly arrived: Promise<unknown>
  /** Takes the movement away: the element stands as its style says, which is where it was going. */
  readonly stop: () => void
}

/*
  They equal the duration tokens. Leaving takes less time than coming: the person already looks at what comes.
*/
const slow = 0.24
const middle = 0.18
const quick = 0.12

/** What stands between other things makes its room, and gives it back. */
export const unfold: Movement = {
  come: (element) => ({
    through: { opacity: [0, 1], height: ['0px', `${element.offsetHeight}px`] },
    seconds: middle,
  }),
  go: (element) => ({
    through: { opacity: [1, 0], height: [`${element.offsetHeight}px`, '0px'] },
    seconds: quick,
  }),
}

/** A screen rises by two fours of the grid; the one before it only fades. */
export const rise: Movement = {
  come: () => ({
    through: { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0)'] },
    seconds: slow,
  }),
  go: () => ({ through: { opacity: [1, 0] }, seconds: quick }),
}

/**
 * A row among many has its place already. `transform` holds that place, so that only `translate` moves; both are drawn
 * without laying the page out.
 */
export const row: RowMovement = {
  come: { through: { opacity: [0, 1], translate: ['0 8px', '0 0'] }, seconds: middle },
  go: { through: { opacity: [1, 0] }, seconds: quick },
  close: (from) => ({ through: { translate: [`0 ${from}px`, '0 0'] }, seconds: middle }),
}

interface RowMovement {
  readonly come: Way
  readonly go: Way
  /** From so many pixels below its place. */
  readonly close: (from: number) => Way
}
