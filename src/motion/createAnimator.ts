import { MotionGlobalConfig } from 'framer-motion'
import { animate } from 'framer-motion/dom/mini'
import { createElement } from 'react'
import { createListAnimation } from './listAnimation'
import type { Animator, RunningAnimation } from './Animator'
import { type Animate, movements, type Tween } from './movements'
import { MovingRowChange } from './MovingRowChange'
import { createScreenAnimation } from './screenAnimation'
import { readTiming } from './timing'

interface AnimatorOptions {
  /** 1 is as the tokens say, 0.1 ten times slower. */
  readonly speed: number
  /** Moves also where the person's system asks for reduced motion. */
  readonly full: boolean
}

/** Make the animator. `MotionProvider` loads this file only once something may move. */
export function createAnimator({ speed, full }: AnimatorOptions): Animator {
  const start: Animate = (element, asked) => {
    if (MotionGlobalConfig.skipAnimations) return undefined
    const timing = readTiming(full)
    const before = running.get(element)
    // Reading the style costs a recalculation, so only where it is needed.
    const current =
      before && !isReplaced(before.tween, asked) ? currentStyle(element, before.tween) : undefined
    // Stopped first, so that the new tween measures where the element will stand, not where it happens to be.
    before?.animation.stop()
    const own = typeof asked === 'function' ? asked(element) : asked
    const tween = before && current ? continued(own, before.tween, current) : own
    const milliseconds = timing.durations[tween.duration] / speed
    return milliseconds > 0 ? run(element, tween, milliseconds, timing.ease) : undefined
  }
  return {
    animate: (element, name, phase) => start(element, movements[name][phase]),
    createListAnimation: (root) => createListAnimation(root, start),
    RowChange: (props) => createElement(MovingRowChange, { ...props, animate: start }),
    screens: createScreenAnimation(start, speed),
  }
}

interface Running {
  readonly tween: Tween
  readonly animation: RunningAnimation
}

const running = new WeakMap<HTMLElement, Running>()

/** After so many milliseconds more than a movement takes it is ended: a page in the background draws no frames. */
const patience = 1000

function run(element: HTMLElement, tween: Tween, milliseconds: number, ease: Ease): RunningAnimation {
  const styles = Object.keys(tween.keyframes).map(
    (name) => [name, element.style.getPropertyValue(name)] as const,
  )
  const keyframes = Object.fromEntries(
    Object.entries(tween.keyframes).map(([name, ends]) => [name, [...ends]]),
  )
  const motion = animate(element, keyframes, { duration: milliseconds / 1000, ease })
  let watchdog: ReturnType<typeof setTimeout>
  const end = () => {
    clearTimeout(watchdog)
    if (running.get(element)?.animation === animation) running.delete(element)
    // The library leaves the last values in the element's style, where they would outlive the movement.
    for (const [name, before] of styles) element.style.setProperty(name, before)
  }
  const late = new Promise<void>((resolve) => {
    const watch = () => {
      // An animation paused by the tools of a browser is not stuck.
      if (isPaused(element)) watchdog = setTimeout(watch, patience)
      else {
        motion.cancel()
        resolve()
      }
    }
    watchdog = setTimeout(watch, milliseconds + patience)
  })
  const animation: RunningAnimation = {
    finished: Promise.race([motion.finished, late]).then(end),
    stop: () => {
      motion.cancel()
      end()
    },
  }
  running.set(element, { tween, animation })
  return animation
}

function isPaused(element: HTMLElement): boolean {
  return element.getAnimations().some(({ playState }) => playState === 'paused')
}

/** Whether the new tween sets all that the old one moved. */
function isReplaced(old: Tween, asked: Parameters<Animate>[1]): boolean {
  if (typeof asked === 'function' || !asked.exact) return false
  return Object.keys(old.keyframes).every((name) => name in asked.keyframes)
}

/** Read the properties that a running tween moves, at this moment. */
function currentStyle(element: HTMLElement, { keyframes }: Tween): Readonly<Record<string, string>> {
  const style = getComputedStyle(element)
  return Object.fromEntries(Object.keys(keyframes).map((name) => [name, style.getPropertyValue(name)]))
}

/** Begin the new tween where the element is; a property that only the old one moved goes on to its end. */
function continued(own: Tween, old: Tween, current: Readonly<Record<string, string>>): Tween {
  const keyframes: Record<string, Tween['keyframes'][string]> = {}
  for (const [name, [, to]] of Object.entries(old.keyframes)) keyframes[name] = [current[name] ?? to, to]
  for (const [name, [from, to]] of Object.entries(own.keyframes)) {
    keyframes[name] = [own.exact ? from : (current[name] ?? from), to]
  }
  return { ...own, keyframes }
}

type Ease = ReturnType<typeof readTiming>['ease']
