'use client'

import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { MotionContext, type MotionParts, type RowChangeProps } from './MotionContext'
import { MovingListChange, MovingListItem } from './MovingList'
import { MovingReveal } from './MovingReveal'
import { MovingScreenTransition } from './MovingScreenTransition'
import { type MotionChoice, MoverContext, SpeedContext, useReducedMotion } from './reducedMotion'

export interface MotionProviderProps {
  /**
   * `system` follows the person's setting, also when it changes while the page runs; `reduced` keeps everything still;
   * `full` moves whatever the system says, for an app that has a setting of its own.
   * @default 'system'
   */
  motion?: MotionChoice
  /**
   * How fast things move: `0.1` is ten times slower, to look closely at a movement.
   * @default that of the `MotionProvider` around this one, or 1
   */
  speed?: number
  children?: ReactNode
}

/**
 * Stands once around an app whose screens, errors and lists shall move. It draws nothing. What moves things is loaded
 * after the page works, and never for a person who wants stillness; until then, and if it cannot be loaded, things
 * change without moving.
 *
 * Movements take as long as the tokens `--sw-duration-1` to `--sw-duration-3` on `:root` say, along `--sw-ease`, a
 * `cubic-bezier()`. Transitions of CSS follow the system by themselves; with `reduced`, set `data-motion="reduced"` on
 * `<html>` to still these too.
 */
export function MotionProvider({ motion = 'system', speed, children }: MotionProviderProps) {
  const still = useReducedMotion(motion)
  const around = use(SpeedContext)
  const pace = speed ?? around
  const full = motion === 'full'
  const [createMover, setCreateMover] = useState<CreateMover>()

  useEffect(() => {
    if (still || createMover) return
    let left = false
    loadMove().then(
      (loaded) => {
        if (!left) setCreateMover(() => loaded.createMover)
      },
      // Without a network nothing moves, and nothing else is amiss.
      () => {},
    )
    return () => {
      left = true
    }
  }, [still, createMover])

  const mover = useMemo(
    () => (still ? undefined : createMover?.({ speed: pace, full })),
    [still, createMover, pace, full],
  )
  return (
    <SpeedContext value={pace}>
      <MotionContext value={parts}>
        <MoverContext value={mover}>{children}</MoverContext>
      </MotionContext>
    </SpeedContext>
  )
}

const loadMove = () => import('./move')

type CreateMover = Awaited<ReturnType<typeof loadMove>>['createMover']

/** Nothing is followed before anything can move. */
function RowChange(props: RowChangeProps) {
  const mover = use(MoverContext)
  return mover && <mover.RowChange {...props} />
}

const parts: MotionParts = {
  Reveal: MovingReveal,
  ScreenTransition: MovingScreenTransition,
  ListChange: MovingListChange,
  ListItem: MovingListItem,
  RowChange,
}
