'use client'

import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { MotionContext, type MotionParts, type RowChangeProps } from './MotionContext'
import { MovingList, MovingListItem } from './MovingList'
import { MovingReveal } from './MovingReveal'
import { MovingScreenTransition } from './MovingScreenTransition'
import { type MotionChoice, AnimatorContext, SpeedContext, useReducedMotion } from './reducedMotion'

export interface MotionProviderProps {
  /**
   * `system` follows the person's setting, also when it changes while the page runs; `reduced` moves nothing;
   * `full` moves whatever the system says, for an app that has a setting of its own.
   * @default 'system'
   */
  motion?: MotionChoice | undefined
  /**
   * Multiplies the speed of movements: `0.1` is ten times slower, to look closely at one.
   * @default that of the `MotionProvider` around this one, or 1
   */
  speed?: number | undefined
  children?: ReactNode
}

/**
 * Stands once around an app whose screens, errors and lists shall move. It draws nothing. The animation code is loaded
 * after the page works, and never for a person who asks for reduced motion; until then, and if it cannot be loaded, things
 * change without moving.
 *
 * Movements take as long as the tokens `--sw-duration-1` to `--sw-duration-3` on `:root` say, along `--sw-ease`, a
 * `cubic-bezier()`. Transitions of CSS follow the system by themselves; with `reduced`, set `data-motion="reduced"` on
 * `<html>` to reduce these too.
 */
export function MotionProvider({ motion = 'system', speed, children }: MotionProviderProps) {
  const reduced = useReducedMotion(motion)
  const around = use(SpeedContext)
  const pace = speed ?? around
  const full = motion === 'full'
  const [createAnimator, setCreateAnimator] = useState<CreateAnimator>()

  useEffect(() => {
    if (reduced || createAnimator) return
    let left = false
    loadAnimator().then(
      (loaded) => {
        if (!left) setCreateAnimator(() => loaded.createAnimator)
      },
      // Without a network nothing moves, and nothing else is amiss.
      () => {},
    )
    return () => {
      left = true
    }
  }, [reduced, createAnimator])

  const animator = useMemo(
    () => (reduced ? undefined : createAnimator?.({ speed: pace, full })),
    [reduced, createAnimator, pace, full],
  )
  return (
    <SpeedContext value={pace}>
      <MotionContext value={parts}>
        <AnimatorContext value={animator}>{children}</AnimatorContext>
      </MotionContext>
    </SpeedContext>
  )
}

const loadAnimator = () => import('./createAnimator')

type CreateAnimator = Awaited<ReturnType<typeof loadAnimator>>['createAnimator']

/** Follows no rows before anything can move. */
function RowChange(props: RowChangeProps) {
  const animator = use(AnimatorContext)
  return animator && <animator.RowChange {...props} />
}

const parts: MotionParts = {
  Reveal: MovingReveal,
  ScreenTransition: MovingScreenTransition,
  List: MovingList,
  ListItem: MovingListItem,
  RowChange,
}
