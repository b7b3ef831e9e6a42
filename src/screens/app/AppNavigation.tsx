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
  onChoose?: (() => void) | undefined
}

/** The places of an app, in groups where there are many. */
export function AppNavigation({ items, onChoose }: AppNavigationProps) {
  const { t } = useLocale()
  return (
    <nav className="sw-AppFrame-navigation" aria-label={t('product.navigation')}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ul className="sw-AppFrame-list" role="list">
        {partsOf(items).map((part) =>
          'items' in part ? (
            <Group
              key={part.label === undefined ? `rest ${part.items[0]?.href}` : `group ${part.label}`}
              group={part}
              onChoose={onChoose}
            />
          ) : (
            <Place key={part.href} item={part} onChoose={onChoose} />
          ),
        )}
      </ul>
    </nav>
  )
}

/** A group, or the places after one that stand in none. */
interface Part {
  readonly label: string | undefined
  readonly items: readonly NavigationItem[]
}

/** Gather places that follow a group: below its heading, with nothing between, they would seem to belong to it. */
function partsOf(entries: readonly NavigationEntry[]): readonly (NavigationItem | Part)[] {
  const parts: (NavigationItem | Part)[] = []
  for (const entry of entries) {
    const last = parts.at(-1)
    if ('items' in entry || !last || !('items' in last)) parts.push(entry)
    else if (last.label === undefined) parts.splice(-1, 1, { ...last, items: [...last.items, entry] })
    else parts.push({ label: undefined, items: [entry] })
  }
  return parts
}

interface GroupProps {
  group: Part
  onChoose: (() => void) | undefined
}

function Group({ group: { label, items }, onChoose }: GroupProps) {
  const { t } = useLocale()
  return (
    <li className="sw-AppFrame-group" data-unnamed={label === undefined || undefined}>
      {label !== undefined && <span className="sw-AppFrame-groupLabel">{label}</span>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ul className="sw-AppFrame-list" role="list" aria-label={label ?? t('product.otherPlaces')}>
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
