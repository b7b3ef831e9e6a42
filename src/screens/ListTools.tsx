'use client'

import type { RefObject } from 'react'
import type { Column, GridLayout } from '../collection/Column'
import { ColumnChooser } from '../collection/ColumnChooser'
import type { RecordGridProps } from '../collection/RecordGrid'
import { SearchBox } from '../collection/SearchBox'
import { SortSelect } from '../collection/SortSelect'
import { useLocale } from '../internal/locale'
import { FilterBar, type FilterBarProps } from './FilterBar'

export interface ListToolsProps<R extends object>
  extends
    Pick<RecordGridProps<R>, 'columns' | 'sort' | 'onSortChange'>,
    Pick<FilterBarProps, 'quickFilters' | 'facets'> {
  /** The text in the search box. Without it there is no box. */
  search?: string
  /** Called with each change of the text in the search box. */
  onSearchChange?: (search: string) => void
  /** Called when Enter asks to search at once. */
  onSearch?: (search: string) => void
  /** What can be filtered by. Without it nothing can be. */
  filters?: FilterBarProps['filters'] | undefined
  /** What is filtered by now. */
  filter?: FilterBarProps['filter']
  /** Called with the filter that a person asks for. */
  onFilterChange?: FilterBarProps['onFilterChange']
  /** Every column that can be chosen. Without it none can be. */
  allColumns?: readonly Column<R>[]
  /** Called with the ids of the columns to show. */
  onShownChange?: (shown: readonly string[]) => void
}

interface ListToolsPlace {
  /** The records as the search box calls them. */
  noun: string
  layout: GridLayout
  searchBox: RefObject<HTMLInputElement | null>
}

/** Search, order, columns and filters of a list, as far as they can be changed. */
export function ListTools<R extends object>(props: ListToolsProps<R> & ListToolsPlace) {
  const { search, onSearchChange, onSearch, columns, sort, onSortChange, allColumns, onShownChange } = props
  const { filters = [], filter, onFilterChange, quickFilters, facets } = props
  const { noun, layout, searchBox } = props
  const { t } = useLocale()
  return (
    <div className="sw-ListScreen-tools">
      {search !== undefined && onSearchChange && (
        <SearchBox
          ref={searchBox}
          label={t('list.search', { entities: noun })}
          value={search}
          onValueChange={onSearchChange}
          onSearch={onSearch}
        />
      )}
      {layout === 'cards' && onSortChange && columns.some(({ sortable }) => sortable) && (
        <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />
      )}
      {filters.length > 0 && onFilterChange && (
        <FilterBar
          className="sw-ListScreen-filters"
          filters={filters}
          filter={filter}
          onFilterChange={onFilterChange}
          quickFilters={quickFilters}
          facets={facets}
        />
      )}
      {allColumns && onShownChange && allColumns.length > 1 && (
        <ColumnChooser
          className="sw-ListScreen-columns"
          columns={allColumns}
          shown={columns.filter(({ bare }) => !bare).map(({ id }) => id)}
          onShownChange={onShownChange}
        />
      )}
    </div>
  )
}
