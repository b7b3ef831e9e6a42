import type { ScreenStage } from './Mover'
import type { Move, Way } from './movements'

/** What the types of TypeScript do not know yet. */
interface Carrying {
  readonly activeViewTransition?: { readonly ready: Promise<void>; readonly finished: Promise<void> } | null
}

/** The name of what is carried over, in the style sheet. There is one at a time, however long a list it comes from. */
const carried = 'sw-shared'

export function createScreenStage(move: Move, speed: number): ScreenStage {
  const carries = 'startViewTransition' in document && 'activeViewTransition' in document
  return {
    carries,

    look(root, name) {
      const element = findShared(root, name)
      // The browser looks at it only after this.
      if (carries) element?.style.setProperty('view-transition-name', carried)
      return element?.getBoundingClientRect()
    },

    play(root, name, before) {
      const element = findShared(root, name)
      const carrying = (document as Carrying).activeViewTransition
      if (!carrying) {
        if (element && before) move(element, (placed) => glide(placed, before))
        return
      }
      element?.style.setProperty('view-transition-name', carried)
      const end = () => void element?.style.removeProperty('view-transition-name')
      carrying.finished.then(end, end)
      // One that the browser skips is over at once.
      carrying.ready.then(
        () => slowDown(speed),
        () => {},
      )
    },
  }
}

/** On the screen that is there; one that leaves is inert. */
function findShared(root: HTMLElement, name: string): HTMLElement | undefined {
  const all = root.querySelectorAll<HTMLElement>(':scope > :not([inert]) [data-shared]')
  return [...all].find((element) => element.dataset.shared === name)
}

/** As large as before by its height, so that words are not squeezed, and from the corner where reading begins. */
function glide(element: HTMLElement, before: DOMRect): Way {
  const now = element.getBoundingClientRect()
  const scale = now.height > 0 ? before.height / now.height : 1
  const grown = (1 - scale) / 2
  const across =
    getComputedStyle(element).direction === 'rtl'
      ? before.right - now.right + now.width * grown
      : before.left - now.left - now.width * grown
  const down = before.top - now.top - now.height * grown
  return {
    through: { translate: [`${across}px ${down}px`, '0px 0px'], scale: [scale, 1] },
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
