'use client'

import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'

export interface NavigationItem {
  /** Names the place. */
  readonly label: string
  readonly href: string
  /** 16 px, before the words. */
  readonly icon?: ReactNode
  /** How many wait there, after the words; nothing for none. */
  readonly count?: number | undefined
  /** The count in words, for those who hear it: "3 unread". @default the number */
  readonly countLabel?: string | undefined
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

function Place({ item, onChoose }: PlaceProps) {
  const { label, href, icon, count = 0, countLabel, current } = item
  const { locale } = useLocale()
  const digits = new Intl.NumberFormat(locale).format(count)
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
        {count > 0 && (
          <span className="sw-AppFrame-count">
            <span aria-hidden="true">{digits}</span>
            <VisuallyHidden>{countLabel ?? digits}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  )
}
