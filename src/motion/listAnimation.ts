import type { ListAnimation, Place, RunningAnimation } from './Animator'
import { type Animate, inPlace, type Tween } from './movements'

/**
 * Where more items than this would move, none does. Those out of sight do not count, so that a list of thousands moves as
 * one of tens.
 */
const most = 120

/** Animate the items of a list. Each has its key in `data-key`; those that leave are inert. */
export function createListAnimation(root: HTMLElement, animate: Animate): ListAnimation {
  const running = new Map<HTMLElement, RunningAnimation>()
  /** The items that leave, each with what to do when it has left. */
  const leaving = new Map<HTMLElement, () => void>()
  let held: HTMLElement | undefined

  function start(element: HTMLElement, tween: Tween) {
    const animation = animate(element, tween)
    if (!animation) return arrive(element)
    running.set(element, animation)
    void animation.finished.then(() => {
      if (running.get(element) === animation) arrive(element)
    })
  }

  function arrive(element: HTMLElement) {
    running.delete(element)
    const end = leaving.get(element)
    leaving.delete(element)
    end?.()
  }

  function leave(element: HTMLElement) {
    const opacity = running.has(element) ? getComputedStyle(element).opacity : 1
    // From where it was seen, which may have been on its way.
    start(element, {
      keyframes: { opacity: [opacity, 0], translate: ['0px 0px', '0px 0px'] },
      duration: 1,
      exact: true,
    })
  }

  /** Put an item that comes back while it leaves into the list again. */
  function comeBack(element: HTMLElement) {
    if (!leaving.delete(element)) return
    putBack(element)
    start(element, { keyframes: { opacity: [0, 1] }, duration: 1 })
  }

  function settle(element: HTMLElement) {
    running.get(element)?.stop()
    arrive(element)
  }

  return {
    measure: () =>
      new Map(
        itemsOf(root).map((element) => {
          const place = placeOf(element)
          const { left, top } = running.has(element) ? shiftOf(element) : nowhere
          return [keyOf(element), { ...place, left: place.left + left, top: place.top + top }]
        }),
      ),

    play(before, onRemoved) {
      const items = itemsOf(root)
      const here = items.filter(({ inert }) => !inert)
      const went = items.filter((element) => element.inert && !leaving.has(element))
      const wasAt = (element: HTMLElement) => before.get(keyOf(element))
      for (const element of here) comeBack(element)
      for (const element of went) {
        leaving.set(element, () => onRemoved(keyOf(element)))
        takeOut(element, wasAt(element))
      }

      const sight = sightOf(root)
      const others = here
        .filter((element) => element !== held)
        .map((element) => ({ element, was: wasAt(element), now: placeOf(element) }))
        .filter(({ was, now }) => !was || was.left !== now.left || was.top !== now.top)
        .filter(({ was, now }) => meets(was, sight) || meets(now, sight))
      const seen = new Set(went.filter((element) => meets(wasAt(element), sight)))
      if (others.length + seen.size > most) {
        for (const element of items) settle(element)
        return
      }
      for (const element of went) {
        if (seen.has(element)) leave(element)
        else arrive(element)
      }
      for (const { element, was, now } of others) {
        start(element, was ? inPlace.glide(was.top - now.top, was.left - now.left) : inPlace.enter)
      }
    },

    hold(key) {
      held = itemsOf(root).find((element) => keyOf(element) === key)
      if (held) settle(held)
    },

    release() {
      const element = held
      held = undefined
      if (!element) return
      const [across, down] = element.style.translate.split(' ').map(Number.parseFloat)
      element.style.translate = ''
      if (across || down) start(element, inPlace.glide(down ?? 0, across))
    },

    finish() {
      for (const element of [...running.keys(), ...leaving.keys()]) settle(element)
    },
  }
}

const nowhere = { left: 0, top: 0 }

const keyOf = (element: HTMLElement) => element.dataset.key ?? ''

function itemsOf(root: HTMLElement): readonly HTMLElement[] {
  return [...root.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element.dataset.key !== undefined,
  )
}

/** Measure by layout, relative to the list: neither scrolling nor a running movement changes it. */
function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Place {
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight }
}

/** How far from its place a moving element is seen. */
function shiftOf(element: HTMLElement): typeof nowhere {
  const [left = 0, top = 0] = getComputedStyle(element)
    .translate.split(' ')
    .map((part) => Number.parseFloat(part) || 0)
  return { left, top }
}

/** Take an item out of the layout, where it was seen, so that the others close up at once. */
function takeOut(element: HTMLElement, was: Place | undefined) {
  if (!was) return
  const { style } = element
  style.position = 'absolute'
  style.boxSizing = 'border-box'
  style.margin = '0'
  style.left = `${was.left}px`
  style.top = `${was.top}px`
  style.width = `${was.width}px`
  style.height = `${was.height}px`
}

function putBack({ style }: HTMLElement) {
  for (const name of ['position', 'box-sizing', 'margin', 'left', 'top', 'width', 'height'])
    style.removeProperty(name)
}

interface Sight {
  left: number
  top: number
  right: number
  bottom: number
}

function meets(place: Place | undefined, sight: Sight): boolean {
  if (!place) return false
  const { left, top, width, height } = place
  return left < sight.right && left + width > sight.left && top < sight.bottom && top + height > sight.top
}

/** The part of the list that a person sees, relative to the list. */
function sightOf(root: HTMLElement): Sight {
  const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (let box: HTMLElement | null = root; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue
    const { left, top, right, bottom } = box.getBoundingClientRect()
    sight.left = Math.max(sight.left, left)
    sight.top = Math.max(sight.top, top)
    sight.right = Math.min(sight.right, right)
    sight.bottom = Math.min(sight.bottom, bottom)
  }
  const corner = root.getBoundingClientRect()
  const left = corner.left + root.clientLeft - root.scrollLeft
  const top = corner.top + root.clientTop - root.scrollTop
  return {
    left: sight.left - left,
    right: sight.right - left,
    top: sight.top - top,
    bottom: sight.bottom - top,
  }
}
