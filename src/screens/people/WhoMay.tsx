'use client'

import { useId } from 'react'
import { SelectField } from '../../fields/SelectField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { andList } from '../../messages/listText'
import { holdersOf } from './compareRights'
import type { PeopleAction, RoleRights } from './RoleRights'

interface WhoMayProps {
  actions: readonly PeopleAction[]
  roles: readonly RoleRights[]
  /** The key of the action that is asked about. */
  action: string | undefined
  onActionChange: (action: string | undefined) => void
  /** Whether the list shows only those who may. */
  narrows: boolean
}

/** Asks who may do something, and says which roles, and when. */
export function WhoMay({ actions, roles, action, onActionChange, narrows }: WhoMayProps) {
  const { t, locale } = useScreenLocale(englishPeople)
  const answer = useId()
  const holders = action === undefined ? [] : holdersOf(roles, action)
  return (
    <div className="sw-PeopleScreen-may">
      <SelectField
        className="sw-PeopleScreen-mayField"
        label={t('people.may')}
        value={action ?? null}
        onValueChange={(next) => onActionChange(next ?? undefined)}
        emptyLabel={t('people.all')}
        options={actions.map(({ key, label, group }) => ({ value: key, label, group }))}
        aria-describedby={action === undefined ? undefined : answer}
      />
      <div id={answer} className="sw-PeopleScreen-answer" role="status">
        {action !== undefined && holders.length === 0 && (
          <p className="sw-PeopleScreen-text">{t('people.mayNoRole')}</p>
        )}
        {holders.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
          <ul role="list" className="sw-PeopleScreen-sentences" aria-label={t('people.mayRoles')}>
            {holders.map(({ role, label, conditions }) => (
              <li key={role}>
                {t('people.mayRole', {
                  role: label,
                  condition: conditions.length === 0 ? t('people.always') : andList(conditions, locale),
                })}
              </li>
            ))}
          </ul>
        )}
        {holders.length > 0 && !narrows && <p className="sw-PeopleScreen-text">{t('people.mayNotAsked')}</p>}
      </div>
    </div>
  )
}
