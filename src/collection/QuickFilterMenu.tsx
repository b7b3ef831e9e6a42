'use client'

import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { MenuItem, MenuSection } from 'react-aria-components/Menu'
import { MenuPopover } from '../components/MenuPopover'
import type { OpenedProps } from '../components/useOpener'

export interface QuickFilterMenuProps extends OpenedProps {
  /** Names the menu. */
  label: string
  /** Whether more than one can be chosen. */
  several: boolean
  options: readonly {
    readonly key: string
    readonly text: string
    /** How often it occurs, written out. */
    readonly count: string | undefined
  }[]
  /** The keys of those that are chosen. */
  chosen: readonly string[]
  onChoose: (keys: ReadonlySet<unknown>) => void
  /** Entries below the options, for what is done rather than chosen. */
  footer?: ReactNode
}

/** The values of one field to choose from. */
export function QuickFilterMenu(props: QuickFilterMenuProps) {
  const { label, several, options, chosen, onChoose, footer, ...opened } = props
  return (
    <MenuPopover
      opened={opened}
      label={label}
      align="start"
      selectionMode={several ? 'multiple' : 'single'}
      selectedKeys={chosen}
      onSelectionChange={(keys) => keys !== 'all' && onChoose(keys)}
    >
      {options.map(({ key, text, count }) => (
        <MenuItem key={key} id={key} className="sw-Menu-item sw-ColumnChooser-item" textValue={text}>
          {({ isSelected }) => (
            <>
              <span className="sw-ColumnChooser-mark">{isSelected && <Check className="sw-icon" />}</span>
              {text}
              {count !== undefined && <span className="sw-FilterBar-facet">{count}</span>}
            </>
          )}
        </MenuItem>
      ))}
      {footer !== undefined && (
        // Something that is done is not chosen, and gets no tick.
        <MenuSection className="sw-Menu-section" aria-label={label} selectionMode="none">
          {footer}
        </MenuSection>
      )}
    </MenuPopover>
  )
}
