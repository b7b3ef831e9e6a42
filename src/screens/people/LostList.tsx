'use client'

import { DescriptionList } from '../../components/DescriptionList'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { andList } from '../../messages/listText'
import { reasonText } from '../product/reasonText'
import type { LostRights } from './compareRights'

interface LostListProps {
  lost: readonly LostRights[]
  /** Whether the person could take the change back. */
  staysAble: boolean
}

/** The rights lost with another role. */
export function LostList({ lost, staysAble }: LostListProps) {
  const { t, locale } = useScreenLocale(englishPeople)
  const said = ({ actions, seen, changed }: LostRights) =>
    reasonText(
      andList(
        [
          ...actions.map(({ label }) => label),
          ...seen.map((field) => t('people.seeField', { field })),
          ...changed.map((field) => t('people.changeField', { field })),
        ],
        locale,
      ),
      locale,
    )
  return (
    <div className="sw-PeopleScreen-lost">
      <p className="sw-PeopleScreen-text">{t('people.lose')}</p>
      <DescriptionList items={lost.map((one) => ({ id: one.label, label: one.label, value: said(one) }))} />
      {!staysAble && <p className="sw-PeopleScreen-text">{t('people.loseWay')}</p>}
    </div>
  )
}
