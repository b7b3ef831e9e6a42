import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import './filmstrip.css'
import { Moving, untilItMoves } from './Moving'

const parts = [0, 0.25, 0.5, 0.75, 1] as const

export interface FilmstripProps {
  /** Draw the moving part; called five times, once for each picture. */
  draw: () => ReactNode
}

/** One movement, five times side by side, each held at another part of its way by `holdFilmstrip`. */
export function Filmstrip({ draw }: FilmstripProps) {
  return (
    // So slow that no movement ends while the picture is taken.
    <Moving speed={0.0001}>
      <div className="filmstrip">
        {parts.map((part) => (
          <figure key={part} className="filmstrip-picture">
            <div className="filmstrip-stage">{draw()}</div>
            <figcaption className="filmstrip-part">{part * 100} %</figcaption>
          </figure>
        ))}
      </div>
    </Moving>
  )
}

/** Parameters of a filmstrip: no accessibility checks, because words that fade are too pale for a while. */
export const filmstrip = { a11y: { test: 'off' }, visual: { modes: ['light', 'dark', 'narrow'] } } as const

/**
 * Change each picture and hold its movement at the moment that the picture is for. These are the
 * component's own movements: what they would draw at that moment.
 */
export async function holdFilmstrip(canvasElement: HTMLElement, change: (picture: HTMLElement) => void) {
  const pictures = [...canvasElement.querySelectorAll<HTMLElement>('.filmstrip-stage')]
  await untilItMoves(canvasElement)
  for (const [index, picture] of pictures.entries()) {
    change(picture)
    await waitFor(() => expect(picture.getAnimations({ subtree: true })).not.toHaveLength(0))
    for (const movement of picture.getAnimations({ subtree: true })) hold(movement, parts[index] ?? 1)
  }
}

/** Written into the style, where it stands still: what the browser draws of a paused movement differs at times. */
function hold(movement: Animation, part: number) {
  if (movement instanceof CSSTransition) return movement.finish()
  movement.pause()
  movement.currentTime = Number(movement.effect?.getComputedTiming().endTime) * part
  movement.commitStyles()
  movement.cancel()
}
