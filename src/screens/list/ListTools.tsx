'use client'

import { type RefObject, useRef } from 'react'
import type { Column, GridLayout } from '../../collection/Column'
import { ColumnChooser } from '../../collection/ColumnChooser'
import type { ColumnListProps, Density } from '../../collection/ColumnList'
import type { RecordGridProps } from '../../collection/RecordGrid'
import { SearchBox } from '../../collection/SearchBox'
import { steppedWidth } from '../../collection/useColumnResize'
import { useLocale } from '../../internal/locale'
import { FilterBar, type FilterBarProps } from './FilterBar'
import { FilterSet } from './FilterSet'
import { ListViewDrawer } from './ListViewDrawer'
import { SavedViewMenu } from './SavedViewMenu'
import type { ListViews } from './useListViews'

export interface ListToolsProps<R extends object>
  extends
    Pick<RecordGridProps<R>, 'columns' | 'sort' | 'onSortChange'>,
    Pick<FilterBarProps, 'quickFilters' | 'facets'> {
  /** The text in the search box. Without it there is no box. */
  search?: string | undefined
  /** Called with each change of the text in the search box. */
  onSearchChange?: ((search: string) => void) | undefined
  /** Called when Enter asks to search at once. */
  onSearch?: ((search: string) => void) | undefined
  /** The filters to offer. Without them nothing can be filtered. */
  filters?: FilterBarProps['filters'] | undefined
  /** Whether there is an order even where none is asked for, so that there is no "As they come". @default false */
  alwaysSorted?: boolean | undefined
  /** The current filter. */
  filter?: FilterBarProps['filter'] | undefined
  /** Called with the filter that a person asks for. */
  onFilterChange?: FilterBarProps['onFilterChange'] | undefined
  /** Every column that can be chosen. Without it none can be. */
  allColumns?: readonly Column<R>[] | undefined
  /** Called with the ids of the columns to show. */
  onShownChange?: ((shown: readonly string[]) => void) | undefined
  /** Called with the ids of all columns in the order that a person gives them. Without it the order stays. */
  onOrderChange?: ((order: readonly string[]) => void) | undefined
  /** The ids of the columns that stand at the start and stay in sight. */
  pinned?: readonly string[] | undefined
  /** Called with the ids to pin. Without it none can be. */
  onPinnedChange?: ((pinned: readonly string[]) => void) | undefined
  /** Called with the widths that a person gives to columns, by their ids; with nothing for the usual one. */
  onColumnResize?: ((widths: Readonly<Record<string, number | undefined>>) => void) | undefined
  /** How high the rows are. @default as around the list */
  density?: Density | undefined
  /** Called with the height of rows that a person chooses. Without it there is no choice. */
  onDensityChange?: ((density: Density) => void) | undefined
  /** By what the rows can be grouped, and by what they are. Without it there is no choice. */
  grouping?: ColumnListProps['grouping'] | undefined
  /** The saved views of the list. Without it there is no menu for them. */
  views?: ListViews | undefined
  /** Called to give up how a person has arranged the columns. Without it there is nothing to give up. */
  onLayoutReset?: (() => void) | undefined
}

interface ListToolsPlace {
  /** The records as the search box calls them. */
  nouns: string
  layout: GridLayout
  searchBox: RefObject<HTMLInputElement | null>
  /** The list, which knows how wide its columns are. */
  grid: RefObject<HTMLElement | null>
}

/** Search, order, columns and filters of a list, as far as they can be changed: in one row, on a phone behind one button. */
export function ListTools<R extends object>(props: ListToolsProps<R> & ListToolsPlace) {
  const { search, onSearchChange, onSearch, columns, sort, alwaysSorted, onSortChange } = props
  const { filters = [], filter, onFilterChange, quickFilters, facets, views } = props
  const { nouns, layout, searchBox, grid } = props
  const { t } = useLocale()
  const view = useRef<HTMLElement>(null)
  const list = columnListOf(props, grid)
  const filtering = filters.length > 0 && onFilterChange && { filters, filter, onFilterChange }
  const isNarrow = layout === 'cards'
  const sorts = isNarrow && onSortChange && columns.some(({ sortable }) => sortable)
  return (
    <div className="sw-ListScreen-tools">
      {!isNarrow && views && <SavedViewMenu views={views} />}
      {search !== undefined && onSearchChange && (
        <SearchBox
          ref={searchBox}
          label={t('list.search', { entities: nouns })}
          value={search}
          onValueChange={onSearchChange}
          onSearch={onSearch}
        />
      )}
      {!isNarrow && filtering && (
        <FilterBar
          className="sw-ListScreen-filters"
          {...filtering}
          quickFilters={quickFilters}
          facets={facets}
        />
      )}
      {!isNarrow && list && <ColumnChooser className="sw-ListScreen-columns" {...list} />}
      {isNarrow && (filtering || list || sorts || views) && (
        <ListViewDrawer
          buttonRef={view}
          views={views}
          sorting={sorts ? { columns, sort, onSortChange, required: alwaysSorted } : undefined}
          filtering={filtering ? { ...filtering, quickFilters, facets } : undefined}
          // Cards have no width, no place at the start and no one height.
          list={
            list && {
              ...list,
              onWidthStep: undefined,
              onPinnedChange: undefined,
              onDensityChange: undefined,
            }
          }
        />
      )}
      {isNarrow && filtering && <FilterSet {...filtering} onLast={() => view.current?.focus()} />}
    </div>
  )
}

/** How the columns can be changed; nothing where they cannot. */
function columnListOf<R extends object>(
  props: ListToolsProps<R>,
  grid: RefObject<HTMLElement | null>,
): ColumnListProps | undefined {
  const { columns, allColumns, onShownChange, onOrderChange, pinned, onPinnedChange, onColumnResize } = props
  if (!allColumns || !onShownChange || allColumns.length < 2) return undefined
  return {
    columns: allColumns,
    shown: columns.filter(({ bare }) => !bare).map(({ id }) => id),
    onShownChange,
    onOrderChange,
    pinned,
    onPinnedChange,
    onWidthStep:
      onColumnResize &&
      ((id, step) => {
        const place = columns.findIndex((column) => column.id === id)
        if (step === 'usual') onColumnResize({ [id]: undefined })
        else if (grid.current && place >= 0) {
          onColumnResize({ [id]: steppedWidth(grid.current, place, step === 'wider') })
        }
      }),
    density: props.density,
    onDensityChange: props.onDensityChange,
    grouping: props.grouping,
    onReset: props.onLayoutReset,
  }
}
