import { MotionGlobalConfig } from 'framer-motion'
import { animate } from 'framer-motion/dom/mini'
import { createElement } from 'react'
import { createListStage } from './listStage'
import type { Mover, Moving } from './Mover'
import { type Move, movements, type Way } from './movements'
import { MovingRowChange } from './MovingRowChange'
import { createScreenStage } from './screenStage'
import { readTiming } from './timing'

export interface Pace {
  /** 1 is as the tokens say, 0.1 ten times slower. */
  readonly speed: number
  /** Moves also where the person's system asks for stillness. */
  readonly full: boolean
}

/** All that moves, apart from the page's first code: `MotionProvider` loads this file once something may move. */
export function createMover({ speed, full }: Pace): Mover {
  const move: Move = (element, asked) => {
    if (MotionGlobalConfig.skipAnimations) return undefined
    const timing = readTiming(full)
    const before = underWay.get(element)
    // To read where it is costs a style recalculation after each movement that was just begun.
    const stands = before && !isReplaced(before.way, asked) ? standingOf(element, before.way) : undefined
    // What it measures is where it will stand, not where it happens to be.
    before?.moving.stop()
    const own = typeof asked === 'function' ? asked(element) : asked
    const way = before && stands ? continued(own, before.way, stands) : own
    const milliseconds = timing.durations[way.duration] / speed
    return milliseconds > 0 ? start(element, way, milliseconds, timing.ease) : undefined
  }
  return {
    move: (element, name, way) => move(element, movements[name][way]),
    createListStage: (root) => createListStage(root, move),
    RowChange: (props) => createElement(MovingRowChange, { ...props, move }),
    screens: createScreenStage(move, speed),
  }
}

interface UnderWay {
  readonly way: Way
  readonly moving: Moving
}

const underWay = new WeakMap<HTMLElement, UnderWay>()

/** A movement that has not ended so long after it should have never will: a page in the background draws no frames. */
const patience = 1000

function start(element: HTMLElement, way: Way, milliseconds: number, ease: Ease): Moving {
  const styles = Object.keys(way.through).map((name) => [name, element.style.getPropertyValue(name)] as const)
  const keyframes = Object.fromEntries(Object.entries(way.through).map(([name, ends]) => [name, [...ends]]))
  const animation = animate(element, keyframes, { duration: milliseconds / 1000, ease })
  let watchdog: ReturnType<typeof setTimeout>
  const end = () => {
    clearTimeout(watchdog)
    if (underWay.get(element)?.moving === moving) underWay.delete(element)
    // The library leaves the end of the way in the element's style, where it would outlive the movement.
    for (const [name, before] of styles) element.style.setProperty(name, before)
  }
  const late = new Promise<void>((resolve) => {
    const watch = () => {
      // What somebody holds, as the tools of a browser do, is not stuck.
      if (isHeld(element)) watchdog = setTimeout(watch, patience)
      else {
        animation.cancel()
        resolve()
      }
    }
    watchdog = setTimeout(watch, milliseconds + patience)
  })
  const moving: Moving = {
    arrived: Promise.race([animation.finished, late]).then(end),
    stop: () => {
      animation.cancel()
      end()
    },
  }
  underWay.set(element, { way, moving })
  return moving
}

function isHeld(element: HTMLElement): boolean {
  return element.getAnimations().some(({ playState }) => playState === 'paused')
}

/** Whether nothing of the old way is left on the new one. */
function isReplaced(old: Way, asked: Parameters<Move>[1]): boolean {
  if (typeof asked === 'function' || !asked.exact) return false
  return Object.keys(old.through).every((name) => name in asked.through)
}

/** How an element on its way looks at this moment. */
function standingOf(element: HTMLElement, { through }: Way): Readonly<Record<string, string>> {
  const style = getComputedStyle(element)
  return Object.fromEntries(Object.keys(through).map((name) => [name, style.getPropertyValue(name)]))
}

/** The new way from where the element is; what only the old one moved goes on to where that led. */
function continued(own: Way, old: Way, stands: Readonly<Record<string, string>>): Way {
  const through: Record<string, Way['through'][string]> = {}
  for (const [name, [, to]] of Object.entries(old.through)) through[name] = [stands[name] ?? to, to]
  for (const [name, [from, to]] of Object.entries(own.through)) {
    through[name] = [own.exact ? from : (stands[name] ?? from), to]
  }
  return { ...own, through }
}

type Ease = ReturnType<typeof readTiming>['ease']
