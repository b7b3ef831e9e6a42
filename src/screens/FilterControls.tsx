'use client'

import ListFilterIcon from 'lucide-react/icons/list-filter'
import { type Ref, useState } from 'react'
import {
  conditionsOf,
  type FilterCondition,
  withCondition,
  withoutCondition,
} from '../collection/filterConditions'
import { QuickFilter } from '../collection/QuickFilter'
import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'
import { own } from '../internal/own'
import type { FilterBarProps } from './FilterBar'
import { FilterDialog } from './FilterDialog'

interface FilterControlsProps extends Pick<
  FilterBarProps,
  'filters' | 'filter' | 'onFilterChange' | 'quickFilters' | 'facets'
> {
  /** The button that adds a condition. */
  addRef?: Ref<HTMLElement>
}

/** Menus for what is asked often, and a dialog for everything else. */
export function FilterControls(props: FilterControlsProps) {
  const { filters, filter, onFilterChange, quickFilters = [], facets, addRef } = props
  const { t } = useLocale()
  const [asking, setAsking] = useState(false)
  const conditions = conditionsOf(filter)
  return (
    <>
      {quickFilters
        .flatMap((name) => filters.filter((one) => one.name === name))
        .map((one) => (
          <QuickFilter
            key={one.name}
            filter={one}
            condition={conditions.find(({ field, test }) => field === one.name && chosen.has(test))}
            facets={own(facets, one.name)}
            onConditionChange={(condition) => {
              const { name: field } = one
              const before = (['in', 'is'] as const).reduce(
                (left, test) => withoutCondition(left, { field, test }),
                filter,
              )
              onFilterChange(condition ? withCondition(before, condition) : before)
            }}
          />
        ))}
      <Button
        ref={addRef}
        className="sw-FilterBar-add"
        icon={<ListFilterIcon className="sw-icon" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('filter.add')}
      </Button>
      <FilterDialog
        open={asking}
        filters={filters}
        condition={undefined}
        onApply={(condition) => {
          setAsking(false)
          onFilterChange(withCondition(filter, condition))
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const chosen: ReadonlySet<FilterCondition['test']> = new Set(['in', 'is'])
