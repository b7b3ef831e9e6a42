'use client'

import { AnimatePresence } from 'framer-motion'
import type { ListChangeProps, ListItemProps } from './MotionContext'
import { unfold } from './movements'
import { useMovement } from './useMovement'

/** Items that are there at first are simply there; later ones come and go. */
export function MovingListChange({ children }: ListChangeProps) {
  return <AnimatePresence initial={false}>{children}</AnimatePresence>
}

export function MovingListItem({ ref, ...rest }: ListItemProps) {
  return <li {...rest} {...useMovement(unfold, ref)} />
}
