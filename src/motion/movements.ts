import type { MovementName, RunningAnimation } from './Animator'
import { isRightToLeft } from '../internal/isRightToLeft'

/** How an element enters and how it exits. */
export interface Movement {
  readonly enter: (element: HTMLElement) => Tween
  readonly exit: (element: HTMLElement) => Tween
}

/** A movement from one style to another. */
export interface Tween {
  /** The first and the last value of each CSS property. */
  readonly keyframes: Readonly<Record<string, readonly [from: string | number, to: string | number]>>
  /** Which of the tokens `--sw-duration-1` to `--sw-duration-3`. */
  readonly duration: 1 | 2 | 3
  /** Begins at its first values, also for an element that still moves. Without it that movement is continued. */
  readonly exact?: boolean | undefined
}

/** Start a movement, and return it as long as it runs; nothing, where nothing may move. */
export type Animate = (element: HTMLElement, tween: Tween | Movement['enter']) => RunningAnimation | undefined

/*
  To exit takes less time than to enter, because the person already looks at the new.
*/

/** Make room between other things, and give it back. */
const unfold: Movement = {
  enter: (element) => ({
    keyframes: { opacity: [0, 1], height: ['0px', `${element.offsetHeight}px`] },
    duration: 2,
  }),
  exit: (element) => ({
    keyframes: { opacity: [1, 0], height: [`${element.offsetHeight}px`, '0px'] },
    duration: 1,
  }),
}

/** A screen rises by 8 px, two units of the spacing grid; the one before it only fades. */
const rise: Movement = {
  enter: () => ({ keyframes: { opacity: [0, 1], translate: ['0px 8px', '0px 0px'] }, duration: 3 }),
  exit: () => ({ keyframes: { opacity: [1, 0] }, duration: 1 }),
}

/** For an element that stays in its place, or whose place something else moves. */
const fade: Movement = {
  enter: () => ({ keyframes: { opacity: [0, 1] }, duration: 1 }),
  exit: () => ({ keyframes: { opacity: [1, 0] }, duration: 1 }),
}

/** The next step enters from the side where reading goes on; the step before exits to the other side. */
function slide(sign: 1 | -1): Movement {
  const beside = (element: HTMLElement, side: number) => `${side * (isRightToLeft(element) ? -8 : 8)}px 0px`
  return {
    enter: (element) => ({
      keyframes: { opacity: [0, 1], translate: [beside(element, sign), '0px 0px'] },
      duration: 3,
    }),
    exit: (element) => ({
      keyframes: { opacity: [1, 0], translate: ['0px 0px', beside(element, -sign)] },
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
 * For an item that has its place in a list already. Only `translate` moves, because `transform` may hold that place and
 * because it needs no layout.
 */
export const inPlace: PlaceMovement = {
  enter: { keyframes: { opacity: [0, 1], translate: ['0px 8px', '0px 0px'] }, duration: 2 },
  exit: { keyframes: { opacity: [1, 0] }, duration: 1 },
  glide: (down, across = 0) => ({
    keyframes: { translate: [`${across}px ${down}px`, '0px 0px'] },
    duration: 2,
    exact: true,
  }),
}

interface PlaceMovement {
  readonly enter: Tween
  readonly exit: Tween
  /** From so many pixels below and to the right of its place. */
  readonly glide: (down: number, across?: number) => Tween
}
