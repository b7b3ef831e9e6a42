/**
 * Simulate the operating system's setting for reduced motion, so that a story can change it while it runs.
 * Return the result from `beforeEach`.
 */
export const setting = {
  reduced: false,
  listeners: new Set<() => void>(),
  change(reduced: boolean) {
    setting.reduced = reduced
    for (const listener of setting.listeners) listener()
  },
}

export function playSetting() {
  const real = window.matchMedia
  setting.reduced = false
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion') ? played(real.call(window, query)) : real.call(window, query)
  return () => {
    window.matchMedia = real
    setting.listeners.clear()
  }
}

function played(list: MediaQueryList): MediaQueryList {
  return new Proxy(list, {
    get(target, name) {
      if (name === 'matches') return setting.reduced
      if (name === 'addEventListener')
        return (_: string, listener: () => void) => setting.listeners.add(listener)
      if (name === 'removeEventListener')
        return (_: string, listener: () => void) => setting.listeners.delete(listener)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** How an element looks on its way: 1 has arrived. */
export function opacityOf(element: Element): number {
  return Number(getComputedStyle(element).opacity)
}

/** Stop every movement where it begins, so that a story can look at it. */
export function holdMovements() {
  const { animate } = Element.prototype
  Element.prototype.animate = function (this: Element, ...how) {
    const movement = animate.apply(this, how)
    movement.pause()
    return movement
  }
  return () => {
    Element.prototype.animate = animate
  }
}

/** How many movements the element is in at this moment. */
export function movementsOf(element: Element | null): number {
  return element?.getAnimations().length ?? 0
}

/** Simulate a browser without view transitions. Return the result from `beforeEach`. */
export function withoutViewTransitions() {
  const restore = playSetting()
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  return () => {
    if (real) Object.defineProperty(Document.prototype, 'startViewTransition', real)
    restore()
  }
}
