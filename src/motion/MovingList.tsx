'use client'

import { AnimatePresence, type HTMLMotionProps } from 'framer-motion'
import { li as MotionLi } from 'framer-motion/m'
import { listItem } from './movements'
import type { ListChangeProps, ListItemProps } from './MotionContext'
import { useMovement } from './useMovement'

export function MovingListChange({ children }: ListChangeProps) {
  return <AnimatePresence initial={false}>{children}</AnimatePresence>
}

export function MovingListItem({ ref, ...rest }: ListItemProps) {
  // React's and the animation library's drag events share their names and nothing else; an item has neither.
  return <MotionLi {...(rest as HTMLMotionProps<'li'>)} {...useMovement(listItem, ref)} />
}
