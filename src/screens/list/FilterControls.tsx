'use client'

import ListFilterIcon from 'lucide-react/icons/list-filter'
import { type Ref, useState } from 'react'
import type { FilterField } from '../../collection/createFilters'
import {
  conditionsOf,
  type FilterCondition,
  withCondition,
  withoutCondition,
} from '../../collection/filterConditions'
import { QuickFilter } from '../../collection/QuickFilter'
import { Button } from '../../components/Button'
import type { Facets, ListFilter } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { LateFilterDialog } from './lateFilterDialog'

/** How a list is filtered, and how a person changes it. */
export interface FilterChanges {
  /** The filters, as `createFilters` makes them of an entity and of what its source can compare. */
  filters: readonly FilterField[]
  /** The current filter. */
  filter: ListFilter | undefined
  /** Called with the filter that a person asks for; with nothing when the last condition is taken off. */
  onFilterChange: (filter: ListFilter | undefined) => void
  /** The names of filters that have a menu of their own: choices, references, and yes or no. @default none */
  quickFilters?: readonly string[] | undefined
  /** How often each value occurs, to be shown in those menus. */
  facets?: Facets | undefined
}

export interface FilterControlsProps extends FilterChanges {
  /** The button that adds a condition. */
  addRef?: Ref<HTMLElement> | undefined
}

/** Menus for what is asked often, and a dialog for everything else. */
export function FilterControls(props: FilterControlsProps) {
  const { filters, filter, onFilterChange, quickFilters = [], facets, addRef } = props
  const { t } = useLocale()
  const [asking, setAsking] = useState(false)
  const [searched, setSearched] = useState<FilterCondition>()
  const conditions = conditionsOf(filter)
  return (
    <>
      {quickFilters
        .flatMap((name) => filters.filter((one) => one.name === name))
        .map((one) => {
          const condition = conditions.find(({ field, test }) => field === one.name && chosen.has(test))
          return (
            <QuickFilter
              key={one.name}
              filter={one}
              condition={condition}
              facets={own(facets, one.name)}
              onConditionChange={(next) => {
                const before = withoutChosen(filter, one.name)
                onFilterChange(next ? withCondition(before, next) : before)
              }}
              onSearch={() => {
                const test = one.tests.includes('in') ? 'in' : 'is'
                setSearched(condition ?? { field: one.name, test, value: undefined })
                setAsking(true)
              }}
            />
          )
        })}
      <Button
        ref={addRef}
        className="sw-FilterBar-add"
        icon={<ListFilterIcon className="sw-icon" />}
        aria-haspopup="dialog"
        onClick={() => {
          setSearched(undefined)
          setAsking(true)
        }}
      >
        {t('filter.add')}
      </Button>
      <LateFilterDialog
        open={asking}
        filters={filters}
        condition={searched}
        onApply={(condition) => {
          setAsking(false)
          const before = searched ? withoutChosen(filter, searched.field) : filter
          onFilterChange(withCondition(before, condition))
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** The filter without the values of a field that were chosen from its menu. */
function withoutChosen(filter: ListFilter | undefined, field: string): ListFilter | undefined {
  return (['in', 'is'] as const).reduce((left, test) => withoutCondition(left, { field, test }), filter)
}

const chosen: ReadonlySet<FilterCondition['test']> = new Set(['in', 'is'])
