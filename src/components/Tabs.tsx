'use client'

import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { AriaLocale } from '../internal/AriaLocale'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

/** One view of the same thing. */
export interface Tab {
  /** Tells it from the others; what `value` and `onValueChange` speak of. */
  id: string
  /** One word or two, with a count where it helps. */
  label: ReactNode
  /** The content shown while the tab is chosen. */
  content: ReactNode
  /** Takes it out of use. @default false */
  disabled?: boolean
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Names the row of tabs. */
  label: string
  /** The tabs in their order; the first is chosen at first. Without any, nothing is drawn. */
  items: readonly Tab[]
  /** The chosen tab's id; given with `onValueChange`, the parent then decides. */
  value?: string
  /** The id of the tab chosen at first. @default the first one's */
  defaultValue?: string
  /** Called when a person chooses another one. */
  onValueChange?: (id: string) => void
}

/** Shows one of several views in the same place. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, className, ...rest } = props
  return (
    <AriaLocale>
      <AriaTabs
        {...rest}
        className={classes('sw-Tabs', className)}
        selectedKey={value}
        defaultSelectedKey={defaultValue}
        onSelectionChange={(key) => onValueChange?.(String(key))}
      >
        {items.length > 0 && (
          <TabList className="sw-Tabs-list" aria-label={label}>
            {items.map((tab) => (
              <AriaTab key={tab.id} id={tab.id} className="sw-Tabs-tab" isDisabled={tab.disabled}>
                {tab.label}
              </AriaTab>
            ))}
          </TabList>
        )}
        {items.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="sw-Tabs-panel">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
