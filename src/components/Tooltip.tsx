'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { attachTip } from './attachTip'

export interface TooltipProps extends RootProps<HTMLSpanElement> {
  /** A few words about the element that stands right before the tooltip; nothing to click. */
  children: ReactNode
  /** Identifies the words, so that the element can point at them with `aria-describedby`. */
  id?: string | undefined
  /** Shows the words at once and on a tap as well: for words without which a person is stuck. @default false */
  eager?: boolean | undefined
  /** Says nothing to assistive technology, because the words repeat the element's name. @default false */
  redundant?: boolean | undefined
}

/**
 * Explains the element right before it while that one is pointed at or has the keyboard's focus. The words can be
 * pointed at themselves and Escape puts them away. They are in the page all along, so that a description reads the same
 * whether they show or not.
 */
export function Tooltip({ eager = false, redundant = false, className, ref, ...rest }: TooltipProps) {
  const [tip, hold] = useSharedRef(ref)
  useLayoutEffect(() => {
    const anchor = tip.current?.previousElementSibling
    return tip.current && anchor instanceof HTMLElement ? attachTip(anchor, tip.current, eager) : undefined
  }, [tip, eager])
  return (
    <span
      {...rest}
      ref={hold}
      role="tooltip"
      popover="manual"
      aria-hidden={redundant || undefined}
      className={classes('sw-Tooltip', className)}
    />
  )
}
