import { type ReactNode, use } from 'react'
import { expect, waitFor } from 'storybook/test'
import { MotionProvider } from '../../src/motion/MotionProvider'
import { AnimatorContext } from '../../src/motion/reducedMotion'

export interface MovingProps {
  /** How fast: the toolbar's choice, unless the story has one. */
  speed?: number
  children: ReactNode
}

/** A `MotionProvider` that says whether what moves things has been loaded. */
export function Moving({ speed, children }: MovingProps) {
  return (
    <MotionProvider {...(speed !== undefined && { speed })}>
      <Mark />
      {children}
    </MotionProvider>
  )
}

function Mark() {
  return <span hidden data-moves={use(AnimatorContext) !== undefined} />
}

/** So that the first movement of a story is not one that comes too early. */
export async function untilItMoves(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('[data-moves="true"]')).toBeInTheDocument())
}
