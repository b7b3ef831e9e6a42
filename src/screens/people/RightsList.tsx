'use client'

import { DescriptionList } from '../../components/DescriptionList'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { andList } from '../../messages/listText'
import { reasonText } from '../product/reasonText'
import type { ActionRight, EntityRights } from './RoleRights'
import { type Language } from './rightsInWords'

interface RightsListProps {
  entities: readonly EntityRights[]
  /** Names the list by the id of its heading. */
  labelledBy: string
}

/** Draw the rights of a role, entity by entity, in sentences. */
export function RightsList({ entities, labelledBy }: RightsListProps) {
  const { t, locale } = useScreenLocale(englishPeople)
  const declared = entities.filter(({ actions }) => actions !== undefined)
  const others = entities.filter(({ actions }) => actions === undefined).map(({ label }) => label)
  return (
    <>
      {declared.length > 0 && (
        <DescriptionList
          className="sw-PeopleScreen-rights"
          aria-labelledby={labelledBy}
          items={declared.map((rights) => ({
            id: rights.entity,
            label: rights.label,
            value: <Sentences sentences={entitySentences(rights, { t, locale })} />,
          }))}
        />
      )}
      {others.length > 0 && (
        <p className="sw-PeopleScreen-text">
          {t('people.notDeclared', { entities: andList(others, locale) })}
        </p>
      )}
    </>
  )
}

/** One below the other; one alone is no list. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length < 2) return sentences[0]
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
    <ul role="list" className="sw-PeopleScreen-sentences">
      {sentences.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

/** "List, read, and make." "Change and remove, only while status is draft." "Does not see: cost." */
export function entitySentences(
  { actions = [], hidden, kept }: Pick<EntityRights, 'actions' | 'hidden' | 'kept'>,
  language: Language,
): readonly string[] {
  const { t, locale } = language
  const never = kept.filter(({ conditions }) => conditions === undefined)
  if (actions.length === 0) return [t('people.nothing')]
  return [
    ...actionSentences(actions, language),
    ...(hidden.length > 0 ? [t('people.hides', { fields: andList(hidden, locale) })] : []),
    ...(never.length > 0
      ? [
          t('people.keeps', {
            fields: andList(
              never.map(({ label }) => label),
              locale,
            ),
          }),
        ]
      : []),
    ...kept.flatMap(({ label, conditions }) =>
      conditions
        ? [t('people.changesSometimes', { field: label, condition: andList(conditions, locale) })]
        : [],
    ),
  ]
}

/** Say actions under the same conditions together. */
export function actionSentences(actions: readonly ActionRight[], { t, locale }: Language): readonly string[] {
  const groups = new Map<string, ActionRight[]>()
  for (const action of actions) {
    const key = JSON.stringify(action.conditions)
    groups.set(key, [...(groups.get(key) ?? []), action])
  }
  return [...groups.values()].map((group) => {
    const said = andList(
      group.map(({ label }) => label),
      locale,
    )
    const conditions = group[0]?.conditions ?? []
    return reasonText(
      conditions.length === 0
        ? said
        : t('people.under', { actions: said, condition: andList(conditions, locale) }),
      locale,
    )
  })
}
