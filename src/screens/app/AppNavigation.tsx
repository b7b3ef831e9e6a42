'use client'

import type { ReactNode } from 'react'
import { useLocale } from '../../internal/locale'

export interface NavigationItem {
  /** Names the place. */
  readonly label: string
  readonly href: string
  /** 16 px, before the words. */
  readonly icon?: ReactNode
  /** Whether it is the page at hand, or the page at hand stands below it. */
  readonly current?: 'page' | 'section' | undefined
}

export interface NavigationGroup {
  /** Heads the items. */
  readonly label: string
  readonly items: readonly NavigationItem[]
}

export type NavigationEntry = NavigationItem | NavigationGroup

interface AppNavigationProps {
  items: readonly NavigationEntry[]
  /** Called when a place is chosen, before it is gone to. */
  onChoose?: () => void
}

/** The places of an app, in groups where there are many. */
export function AppNavigation({ items, onChoose }: AppNavigationProps) {
  const { t } = useLocale()
  return (
    <nav className="sw-AppFrame-navigation" aria-label={t('product.navigation')}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ul className="sw-AppFrame-list" role="list">
        {items.map((entry) =>
          'items' in entry ? (
            <Group key={`group ${entry.label}`} group={entry} onChoose={onChoose} />
          ) : (
            <Place key={entry.href} item={entry} onChoose={onChoose} />
          ),
        )}
      </ul>
    </nav>
  )
}

interface GroupProps {
  group: NavigationGroup
  onChoose: (() => void) | undefined
}

function Group({ group: { label, items }, onChoose }: GroupProps) {
  return (
    <li className="sw-AppFrame-group">
      <span className="sw-AppFrame-groupLabel">{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ul className="sw-AppFrame-list" role="list" aria-label={label}>
        {items.map((item) => (
          <Place key={item.href} item={item} onChoose={onChoose} />
        ))}
      </ul>
    </li>
  )
}

interface PlaceProps {
  item: NavigationItem
  onChoose: (() => void) | undefined
}

function Place({ item: { label, href, icon, current }, onChoose }: PlaceProps) {
  return (
    <li>
      <a
        className="sw-AppFrame-link"
        href={href}
        aria-current={current === 'section' ? 'true' : current}
        onClick={onChoose}
      >
        {icon}
        <span>{label}</span>
      </a>
    </li>
  )
}
