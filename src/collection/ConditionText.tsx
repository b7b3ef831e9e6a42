'use client'

import { useLocale } from '../internal/locale'
import type { FilterField } from './createFilters'
import { type FilterCondition, valuesIn } from './filterConditions'
import { filterText } from './filterText'
import { keyed } from './keyed'
import { ReferenceText } from './ReferenceText'
import { WithinLinkContext } from './WithinLinkContext'

interface ConditionTextProps {
  condition: FilterCondition
  /** The filter of its field; undefined if the condition came with an address and is not offered. */
  filter: FilterField | undefined
}

/** The words of a condition; records that it names are shown by their titles. */
export function ConditionText({ condition, filter }: ConditionTextProps) {
  const { locale, t } = useLocale()
  if (filter?.field.kind !== 'reference' || condition.value === undefined) {
    return filterText(condition, filter?.field, { locale, t })
  }
  const { to } = filter.field
  const ids = valuesIn(condition)
  const titles = keyed(ids).map(([key, one]) => (
    <span key={key} className="sw-FilterBar-title" data-followed={key < ids.length - 1 || undefined}>
      <ReferenceText to={to} id={one} />
    </span>
  ))
  return (
    <WithinLinkContext value>
      {condition.test === 'not' ? (
        <>
          {t('filter.test.not')} {titles}
        </>
      ) : (
        titles
      )}
    </WithinLinkContext>
  )
}
