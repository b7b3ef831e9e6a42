'use client'

import { AnimatePresence } from 'framer-motion'
import { div as MotionDiv } from 'framer-motion/m'
import type { ReactNode } from 'react'
import { reveal } from './movements'
import type { RevealProps } from './MotionContext'
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
    <MotionDiv className="sw-Reveal" {...useMovement(reveal)}>
      {children}
    </MotionDiv>
  )
}
