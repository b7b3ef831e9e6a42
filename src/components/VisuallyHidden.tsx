import type { HTMLAttributes, Ref } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement>, DataAttributes {
  ref?: Ref<HTMLSpanElement> | undefined
}

/** Words for assistive technology where eyes have a picture, a place or a shape. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classes('sw-VisuallyHidden', className)} />
}
