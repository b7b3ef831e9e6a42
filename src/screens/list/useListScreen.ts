'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Density } from '../../collection/ColumnList'
import type { GridPlace } from '../../collection/RecordGrid'
import { nothingSelected, selectRecords, type Selection } from '../../collection/Selection'
import type { DataSource, ListFilter, ListSort } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { firstRow, idOf, indexOf, rowOf } from '../source/listState'
import { keepPlace } from './listPlaces'
import { mayPass } from '../source/problemKinds'
import { type RowQuery, withoutPage } from '../source/rowQuery'
import { defaultView, type ListView } from './savedViews'
import { sortAfter } from './defaultSort'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useChangedRows } from './useChangedRows'
import { useFacets } from './useFacets'
import { type ListColumnsOptions, useColumnNames, useListColumns } from './useListColumns'
import { type ListFilterOptions, useListFilters } from './useListFilters'
import { type ListGroupOptions, useGroupChoice, useListGrouping } from './useListGrouping'
import { placeInGroup, useListGroups } from './useListGroups'
import { type ListPagingOptions, useListLoader } from './useListLoader'
import { type ListQueryOptions, useListQuery } from './useListQuery'
import { useListSelection } from './useListSelection'
import { useListStatus } from './useListStatus'
import { useListViews } from './useListViews'
import { useRetryOnline } from '../source/useRetryOnline'
import { type RowMenuOptions, useRowMenus } from './useRowMenus'
import { type SavedViewsOptions, useSavedViews } from './useSavedViews'
import { useSignIn } from '../product/useSignIn'
import { useTransitions } from '../transition/useTransitions'
import { useTyped } from './useTyped'

