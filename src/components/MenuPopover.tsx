'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, use } from 'react'
import { flushSync } from 'react-dom'
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { Popover, PopoverContext } from 'react-aria-components/Popover'

export interface MenuPopoverProps {
  placement: 'bottom start' | 'bottom end'
  /** The menu. */
  children: ReactNode
}

/**
 * Holds an open menu. Tab closes it and goes on to what comes after its button, as the APG says; React Aria's own would
 * keep the focus within.
 */
export function MenuPopover({ placement, children }: MenuPopoverProps) {
  const state = use(RootMenuTriggerStateContext)
  const button = triggerIn(use(PopoverContext))
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    flushSync(() => state?.close())
    // From here the browser goes on by itself.
    if (button?.current instanceof HTMLElement) button.current.focus()
  }
  return (
    <Popover className="sw-Menu-popover" placement={placement} offset={4}>
      <div className="sw-Menu-keys" role="presentation" onKeyDownCapture={onKeyDownCapture}>
        {children}
      </div>
    </Popover>
  )
}

function triggerIn(context: unknown): RefObject<Element | null> | undefined {
  return (context as { triggerRef?: RefObject<Element | null> } | null)?.triggerRef
}
