'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { MotionContext, type MotionParts } from './MotionContext'
import type { Move } from './movements'
import { MovingListChange, MovingListItem } from './MovingList'
import { MovingReveal } from './MovingReveal'
import { MovingRowChange } from './MovingRowChange'
import { MovingScreenChange } from './MovingScreenChange'
import { type MotionChoice, MoveContext, useStill } from './stillness'

export interface MotionRootProps {
  /**
   * `system` follows the person's setting, also when it changes while the page runs; `reduced` keeps everything still;
   * `full` moves whatever the system says, for an app that has a setting of its own.
   * @default 'system'
   */
  motion?: MotionChoice
  children?: ReactNode
}

/**
 * Stands once around an app whose screens, errors and lists shall move. It draws nothing. What moves things is loaded
 * after the page works, and never for a person who wants stillness; until then, and if it cannot be loaded, things
 * change without moving.
 *
 * Transitions of CSS follow the system by themselves; with `reduced`, set `data-motion="reduced"` on `<html>` to still
 * these too.
 */
export function MotionRoot({ motion = 'system', children }: MotionRootProps) {
  const still = useStill(motion)
  const [move, setMove] = useState<Move>()

  useEffect(() => {
    if (still || move) return
    let left = false
    loadMove().then(
      (loaded) => {
        if (!left) setMove(() => loaded.move)
      },
      // Without a network nothing moves, and nothing else is amiss.
      () => {},
    )
    return () => {
      left = true
    }
  }, [still, move])

  return (
    <MotionContext value={parts}>
      <MoveContext value={still ? undefined : move}>{children}</MoveContext>
    </MotionContext>
  )
}

const loadMove = () => import('./move')

const parts: MotionParts = {
  Reveal: MovingReveal,
  ScreenChange: MovingScreenChange,
  ListChange: MovingListChange,
  ListItem: MovingListItem,
  RowChange: MovingRowChange,
}
