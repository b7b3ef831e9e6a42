'use client'

import { classes } from '../internal/classes'
import { type ListChangeProps, type ListItemProps, useMotionParts } from './MotionContext'

/** Lets the `ListItem`s of a short list come and go with a movement; without a `MotionRoot` they simply do. */
export function ListChange({ children }: ListChangeProps) {
  const parts = useMotionParts()
  return parts ? <parts.ListChange>{children}</parts.ListChange> : children
}

/** One `<li>` of a `ListChange`, with a key. */
export function ListItem({ className, ...rest }: ListItemProps) {
  const parts = useMotionParts()
  const names = classes('sw-ListItem', className)
  return parts ? <parts.ListItem {...rest} className={names} /> : <li {...rest} className={names} />
}