export interface ListScreenOptions<F extends Fields>
  extends
    ListColumnsOptions<F>,
    ListFilterOptions<keyof F & string>,
    ListQueryOptions,
    ListPagingOptions,
    ListGroupOptions<keyof F & string>,
    RowMenuOptions<RecordBy<F>>,
    SavedViewsOptions,
    AccessAsking {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from. What it cannot do is not offered. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Called with what is selected. */
  onSelectionChange?: ((selection: Selection) => void) | undefined
  /** Milliseconds of rest in typing before a search begins. @default 200 */
  searchDelay?: number | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

const noNames: readonly string[] = []
const noViews: readonly ListView[] = []
const nothingAsked: RowQuery = { search: undefined, filter: undefined, sort: undefined, group: undefined }

/** Load the rows of a list as they come into view; search, sort and select; remember the place. */
export function useListScreen<F extends Fields>(options: ListScreenOptions<F>) {
  const { onSelectionChange, searchDelay = 200 } = options
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source } = access
  const errors = useErrorCatalogue(options.errors)
  const transitions = useTransitions({ access, errors })
  const { locale } = useLocale()
  const names = useColumnNames(entity, options.fields)
  const { filters, quickFilters } = useListFilters(entity, source, names, locale, options)
  const saved = useSavedViews(entity, source.can, options)
  const known = saved?.views ?? noViews
  const asking = useListQuery(options.entity, access, filters.length > 0, options, known)
  const view = saved?.views.find(({ id }) => id === asking.view)
  const { query, asked, condition, wholeQuery, defaultSort, offersFilters, mayFilter } = asking
  const viewKey = JSON.stringify(wholeQuery)
  const grouped = useListGrouping(entity, source, options.groupFields ?? names, query.group)
  const { grouping } = grouped
  const made = useListLoader(source, entity, { query: asked, condition, viewKey, grouping }, options)
  const { loader, place } = made
  const state = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState)
  const { windows } = state
  const rowMenus = useRowMenus(access, transitions, {
    ...options,
    getPlace(record) {
      const place = { query: wholeQuery, index: firstRow(state.pages) + indexOf(windows, record) }
      return placeInGroup(place, state.groups, grouping?.id)
    },
  })
  const [selection, changeSelection] = useListSelection(loader, onSelectionChange)
  useEffect(() => loader.setQuery(asked), [loader, asked])
  const groups = useListGroups(made, { entity, grouping, groups: state.groups, selection })
  const facets = useFacets(source, withoutPage(wholeQuery), offersFilters ? quickFilters : noNames)
  useRetryOnline(state.problem && mayPass(state.problem) ? loader.retry : undefined)

  // A search that begins when the typing rests, and a range that is read first, must not undo what came meanwhile.
  const latest = useRef({ query, selection })
  useLayoutEffect(() => {
    latest.current = { query, selection }
  })

  function changeQuery(changes: RowQuery) {
    // Another search or order begins at its first page.
    const next = { ...latest.current.query, page: undefined, ...changes }
    const isOther = next.search !== query.search || next.filter !== query.filter
    if (isOther && selection.mode === 'exclude') changeSelection(nothingSelected)
    asking.changeQuery(next)
  }

  const search = useTyped(query.search ?? '', searchDelay, (words) => changeQuery({ search: words }))
  const { columns, allColumns, look, now, forgetLayout, ...columnChanges } = useListColumns(
    { entity, source, names, condition, list: loader, windows, rowMenus, view },
    options,
  )
  const views = useListViews({
    saved,
    current: view,
    query,
    layout: now,
    isLayoutChanged: look.isChanged,
    onShow(next) {
      forgetLayout(next?.id)
      const none = saved && defaultView(saved.views) ? '' : undefined
      changeQuery({ ...nothingAsked, ...next?.query, view: next?.id ?? none })
    },
    onSaved(id) {
      forgetLayout(view?.id)
      forgetLayout(id)
      changeQuery({ view: id })
    },
  })
  const getRow = useCallback((index: number) => rowOf(windows, index), [windows])
  const getRowId = useCallback((index: number) => idOf(rowOf(windows, index), entity.id), [windows, entity])

  const status = useListStatus({ access, loader, state, errors })
  const { pages } = state
  return {
    ...status,
    errors,
    onAskAccess: useAskAccess({ entity: entity.name, action: 'list' }, options),
    onSignIn: useSignIn(loader.retry),
    cap: state.cap,
    pages,
    recordGroups: state.groups,
    ...groups,
    grouping: useGroupChoice(grouped, (group) => changeQuery({ group })),
    onPageChange: (page: number) => changeQuery({ page }),
    onPageSizeChange: (pageSize: number) => {
      const { page = 1, pageSize: before = pageSize } = pages ?? {}
      // The first row that was shown stays in sight.
      changeQuery({ pageSize, page: Math.floor(((page - 1) * before) / pageSize) + 1 })
    },
    access,
    entity,
    source,
    transitions,
    total: state.total,
    changedRows: useChangedRows(state.changed),
    listNews: state.news,
    onShowNews: loader.showNews,
    rowCount: state.rowCount,
    hasMore: state.hasMore,
    columns,
    allColumns,
    ...columnChanges,
    pinned: look.layout.pinned,
    density: look.density,
    onDensityChange: (density: Density) => look.change({ density }),
    views,
    onLayoutReset: look.isChanged ? look.reset : undefined,
    titleColumn: columns.some(({ id }) => id === entity.title) ? entity.title : columns[0]?.id,
    getRow,
    getRowId,
    search: source.can.search ? search.text : undefined,
    searched: query.search,
    onSearchChange: search.type,
    onSearch: search.now,
    sort: asked.sort,
    alwaysSorted: defaultSort !== undefined,
    onSortChange: (sort: readonly ListSort[]) =>
      changeQuery({ sort: sortAfter(sort, asked.sort, defaultSort) }),
    filters: offersFilters ? filters : undefined,
    filter: mayFilter ? query.filter : undefined,
    onFilterChange: (filter: ListFilter | undefined) => changeQuery({ filter }),
    quickFilters,
    facets,
    selection,
    onSelectionChange: changeSelection,
    onSelectRange: (from: number, to: number, selected: boolean) => {
      void loader.readRange(from, to).then(
        (records) => {
          const ids = records.map((record) => idOf(record, entity.id)).filter((id) => id !== undefined)
          changeSelection(selectRecords(latest.current.selection, ids, selected))
        },
        // Nothing was selected, which is seen; the list itself says when its source gives no answer.
        () => {},
      )
    },
    onRangeChange: loader.setRange,
    defaultPlace: place,
    onPlaceChange: useCallback((last: GridPlace) => keepPlace(source, viewKey, last), [source, viewKey]),
    viewKey,
    query: withoutPage(wholeQuery),
  }
}
