import isChromatic from 'chromatic/isChromatic'
import { MotionGlobalConfig } from 'framer-motion'

/** Whether stories run as tests, where no page of Storybook is around them. */
export const tested = '__vitest_browser__' in globalThis

/** Whether pictures may be taken of the stories. */
export const photographed = tested || isChromatic()

/** Noon on a Wednesday: what a story calls today when its picture is taken. */
export const today = new Date('2026-03-18T12:00:00Z')

const RealDate = Date
const realRandom = Math.random

/**
 * Make two pictures of one story equal: nothing moves, today is always the same day and chance always
 * falls the same way. `motion: 'live'` lets a story whose subject is movement move.
 */
export function beStill(motion: 'live' | undefined) {
  const still = motion !== 'live'
  MotionGlobalConfig.skipAnimations = still
  document.documentElement.toggleAttribute('data-still', still)
  globalThis.Date = StillDate
  Math.random = seeded()
  return beAsUsual
}

/** Time goes on, chance falls as it will, and things move. */
export function beAsUsual() {
  MotionGlobalConfig.skipAnimations = false
  globalThis.Date = RealDate
  Math.random = realRandom
}

const StillDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length ? values : [today], self) as Date,
  apply: () => String(today),
  get: (target, name) => (name === 'now' ? () => today.getTime() : Reflect.get(target, name)),
})

/** Mulberry32: small, and even enough for a story. */
function seeded() {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
