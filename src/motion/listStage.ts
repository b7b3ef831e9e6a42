import type { ListStage, Moving, Place } from './Mover'
import { type Move, place as ways, type Way } from './movements'

/**
 * More things than this move on no screen: then all of them are simply there. Those out of sight do not count, so that a
 * list of thousands moves as one of tens.
 */
const most = 120

/** Every item of the list carries its key in `data-key`; those that leave are inert. */
export function createListStage(root: HTMLElement, move: Move): ListStage {
  const moving = new Map<HTMLElement, Moving>()
  /** What leaves, with what to do when it is gone. */
  const leaving = new Map<HTMLElement, () => void>()
  let held: HTMLElement | undefined

  function start(element: HTMLElement, way: Way) {
    const begun = move(element, way)
    if (!begun) return arrive(element)
    moving.set(element, begun)
    void begun.arrived.then(() => {
      if (moving.get(element) === begun) arrive(element)
    })
  }

  function arrive(element: HTMLElement) {
    moving.delete(element)
    const end = leaving.get(element)
    leaving.delete(element)
    end?.()
  }

  function leave(element: HTMLElement) {
    const opacity = moving.has(element) ? getComputedStyle(element).opacity : 1
    // It was taken out where it was seen, which may have been on its way.
    start(element, {
      through: { opacity: [opacity, 0], translate: ['0px 0px', '0px 0px'] },
      duration: 1,
      exact: true,
    })
  }

  /** What comes again while it leaves stands in the list as if it had not. */
  function comeBack(element: HTMLElement) {
    if (!leaving.delete(element)) return
    putBack(element)
    start(element, { through: { opacity: [0, 1] }, duration: 1 })
  }

  function settle(element: HTMLElement) {
    moving.get(element)?.stop()
    arrive(element)
  }

  return {
    look: () =>
      new Map(
        itemsOf(root).map((element) => {
          const place = placeOf(element)
          const { left, top } = moving.has(element) ? shiftOf(element) : nowhere
          return [keyOf(element), { ...place, left: place.left + left, top: place.top + top }]
        }),
      ),

    play(before, gone) {
      const items = itemsOf(root)
      const here = items.filter(({ inert }) => !inert)
      const went = items.filter((element) => element.inert && !leaving.has(element))
      const wasAt = (element: HTMLElement) => before.get(keyOf(element))
      for (const element of here) comeBack(element)
      for (const element of went) {
        leaving.set(element, () => gone(keyOf(element)))
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
        start(element, was ? ways.close(was.top - now.top, was.left - now.left) : ways.come)
      }
    },

    hold(key) {
      held = itemsOf(root).find((element) => keyOf(element) === key)
      if (held) settle(held)
    },

    letGo() {
      const element = held
      held = undefined
      if (!element) return
      const [across, down] = element.style.translate.split(' ').map(Number.parseFloat)
      element.style.translate = ''
      if (across || down) start(element, ways.close(down ?? 0, across))
    },

    clear() {
      for (const element of [...moving.keys(), ...leaving.keys()]) settle(element)
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

/** From layout: neither scrolling nor what moves at this moment is in it. The list is what its items are placed by. */
function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Place {
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight }
}

/** How far from its place an element on its way is seen. */
function shiftOf(element: HTMLElement): typeof nowhere {
  const [left = 0, top = 0] = getComputedStyle(element)
    .translate.split(' ')
    .map((part) => Number.parseFloat(part) || 0)
  return { left, top }
}

/** Keeps it where it was seen, so that the others close up at once. */
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

/** What a person sees of the list, measured as its items are. */
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
