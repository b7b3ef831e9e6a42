'use client'

import { AnimatePresence } from 'framer-motion'
import type { ReactNode } from 'react'
import type { RevealProps } from './MotionContext'
import { unfold } from './movements'
import { useMovement } from './useMovement'

/** Words that appear make their room; what is there at first is simply there. */
export function MovingReveal({ children }: RevealProps) {
  const something = children !== null && children !== undefined && children !== false && children !== ''
  return (
    <AnimatePresence initial={false}>
      {something && <Revealed key="shown">{children}</Revealed>}
    </AnimatePresence>
  )
}

function Revealed({ children }: { children: ReactNode }) {
  return (
    <div className="sw-Reveal" {...useMovement(unfold)}>
      {children}
    </div>
  )
}
