'use client'

import ListFilterIcon from 'lucide-react/icons/list-filter'
import { useRef, useState } from 'react'
import { QuickFilter } from '../collection/QuickFilter'
import type { FilterField } from '../collection/createFilters'
import {
  conditionsOf,
  type FilterCondition,
  withCondition,
  withoutCondition,
} from '../collection/filterConditions'
import { FilterChips } from '../collection/FilterChips'
import { Button } from '../components/Button'
import type { Facets, ListFilter } from '../data/DataSource'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import { own } from '../internal/own'
import type { RootProps } from '../internal/RootProps'
import { FilterDialog } from './FilterDialog'

export interface FilterBarProps extends RootProps<HTMLDivElement> {
  /** What can be filtered by, as `createFilters` makes it of an entity and of what its source can compare. */
  filters: readonly FilterField[]
  /** What is filtered by now. */
  filter: ListFilter | undefined
  /** Called with the filter that a person asks for; with nothing when the last condition is taken off. */
  onFilterChange: (filter: ListFilter | undefined) => void
  /** The names of filters that have a menu of their own: choices, and yes or no. @default none */
  quickFilters?: readonly string[] | undefined
  /** How often each value occurs, to be shown in those menus. */
  facets?: Facets | undefined
}

/** Narrows a list: menus for what is asked often, a dialog for everything else, and a chip for each condition that is set. */
export function FilterBar(props: FilterBarProps) {
  const { filters, filter, onFilterChange, quickFilters = [], facets, className, ...rest } = props
  const { t } = useLocale()
  const announce = useAnnounce()
  const [asking, setAsking] = useState(false)
  /** The condition that the dialog changes; none for a new one. */
  const [edited, setEdited] = useState<FilterCondition>()
  const add = useRef<HTMLElement>(null)
  const conditions = conditionsOf(filter)

  function ask(condition?: FilterCondition) {
    setEdited(condition)
    setAsking(true)
  }

  function apply(condition: FilterCondition) {
    // A condition that was changed into one of another field or comparison leaves its own place.
    const before = edited ? withoutCondition(filter, edited) : filter
    setAsking(false)
    onFilterChange(withCondition(before, condition))
  }

  return (
    <div {...rest} className={classes('sw-FilterBar', className)} role="group" aria-label={t('filter.label')}>
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
        ref={add}
        className="sw-FilterBar-add"
        icon={<ListFilterIcon className="sw-icon" />}
        aria-haspopup="dialog"
        onClick={() => ask()}
      >
        {t('filter.add')}
      </Button>
      {conditions.length > 0 && (
        <FilterChips
          filters={filters}
          conditions={conditions}
          onEdit={ask}
          onRemove={(condition, label) => {
            onFilterChange(withoutCondition(filter, condition))
            announce(t('filter.removed', { label }))
          }}
          onClear={() => {
            onFilterChange(undefined)
            announce(t('filter.none'))
          }}
          // The chips are gone: the button that adds one is where to go on.
          onLast={() => add.current?.focus()}
        />
      )}
      <FilterDialog
        open={asking}
        filters={filters}
        condition={edited}
        onApply={apply}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

const chosen: ReadonlySet<FilterCondition['test']> = new Set(['in', 'is'])
