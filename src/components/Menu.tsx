'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode, Ref } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { AriaLocale } from '../internal/AriaLocale'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { menuTexts } from '../messages/components/menuTexts'
import type { DataAttributes } from '../internal/RootProps'
import type { ButtonProps } from './Button'
import { type MenuAction, MenuItems, type MenuSection } from './MenuItems'
import { MenuPopover } from './MenuPopover'
import { TriggerButton } from './TriggerButton'

export interface MenuProps extends DataAttributes {
  /** Names the button and the menu. @default "More actions" */
  label?: string
  /** The actions, the most frequent first; one that cannot be taken back stands last. */
  items: readonly (MenuAction | MenuSection)[]
  /** Shows this icon alone; the label then is the name and the tooltip. @default three dots, without a `label` */
  icon?: ReactNode
  /** The button's weight. @default 'secondary', or 'quiet' for an icon alone */
  variant?: ButtonProps['variant']
  /** The button's height. @default 'medium' */
  size?: ButtonProps['size']
  /** Which edge of the button the menu keeps to. @default 'start' */
  align?: 'start' | 'end'
  /** Whether it is open; given with `onOpenChange`, the parent then decides. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when a person opens or closes it. */
  onOpenChange?: (open: boolean) => void
  /** Identifies the button. */
  id?: string
  /** Added to the button's classes. */
  className?: string
  /** Set on the button. */
  style?: ButtonProps['style']
  /** The button. */
  ref?: Ref<HTMLElement>
}

/** A button that opens a list of actions. */
export function Menu(props: MenuProps) {
  const { label, items, icon, align = 'start', open, defaultOpen, onOpenChange, className, ...rest } = props
  const { t } = useLocaleWith(menuTexts)
  const name = label ?? t('menu.label')
  const shownIcon = icon ?? (label === undefined && <Ellipsis className="sw-icon" />)
  return (
    <AriaLocale>
      <MenuTrigger isOpen={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        {shownIcon ? (
          <TriggerButton
            {...rest}
            className={classes('sw-Menu-button', className)}
            label={name}
            icon={shownIcon}
          />
        ) : (
          <TriggerButton {...rest} className={classes('sw-Menu-button', className)}>
            {name}
            <ChevronDown className="sw-icon sw-Menu-mark" />
          </TriggerButton>
        )}
        <MenuPopover placement={align === 'end' ? 'bottom end' : 'bottom start'}>
          <AriaMenu className="sw-Menu" aria-label={name}>
            <MenuItems items={items} />
          </AriaMenu>
        </MenuPopover>
      </MenuTrigger>
    </AriaLocale>
  )
}
