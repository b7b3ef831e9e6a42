'use client'

import { type HTMLAttributes, type Ref, useState } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { useFocusReturn } from './useFocusReturn'
import { outOfReach, useComeAndGo } from './useMovement'

export interface CollapseProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /**
   * Whether the content has its room. Say so on the button that opens it too, with `aria-expanded`.
   * @selector [data-open]
   */
  open: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * Content that makes its room and gives it back. Closed it is hidden and not gone, so that nothing typed in it is lost;
 * while it closes nothing in it can be reached, and focus that was there returns to where it came from. This is the
 * only part whose movement changes sizes.
 */
export function Collapse({ open, className, ref, onFocus, ...rest }: CollapseProps) {
  const [root, hold] = useSharedRef(ref)
  const [hidden, hide] = useState(!open)
  if (open && hidden) hide(false)
  const comeFrom = useFocusReturn(root, open)
  const [close] = useState(() => () => hide(true))
  useComeAndGo(root, { movement: 'unfold', present: open, stood: open, gone: close })
  return (
    <div
      {...rest}
      ref={hold}
      className={classes('sw-Collapse', className)}
      data-open={open || undefined}
      hidden={hidden}
      onFocus={(event) => {
        comeFrom(event)
        onFocus?.(event)
      }}
      {...outOfReach(!open && !hidden)}
    />
  )
}
