import type { ReactNode } from 'react'
import { type MenuContent, MenuItems } from './MenuItems'
import { MenuPopover } from './MenuPopover'
import type { OpenedProps } from './useOpener'

export interface MenuListProps extends OpenedProps {
  /** Names the menu. */
  label: string
  items: MenuContent
  align: 'start' | 'end'
  /** Stands above the entries. */
  header?: ReactNode
}

/** The popover that the button of a menu opens. */
export function MenuList({ label, items, align, header, ...opened }: MenuListProps) {
  return (
    <MenuPopover opened={opened} label={label} align={align} header={header}>
      <MenuItems items={items} />
    </MenuPopover>
  )
}
