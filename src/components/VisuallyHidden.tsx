import type { HTMLAttributes, Ref } from 'react'
import { classes } from '../internal/classes'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** Words for assistive technology where eyes have a picture, a place or a shape. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classes('sw-VisuallyHidden', className)} />
}
