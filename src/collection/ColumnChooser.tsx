'use client'

import Check from 'lucide-react/icons/check'
import Columns3 from 'lucide-react/icons/columns-3'
import type { CSSProperties, Ref } from 'react'
import { Menu, MenuItem, MenuTrigger, Pressable } from 'react-aria-components/Menu'
import { Button } from '../components/Button'
import { MenuPopover } from '../components/MenuPopover'
import { AriaLocale } from '../internal/AriaLocale'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { DataAttributes } from '../internal/RootProps'

export interface ColumnChooserProps extends DataAttributes {
  /** Every column that can be shown, in order. */
  columns: readonly { readonly id: string; readonly header: string }[]
  /** The ids of those that are shown. */
  shown: readonly string[]
  /** Called with the ids to show, in the order of `columns`. At least one stays. */
  onShownChange: (shown: readonly string[]) => void
  /** Added to the button's classes. */
  className?: string
  /** Set on the button. */
  style?: CSSProperties
  /** The button. */
  ref?: Ref<HTMLElement>
}

/** Chooses which columns a list shows. It stays open, so that several can be chosen. */
export function ColumnChooser({ columns, shown, onShownChange, className, ...rest }: ColumnChooserProps) {
  const { t } = useLocale()
  const label = t('list.columns')
  return (
    <AriaLocale>
      <MenuTrigger>
        <Pressable>
          <Button
            {...rest}
            className={classes('sw-ColumnChooser', className)}
            icon={<Columns3 className="sw-icon" />}
          >
            {label}
          </Button>
        </Pressable>
        <MenuPopover placement="bottom end">
          <Menu
            className="sw-Menu"
            aria-label={label}
            selectionMode="multiple"
            disallowEmptySelection
            selectedKeys={shown}
            onSelectionChange={(keys) =>
              onShownChange(columns.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
            }
          >
            {columns.map(({ id, header }) => (
              <MenuItem key={id} id={id} className="sw-Menu-item sw-ColumnChooser-item" textValue={header}>
                {({ isSelected }) => (
                  <>
                    <span className="sw-ColumnChooser-mark">
                      {isSelected && <Check className="sw-icon" />}
                    </span>
                    {header}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </MenuPopover>
      </MenuTrigger>
    </AriaLocale>
  )
}
