'use client'

import { Menu as AriaMenu } from 'react-aria-components/Menu'
import { type MenuContent, MenuItems } from './MenuItems'
import { MenuPopover } from './MenuPopover'
import type { OpenedProps } from './useOpener'

export interface MenuListProps extends OpenedProps {
  /** Names the menu. */
  label: string
  items: MenuContent
  align: 'start' | 'end'
}

/** What a menu's button opens. */
export function MenuList({ label, items, ...opened }: MenuListProps) {
  const { id, focuses = true, onOpenChange } = opened
  return (
    <MenuPopover {...opened}>
      <AriaMenu
        id={id}
        className="sw-Menu"
        aria-label={label}
        autoFocus={focuses}
        onClose={() => onOpenChange(false)}
      >
        <MenuItems items={items} />
      </AriaMenu>
    </MenuPopover>
  )
}
