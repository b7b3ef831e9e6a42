import type { TargetAndTransition, Variants } from 'framer-motion'

/**
 * Seconds, as the animation library counts; they equal the duration tokens. Quick out and slow in, and leaving takes
 * less time than coming: the person already looks at what comes.
 */
const slow = 0.24
const middle = 0.18
const quick = 0.12
const ease = [0.2, 0, 0, 1] as const

type Target = TargetAndTransition

/** How a thing comes from `away`, stands, and goes. The words are the names of the variants. */
export interface Movement extends Variants {
  readonly away: Target
  readonly here: Target
  readonly leaving: Target
  /** The same places without the way between them. */
  readonly hereAtOnce: Target
  readonly leavingAtOnce: Target
}

function movement(away: Target, here: Target, leaving: Target, seconds: number): Movement {
  const atOnce = { duration: 0, delay: 0 }
  return {
    away,
    here: { ...here, transition: { duration: seconds, ease } },
    leaving: { ...leaving, transition: { duration: quick, ease } },
    hereAtOnce: { ...here, transition: atOnce },
    leavingAtOnce: { ...leaving, transition: atOnce },
  }
}

/** Words that appear between others: room is made for them while they come. */
export const reveal = movement(
  { opacity: 0, height: 0 },
  { opacity: 1, height: 'auto' },
  { opacity: 0, height: 0 },
  middle,
)

/** A screen rises by two fours of the grid; the one before it only fades. */
export const screen = movement({ opacity: 0, y: 8 }, { opacity: 1, y: 0 }, { opacity: 0 }, slow)

/** An item of a list makes its room and gives it back. */
export const listItem = movement(
  { opacity: 0, height: 0 },
  { opacity: 1, height: 'auto' },
  { opacity: 0, height: 0 },
  middle,
)
