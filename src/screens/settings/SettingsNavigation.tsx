'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSettings } from '../../messages/englishSettings'
import { leadTo } from '../status/leadTo'
import { useGroupInSight } from './useGroupInSight'

interface SettingsNavigationProps {
  /** The groups, each with the id of its element. */
  groups: readonly { readonly id: string; readonly title: ReactNode }[]
}

/** Leads to the groups of the page, and marks the one that a person is in. On a phone it is the list that the page begins with. */
export function SettingsNavigation({ groups }: SettingsNavigationProps) {
  const { t } = useScreenLocale(englishSettings)
  const current = useGroupInSight(groups.map(({ id }) => id))
  return (
    <nav className="sw-SettingsScreen-navigation" aria-label={t('settings.groups')}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ul role="list" className="sw-SettingsScreen-places">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              className="sw-SettingsScreen-place"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => leadToGroup(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function leadToGroup(event: MouseEvent, id: string) {
  const group = document.getElementById(id)
  leadTo(event, group?.querySelector<HTMLElement>('h2, h3, h4') ?? null, group)
}
