'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '../internal/AriaLocale'
import type { OpenedProps } from './useOpener'

export interface MenuPopoverProps extends OpenedProps {
  /** Which edge of the button it keeps to. */
  align: 'start' | 'end'
  /** The menu. */
  children: ReactNode
}

/**
 * Holds an open menu. Tab closes it and goes on to what comes after its button, as the APG says; React Aria's own would
 * keep the focus within.
 */
export function MenuPopover(props: MenuPopoverProps) {
  const { buttonId, button, open, onOpenChange, popover, align, children } = props
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    flushSync(() => onOpenChange(false))
    // From here the browser goes on by itself.
    button.current?.focus()
  }
  return (
    <AriaLocale>
      <Popover
        ref={popover}
        className="sw-Menu-popover"
        aria-labelledby={buttonId}
        triggerRef={button}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
      >
        <div className="sw-Menu-keys" role="presentation" onKeyDownCapture={onKeyDownCapture}>
          {children}
        </div>
      </Popover>
    </AriaLocale>
  )
}
