import { edgePull } from '../../internal/edgePull'

const pulling = { edge: 28, fastest: 12 }

interface Scrolling {
  /** Scrolls as long as the pointer is here. */
  readonly follow: (pointer: PointerEvent) => void
  readonly stop: () => void
}

/**
 * Scroll hours and columns while something is dragged to one of their edges, of what is in sight between what stays there.
 *
 * @param pressed where it was taken: who takes it near an edge goes towards that edge first
 * @param onScroll called with where the pointer is, over another place now
 */
export function scrollAtEdges(
  scroller: HTMLElement | undefined,
  pressed: PointerEvent,
  onScroll: (pointer: PointerEvent) => void,
): Scrolling {
  let pointer = pressed
  let frame = 0

  function scrollOn() {
    frame = 0
    if (!scroller) return
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const style = getComputedStyle(scroller)
    const covered = (side: string) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0
    const across = pull(
      pointer.clientX,
      left + covered('left'),
      right - covered('right'),
      pointer.clientX - pressed.clientX,
    )
    const down = pull(
      pointer.clientY,
      top + covered('top'),
      bottom - covered('bottom'),
      pointer.clientY - pressed.clientY,
    )
    if (across === 0 && down === 0) return
    const before = [scroller.scrollLeft, scroller.scrollTop]
    scroller.scrollBy({ left: across, top: down, behavior: 'instant' })
    if (scroller.scrollLeft === before[0] && scroller.scrollTop === before[1]) return
    onScroll(pointer)
    frame = requestAnimationFrame(scrollOn)
  }

  return {
    follow(next) {
      pointer = next
      if (frame === 0) frame = requestAnimationFrame(scrollOn)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** How far to scroll along one direction: only where the pointer goes. */
function pull(at: number, from: number, to: number, way: number): number {
  const by = edgePull(at, from, to, pulling)
  return Math.sign(by) === Math.sign(way) ? by : 0
}
