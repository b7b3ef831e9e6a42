'use client'

import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { classes } from '../internal/classes'
import { focusable } from '../internal/focusable'
import { isRightToLeft } from '../internal/isRightToLeft'
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
  disabled?: boolean | undefined
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Names the row of tabs. */
  label: string
  /** The tabs in their order; the first is chosen at first. Without any, nothing is drawn. */
  items: readonly Tab[]
  /** The chosen tab's id; given with `onValueChange`, the parent then decides. */
  value?: string | undefined
  /** The id of the tab chosen at first. @default the first one's */
  defaultValue?: string | undefined
  /** Called when a person chooses another one. */
  onValueChange?: ((id: string) => void) | undefined
}

/** Shows one of several views in the same place. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, className, ...rest } = props
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const usable = items.filter(({ disabled }) => !disabled)
  const chosen = usable.find((tab) => tab.id === (value ?? own)) ?? usable[0]

  function choose(tab: Tab | undefined) {
    if (!tab || tab.id === chosen?.id) return
    setOwn(tab.id)
    onValueChange?.(tab.id)
  }

  return (
    <div {...rest} className={classes('sw-Tabs', className)}>
      {items.length > 0 && (
        <div className="sw-Tabs-list" role="tablist" aria-label={label}>
          {items.map((tab, index) => {
            const selected = tab.id === chosen?.id
            return (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${id}-${index}`}
                className="sw-Tabs-tab"
                data-selected={selected || undefined}
                aria-selected={selected}
                aria-controls={selected ? `${id}-panel` : undefined}
                tabIndex={selected ? 0 : -1}
                disabled={tab.disabled}
                onKeyDown={(event) => choose(usable[moveFocus(event) ?? -1])}
                onClick={() => choose(tab)}
              >
                {tab.label}
              </button>
            )
          })}
        </div>
      )}
      {chosen && (
        <TabPanel key={chosen.id} id={`${id}-panel`} tabId={`${id}-${items.indexOf(chosen)}`}>
          {chosen.content}
        </TabPanel>
      )}
    </div>
  )
}

interface TabPanelProps {
  id: string
  /** The id of the tab, which names the panel. */
  tabId: string
  children: ReactNode
}

function TabPanel({ id, tabId, children }: TabPanelProps) {
  return (
    <div ref={useStop()} className="sw-Tabs-panel" role="tabpanel" id={id} aria-labelledby={tabId}>
      {children}
    </div>
  )
}

/** Make an element a stop of the Tab key while nothing within it is one, so that a person with a keyboard can go on and read. */
function useStop() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => {
      const hasStop = [...element.querySelectorAll(focusable)].some((one) => !one.matches(':disabled'))
      if (hasStop) element.removeAttribute('tabindex')
      else if (element.tabIndex !== 0) element.tabIndex = 0
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'tabindex'] })
    return () => observer.disconnect()
  }, [])
}

/**
 * Move the focus to another tab as the ARIA practices say: from one end to the other, past those that are out of use.
 *
 * @returns its place among those that can be chosen, where the key leads to one
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): number | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined
  const here = event.currentTarget
  const tabs = [...(here.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [])]
  const leads = placeAfter(event.key, tabs.indexOf(here), isRightToLeft(here) ? -1 : 1)
  if (leads === undefined) return undefined
  event.preventDefault()
  const place = (leads + tabs.length) % tabs.length
  tabs[place]?.focus()
  return place
}

/** Where a key leads from a place; -1 is the last. */
function placeAfter(key: string, here: number, toTheRight: 1 | -1) {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return -1
    case 'ArrowRight':
      return here + toTheRight
    case 'ArrowLeft':
      return here - toTheRight
    default:
      return undefined
  }
}
