'use client'

import { type HTMLAttributes, type Ref, useState } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { useRestoreFocus } from './useRestoreFocus'
import { outOfReach, useEnterAndExit } from './useMovement'

export interface CollapseProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /**
   * Whether the content is shown; set `aria-expanded` on the button that opens it to the same value.
   * @selector [data-open]
   */
  open: boolean
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Content that makes its room and gives it back. Closed it is hidden and not gone, so that nothing typed in it is lost;
 * while it closes nothing in it can be reached, and focus that was there returns to where it came from. No other
 * movement of the library changes sizes, apart from words that unfold.
 */
export function Collapse({ open, className, ref, onFocus, ...rest }: CollapseProps) {
  const [root, hold] = useSharedRef(ref)
  const [hidden, hide] = useState(!open)
  if (open && hidden) hide(false)
  const comeFrom = useRestoreFocus(root, open)
  const [close] = useState(() => () => hide(true))
  useEnterAndExit(root, { movement: 'unfold', present: open, initial: open, onGone: close })
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
