'use client'

import { type ReactNode, useMemo } from 'react'
import type { RevealProps } from './MotionContext'
import { PresenceList, usePresenceList } from './presenceList'
import { useMovement } from './useMovement'

/** Unfolds words that appear; those that are there at first do not move. */
export function MovingReveal({ children }: RevealProps) {
  const given = useMemo(() => {
    const something = children !== null && children !== undefined && children !== false && children !== ''
    return something ? [{ key: 'shown', node: <Revealed>{children}</Revealed> }] : nothing
  }, [children])
  const [entries, remove] = usePresenceList(given)
  return <PresenceList entries={entries} remove={remove} />
}

function Revealed({ children }: { children: ReactNode }) {
  return (
    <div className="sw-Reveal" {...useMovement('unfold')}>
      {children}
    </div>
  )
}

const nothing: [] = []
