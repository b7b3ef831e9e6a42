'use client'

import { useRef } from 'react'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import { type FilterChanges, FilterControls } from './FilterControls'
import { FilterSet } from './FilterSet'

export interface FilterBarProps extends FilterChanges, RootProps<HTMLDivElement> {}

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
