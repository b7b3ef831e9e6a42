import { MotionGlobalConfig } from 'framer-motion'
import { animate } from 'framer-motion/dom/mini'
import type { Move } from './movements'

/** All that moves, apart from the page's first code: `MotionRoot` loads this file once something may move. */
export const move: Move = (element, { through, seconds }) => {
  if (MotionGlobalConfig.skipAnimations) return undefined
  const animation = animate(element, through, { duration: seconds, ease: [0.2, 0, 0, 1] })
  return {
    // The library leaves the end of the way in the element's style, where it would outlive the movement.
    arrived: animation.finished.then(() => {
      for (const name of Object.keys(through)) element.style.removeProperty(name)
    }),
    stop: () => animation.cancel(),
  }
}
