import type { ScreenAnimation } from './Animator'
import type { Animate, Tween } from './movements'
import { isRightToLeft } from '../internal/isRightToLeft'

/** Not in TypeScript's types of the DOM yet. */
interface DocumentWithTransition {
  readonly activeViewTransition?:
    | { readonly ready: Promise<void>; readonly finished: Promise<void> }
    | null
    | undefined
}

/** The name in the style sheet. One element has it at a time, however long its list is. */
const transitionName = 'sw-shared'

export function createScreenAnimation(animate: Animate, speed: number): ScreenAnimation {
  const native = 'startViewTransition' in document && 'activeViewTransition' in document
  return {
    native,

    measure(root, name) {
      const element = findShared(root, name)
      // Before the browser captures the old screen, which it does after this.
      if (native) element?.style.setProperty('view-transition-name', transitionName)
      return element?.getBoundingClientRect()
    },

    play(root, name, before) {
      const element = findShared(root, name)
      const transition = (document as DocumentWithTransition).activeViewTransition
      if (!transition) {
        if (element && before) animate(element, (placed) => glide(placed, before))
        return
      }
      element?.style.setProperty('view-transition-name', transitionName)
      const end = () => void element?.style.removeProperty('view-transition-name')
      transition.finished.then(end, end)
      // One that the browser skips is over at once.
      transition.ready.then(
        () => slowDown(speed),
        () => {},
      )
    },
  }
}

/** Look on the screen that stays; the one that leaves is inert. */
function findShared(root: HTMLElement, name: string): HTMLElement | undefined {
  const all = root.querySelectorAll<HTMLElement>(':scope > :not([inert]) [data-shared]')
  return [...all].find((element) => element.dataset.shared === name)
}

/** Scale by its height, so that words are not squeezed, and begin at the corner where reading begins. */
function glide(element: HTMLElement, before: DOMRect): Tween {
  const now = element.getBoundingClientRect()
  const scale = now.height > 0 ? before.height / now.height : 1
  const grown = (1 - scale) / 2
  const across = isRightToLeft(element)
    ? before.right - now.right + now.width * grown
    : before.left - now.left - now.width * grown
  const down = before.top - now.top - now.height * grown
  return {
    keyframes: { translate: [`${across}px ${down}px`, '0px 0px'], scale: [scale, 1] },
    duration: 3,
    exact: true,
  }
}

function slowDown(speed: number) {
  if (speed === 1) return
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) {
      animation.updatePlaybackRate(speed)
    }
  }
}
