'use client'

import { type FeatureBundle, LazyMotion } from 'framer-motion'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { MotionContext, type MotionParts } from './MotionContext'
import { MovingListChange, MovingListItem } from './MovingList'
import { MovingReveal } from './MovingReveal'
import { MovingScreenChange } from './MovingScreenChange'
import { type MotionChoice, MovesContext, useStill } from './stillness'

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
  const [loading] = useState(prepareLoading)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (still) return
    let left = false
    void loading.start().then((loaded) => {
      if (loaded && !left) startTransition(() => setReady(true))
    })
    return () => {
      left = true
    }
  }, [still, loading])

  return (
    <LazyMotion features={loading.features}>
      <MotionContext value={parts}>
        <MovesContext value={ready && !still}>{children}</MovesContext>
      </MotionContext>
    </LazyMotion>
  )
}

const parts: MotionParts = {
  Reveal: MovingReveal,
  ScreenChange: MovingScreenChange,
  ListChange: MovingListChange,
  ListItem: MovingListItem,
}

/**
 * `LazyMotion` asks once, when it appears, and does not bear a failure: it gets a promise that is kept when the features
 * have come, and is left open where they are not wanted or the network is gone.
 */
function prepareLoading() {
  let keep: (bundle: FeatureBundle) => void
  const coming = new Promise<FeatureBundle>((resolve) => {
    keep = resolve
  })
  return {
    features: () => coming,
    start: () =>
      import('./features').then(
        ({ features }) => {
          keep(features)
          return true
        },
        () => false,
      ),
  }
}
