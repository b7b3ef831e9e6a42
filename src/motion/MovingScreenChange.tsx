'use client'

import { AnimatePresence } from 'framer-motion'
import { div as MotionDiv } from 'framer-motion/m'
import { type ReactNode, useEffect, useRef } from 'react'
import { mergeRefs } from '../internal/mergeRefs'
import { screen as screenMovement } from './movements'
import type { ScreenChangeProps } from './MotionContext'
import { useMovement } from './useMovement'

/**
 * Both screens lie in one cell of a grid, so that the new one is there at once: nobody waits for a movement to end, and
 * no style sheet has to be written while it runs.
 */
export function MovingScreenChange({ screen, ref, children, ...rest }: ScreenChangeProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) bringFocusAlong(root.current)
  }, [screen])
  return (
    <div {...rest} ref={mergeRefs(root, ref)}>
      <AnimatePresence initial={false}>
        <Screen key={screen}>{children}</Screen>
      </AnimatePresence>
    </div>
  )
}

function Screen({ children }: { children: ReactNode }) {
  return (
    <MotionDiv className="sw-ScreenChange-screen" tabIndex={-1} {...useMovement(screenMovement)}>
      {children}
    </MotionDiv>
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
