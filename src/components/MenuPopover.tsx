'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Menu, type MenuProps } from 'react-aria-components/Menu'
import { OpenedPopover } from './OpenedPopover'
import type { OpenedProps } from './useOpener'

interface MenuPopoverProps extends Pick<
  MenuProps<object>,
  'children' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange'
> {
  opened: OpenedProps
  /** Names the menu. */
  label: string
  /** Which edge of the button it keeps to. */
  align: 'start' | 'end'
  /** Stands above the entries, to be read. */
  header?: ReactNode
}

/**
 * An open menu. Tab closes it and goes on to what comes after its button, as the APG says; React Aria's own would keep the
 * focus within.
 */
export function MenuPopover({ opened, label, align, header, ...menu }: MenuPopoverProps) {
  const { id, buttonId, button, focuses = true, onOpenChange } = opened
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    flushSync(() => onOpenChange(false))
    // From here the browser goes on by itself.
    button.current?.focus()
  }
  return (
    <OpenedPopover opened={opened} align={align} className="sw-Menu-popover" aria-labelledby={buttonId}>
      <div className="sw-Menu-keys" role="presentation" onKeyDownCapture={onKeyDownCapture}>
        {header !== undefined && <div className="sw-Menu-header">{header}</div>}
        <Menu
          {...menu}
          id={id}
          className="sw-Menu"
          aria-label={label}
          autoFocus={focuses}
          onClose={() => onOpenChange(false)}
        />
      </div>
    </OpenedPopover>
  )
}
