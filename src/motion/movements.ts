import type { MovementName, Moving } from './Mover'

/** How an element comes and how it goes. */
export interface Movement {
  readonly come: (element: HTMLElement) => Way
  readonly go: (element: HTMLElement) => Way
}

/** From what, to what, in how long. */
export interface Way {
  readonly through: Readonly<Record<string, readonly [from: string | number, to: string | number]>>
  /** Which of the tokens `--sw-duration-1` to `--sw-duration-3`. */
  readonly duration: 1 | 2 | 3
  /** Begins where it says, also for an element that is on another way: else that one is continued. */
  readonly exact?: boolean
}

/** Starts a movement and answers with how to end it at once; nothing, where nothing may move. */
export type Move = (element: HTMLElement, way: Way | Movement['come']) => Moving | undefined

/*
  Leaving takes less time than coming: the person already looks at what comes.
*/

/** What stands between other things makes its room, and gives it back. */
const unfold: Movement = {
  come: (element) => ({
    through: { opacity: [0, 1], height: ['0px', `${element.offsetHeight}px`] },
    duration: 2,
  }),
  go: (element) => ({
    through: { opacity: [1, 0], height: [`${element.offsetHeight}px`, '0px'] },
    duration: 1,
  }),
}

/** A screen rises by two fours of the grid; the one before it only fades. */
const rise: Movement = {
  come: () => ({ through: { opacity: [0, 1], translate: ['0px 8px', '0px 0px'] }, duration: 3 }),
  go: () => ({ through: { opacity: [1, 0] }, duration: 1 }),
}

/** What stays in its place, or whose place is moved by something else. */
const fade: Movement = {
  come: () => ({ through: { opacity: [0, 1] }, duration: 1 }),
  go: () => ({ through: { opacity: [1, 0] }, duration: 1 }),
}

/** The next step comes from where reading goes on, and the one before goes to where it came from. */
function slide(sign: 1 | -1): Movement {
  const beside = (element: HTMLElement, side: number) =>
    `${side * (getComputedStyle(element).direction === 'rtl' ? -8 : 8)}px 0px`
  return {
    come: (element) => ({
      through: { opacity: [0, 1], translate: [beside(element, sign), '0px 0px'] },
      duration: 3,
    }),
    go: (element) => ({
      through: { opacity: [1, 0], translate: ['0px 0px', beside(element, -sign)] },
      duration: 1,
    }),
  }
}

export const movements: Readonly<Record<MovementName, Movement>> = {
  unfold,
  rise,
  fade,
  forward: slide(1),
  backward: slide(-1),
}

/**
 * What has its place in a list already. `transform` may hold that place, so that only `translate` moves; it is drawn
 * without laying the page out.
 */
export const place: PlaceMovement = {
  come: { through: { opacity: [0, 1], translate: ['0px 8px', '0px 0px'] }, duration: 2 },
  go: { through: { opacity: [1, 0] }, duration: 1 },
  close: (down, across = 0) => ({
    through: { translate: [`${across}px ${down}px`, '0px 0px'] },
    duration: 2,
    exact: true,
  }),
}

interface PlaceMovement {
  readonly come: Way
  readonly go: Way
  /** From so many pixels below and to the right of its place. */
  readonly close: (down: number, across?: number) => Way
}
