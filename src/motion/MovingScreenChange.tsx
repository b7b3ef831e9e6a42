'use client'

import { AnimatePresence } from 'framer-motion'
import { type ReactNode, useEffect } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import type { ScreenChangeProps } from './MotionContext'
import { rise } from './movements'
import { useMovement } from './useMovement'

/**
 * Both screens lie in one cell of a grid, so that the new one is there at once: nobody waits for a movement to end, and
 * no style sheet has to be written while it runs.
 */
export function MovingScreenChange({ screen, ref, children, ...rest }: ScreenChangeProps) {
  const [root, hold] = useSharedRef(ref)
  useEffect(() => {
    if (root.current) bringFocusAlong(root.current)
  }, [root, screen])
  return (
    <div {...rest} ref={hold}>
      <AnimatePresence initial={false}>
        <Screen key={screen}>{children}</Screen>
      </AnimatePresence>
    </div>
  )
}

function Screen({ children }: { children: ReactNode }) {
  return (
    <div className="sw-ScreenChange-screen" tabIndex={-1} {...useMovement(rise)}>
      {children}
    </div>
  )
}

/** A screen that has taken the focus itself keeps it; this is for the one that has not. */
function bringFocusAlong(root: HTMLElement) {
  const focused = document.activeElement
  const present = root.querySelector<HTMLElement>(':scope > :not([inert])')
  if (focused && focused !== root && root.contains(focused) && !present?.contains(focused)) {
    present?.focus({ preventScroll: true })
  }
}
