'use client'

import type { ReactNode } from 'react'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { AriaLocale } from '../internal/AriaLocale'
import type { OpenedProps } from './useOpener'

interface OpenedPopoverProps extends Pick<PopoverProps, 'className' | 'aria-labelledby'> {
  opened: OpenedProps
  /** Which edge of the button it keeps to. */
  align: 'start' | 'end'
  children: ReactNode
}

/** The surface beside the button of `useOpener`. */
export function OpenedPopover({ opened, align, ...rest }: OpenedPopoverProps) {
  const { button, open, onOpenChange, popover } = opened
  return (
    <AriaLocale>
      <Popover
        {...rest}
        ref={popover}
        triggerRef={button}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
      />
    </AriaLocale>
  )
}
