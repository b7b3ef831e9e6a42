'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode, Ref } from 'react'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { menuTexts } from '../messages/components/menuTexts'
import type { DataAttributes } from '../internal/RootProps'
import { Button, type ButtonProps } from './Button'
import { IconButton } from './IconButton'
import { LateControlFailure } from './LateFailure'
import { lateOnceOpen } from './lateOnceOpen'
import type { MenuContent } from './MenuItems'
import { useOpener } from './useOpener'

// A page has a button in each row, and a menu in the few that are opened.
const MenuList = lateOnceOpen(async () => (await import('./MenuList')).MenuList, LateControlFailure)

export interface MenuProps extends DataAttributes {
  /** Names the button and the menu. @default "More actions" */
  label?: string | undefined
  /**
   * The actions, the most frequent first; one that cannot be taken back stands last. A function is called
   * whenever the open menu is drawn, so that a list of a thousand rows makes actions for opened menus alone.
   */
  items: MenuContent
  /** Shows this icon alone; the label then is the name and the tooltip. @default three dots, without a `label` */
  icon?: ReactNode
  /** Stands above the entries, to be read: who is signed in. */
  header?: ReactNode
  /** Drawn in the button in place of the label, and names it: with the label among what it says. */
  children?: ReactNode
  /** The button's weight. @default 'secondary', or 'quiet' for an icon alone */
  variant?: ButtonProps['variant'] | undefined
  /** The button's height. @default 'medium' */
  size?: ButtonProps['size'] | undefined
  /** Which edge of the button the menu keeps to. @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Whether it is open; given with `onOpenChange`, the parent then decides. */
  open?: boolean | undefined
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** Called when a person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Identifies the button. */
  id?: string | undefined
  /** Added to the button's classes. */
  className?: string | undefined
  /** Set on the button. */
  style?: ButtonProps['style'] | undefined
  /** The button. */
  ref?: Ref<HTMLElement> | undefined
}

/** A button that opens a list of actions. The list's code is loaded when a pointer or the focus comes near. */
export function Menu(props: MenuProps) {
  const {
    label,
    items,
    icon,
    header,
    children,
    align = 'start',
    open,
    defaultOpen,
    onOpenChange,
    ...rest
  } = props
  const { id, className, ref, ...look } = rest
  const { t } = useLocaleWith(menuTexts)
  const { attributes, opened } = useOpener({
    open,
    defaultOpen,
    onOpenChange,
    id,
    ref,
    hasMenu: true,
    part: MenuList,
  })
  const name = label ?? t('menu.label')
  const shownIcon = icon ?? (label === undefined && <Ellipsis className="sw-icon" />)
  const button = { ...look, ...attributes, className: classes('sw-Menu-button', className) }
  return (
    <>
      {shownIcon ? (
        <IconButton {...button} label={name} icon={shownIcon} />
      ) : (
        <Button {...button}>
          {children ?? name}
          <ChevronDown className="sw-icon sw-Menu-mark" />
        </Button>
      )}
      <MenuList {...opened} label={name} items={items} align={align} header={header} />
    </>
  )
}
