'use client'

import { ConditionText } from '../../collection/ConditionText'
import type { FilterField } from '../../collection/createFilters'
import { conditionsOf } from '../../collection/filterConditions'
import { usePrinting } from '../../collection/usePrinting'
import { ValueLabel } from '../../components/ValueLabel'
import type { ListFilter } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'

interface PrintedFiltersProps {
  search: string | undefined
  filters: readonly FilterField[] | undefined
  filter: ListFilter | undefined
}

/** On paper, where the tools are left out: by what the list is searched and filtered, as a line of words. */
export function PrintedFilters({ search, filters = [], filter }: PrintedFiltersProps) {
  const { t } = useLocale()
  const isPrinting = usePrinting()
  const conditions = filters.length > 0 ? conditionsOf(filter) : []
  const isSearched = search !== undefined && search.trim() !== ''
  if (!isPrinting || (!isSearched && conditions.length === 0)) return null
  return (
    <p className="sw-ListScreen-printedFilters">
      {isSearched && t('list.printedSearch', { search: search.trim() })}
      {conditions.map((condition, place) => {
        const known = filters.find(({ name }) => name === condition.field)
        return (
          <span key={`${condition.field} ${condition.test}`}>
            {(isSearched || place > 0) && t('list.printedNext')}
            <ValueLabel>{known?.label ?? condition.field}</ValueLabel>
            <ConditionText condition={condition} filter={known} />
          </span>
        )
      })}
    </p>
  )
}
