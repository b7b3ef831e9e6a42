'use client'

import type { RefObject } from 'react'
import type { Column, GridLayout } from '../collection/Column'
import { ColumnChooser } from '../collection/ColumnChooser'
import type { RecordGridProps } from '../collection/RecordGrid'
import { SearchBox } from '../collection/SearchBox'
import { SortSelect } from '../collection/SortSelect'
import { useLocale } from '../internal/locale'

export interface ListToolsProps<R extends object> extends Pick<
  RecordGridProps<R>,
  'columns' | 'sort' | 'onSortChange'
> {
  /** The text in the search box. Without it there is no box. */
  search?: string
  /** Called with each change of the text in the search box. */
  onSearchChange?: (search: string) => void
  /** Called when Enter asks to search at once. */
  onSearch?: (search: string) => void
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

/** Search, order and columns of a list, as far as they can be changed. */
export function ListTools<R extends object>(props: ListToolsProps<R> & ListToolsPlace) {
  const { search, onSearchChange, onSearch, columns, sort, onSortChange, allColumns, onShownChange } = props
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
