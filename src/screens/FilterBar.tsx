'use client'

import { useRef } from 'react'
import type { FilterField } from '../collection/createFilters'
import type { Facets, ListFilter } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import { FilterControls } from './FilterControls'
import { FilterSet } from './FilterSet'

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
  const { filters, filter, onFilterChange, quickFilters, facets, className, ...rest } = props
  const { t } = useLocale()
  const add = useRef<HTMLElement>(null)
  const shared = { filters, filter, onFilterChange }
  return (
    <div {...rest} className={classes('sw-FilterBar', className)} role="group" aria-label={t('filter.label')}>
      <FilterControls {...shared} quickFilters={quickFilters} facets={facets} addRef={add} />
      {/* The chips are gone: the button that adds one is where to go on. */}
      <FilterSet {...shared} onLast={() => add.current?.focus()} />
    </div>
  )
}
