'use client'

import { useCallback, useMemo } from 'react'
import type { Density } from '../../collection/ColumnList'
import type { GridPlace } from '../../collection/RecordGrid'
import type { DataSource, ListFilter, ListSort, RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { titleOf } from '../../spec/entities/titleOf'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { ownValue } from '../../spec/values/ownValue'
import { keepPlace, placeIn } from '../list/listPlaces'
import { useFacets } from '../list/useFacets'
import { type ListColumnsOptions, useColumnNames, useListColumns } from '../list/useListColumns'
import { type ListFilterOptions, useListFilters } from '../list/useListFilters'
import { sortAfter } from '../list/defaultSort'
import { type ListQueryOptions, useListQuery } from '../list/useListQuery'
import { useListStatus } from '../list/useListStatus'
import { type RowMenuOptions, useRowMenus } from '../list/useRowMenus'
import { useTyped } from '../list/useTyped'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useSignIn } from '../product/useSignIn'
import { idOf } from '../source/listState'
import { mayPass } from '../source/problemKinds'
import { type RowQuery, withoutPage } from '../source/rowQuery'
import { useRetryOnline } from '../source/useRetryOnline'
import { useTransitions } from '../transition/useTransitions'
import { atTop } from './TreeBranch'
import type { TreeStatus } from './treeStatus'
import { found } from './treeData'
import { treeParent } from './treeParent'
import { type ExpandedOptions, useExpandedBranches, useShownBranches } from './useExpandedBranches'
import { useTreeData } from './useTreeData'
import { useTreeMoves } from './useTreeMoves'

export interface TreeScreenOptions<F extends Fields>
  extends
    ListColumnsOptions<F>,
    ListFilterOptions<keyof F & string>,
    ListQueryOptions,
    ExpandedOptions,
    Omit<RowMenuOptions<RecordBy<F>>, 'getHref' | 'onOpen'>,
    AccessAsking {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from; it has to filter by the field of the parent. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** The field that names the record above one: a reference to the same entity. @default the first such field */
  parent?: (keyof F & string) | undefined
  /**
   * A field that says how many records stand below one, so that a branch without any has no button to open it.
   * @default counted by the source, where it has `facets`; else it is known when a branch was opened
   */
  childCount?: (keyof F & string) | undefined
  /** How many records of a branch come with one answer; a button brings more. @default 50 */
  branchSize?: number | undefined
  /** Where a record's own page is; each title is a link there. */
  getHref?: ((record: RecordBy<F>) => string) | undefined
  /** Called when a person opens a record. */
  onOpen?: ((record: RecordBy<F>) => void) | undefined
  /** Milliseconds of rest in typing before a search begins. @default 200 */
  searchDelay?: number | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

const noNames: readonly string[] = []
const noViews = [] as const

/** Load the branches of a tree as they are opened, search it, and move records in it where the person may. */
export function useTreeScreen<F extends Fields>(options: TreeScreenOptions<F>) {
  const { searchDelay = 200, branchSize = 50 } = options
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source } = access
  const errors = useErrorCatalogue(options.errors)
  const transitions = useTransitions({ access, errors })
  const { t, locale } = useScreenLocale(englishTree)
  const parent = treeParent(options.entity, entity, source, options.parent)
  // Without the right to read where records stand there is no tree: a list says less, and nothing wrong.
  const isHidden = !Object.hasOwn(entity.fields, parent)

  const all = useColumnNames(entity, options.fields)
  const names = useMemo(
    () => (options.fields ? all : all.filter((name) => name !== parent)),
    [all, options.fields, parent],
  )
  const { filters, quickFilters } = useListFilters(entity, source, names, locale, options)
  const asking = useListQuery(options.entity, access, filters.length > 0, options, noViews)
  const { query, asked, condition, wholeQuery, defaultSort, offersFilters, mayFilter } = asking
  const opened = useExpandedBranches(options, JSON.stringify([query.search, query.filter]))

  const getRecordId = useCallback((record: RecordBy<F>): RecordId => idOf(record, entity.id) ?? '', [entity])
  const getId = useCallback((record: RecordBy<F>) => String(idOf(record, entity.id) ?? ''), [entity])
  const getParent = useCallback(
    (record: object): RecordId | undefined => {
      const value = ownValue(record, parent)
      return isTextOrNumber(value) && value !== '' ? value : undefined
    },
    [parent],
  )
  const getRecordTitle = (record: RecordBy<F>) =>
    titleOf(entity, record, locale) ?? entityNounOf(entity, locale)
  const reads = access.can('list').allowed && !isHidden
  const tree = useTreeData<RecordBy<F>>({
    source,
    idName: entity.id,
    parent,
    childCount: options.childCount,
    condition,
    query: asked,
    expanded: opened.expanded,
    branchSize,
    enabled: reads,
    getId,
    getParent,
  })
  const { data, loader, getChildCount, countBelow } = tree
  const { branches, marks, isFound, state } = data
  const { expanded, onExpandedChange } = useShownBranches(opened, data)

  function find(id: string): RecordBy<F> | undefined {
    for (const { records } of branches.values()) {
      const record = records.find((one) => getId(one) === id)
      if (record) return record
    }
    return undefined
  }

  const moves = useTreeMoves({
    access,
    parent,
    errors,
    titleOfId(id) {
      const record = find(id)
      return record && getRecordTitle(record)
    },
    onReveal(target) {
      const id = getRecordId(target)
      if (!isFound && !expanded.some((one) => String(one) === String(id))) onExpandedChange([...expanded, id])
    },
  })
  const { getHref, onOpen } = options
  const rowMenus = useRowMenus(access, transitions, {
    ...options,
    getHref: getHref && ((record) => getHref(record)),
    onOpen: onOpen && ((record) => onOpen(record)),
    getPlace: () => ({ query: withoutPage(wholeQuery), index: 0 }),
  })
  const sample = useMemo(() => {
    const top = branches.get(atTop)?.records ?? []
    return new Map(top.length > 0 ? [[0, top]] : [])
  }, [branches])
  const { columns, allColumns, look, ...columnChanges } = useListColumns(
    { entity, source, names, condition, list: loader, windows: sample, rowMenus, view: undefined },
    options,
  )
  const facets = useFacets(source, withoutPage(wholeQuery), offersFilters ? quickFilters : noNames)

  function changeQuery(changes: RowQuery) {
    asking.changeQuery({ ...query, ...changes })
  }

  const search = useTyped(query.search ?? '', searchDelay, (words) => changeQuery({ search: words }))
  const retry = useCallback(() => loader.retry(), [loader])
  const retrier = useMemo(() => ({ retry }), [retry])
  useRetryOnline(
    [...branches.values()].some(({ problem }) => problem && mayPass(problem)) ? retry : undefined,
  )
  const standing = useListStatus({ access, loader: retrier, state, errors })
  const viewKey = JSON.stringify([wholeQuery.search, wholeQuery.filter, wholeQuery.sort])
  const placeKey = `tree ${viewKey}`
  return {
    ...standing,
    status: (isHidden ? 'forbidden' : standing.status) as TreeStatus,
    reason: isHidden ? t('tree.noPlaces') : standing.reason,
    errors,
    onAskAccess: useAskAccess({ entity: entity.name, action: 'list' }, options),
    onSignIn: useSignIn(retry),
    access,
    entity,
    source,
    transitions,
    parent,
    branches,
    marks,
    isFound,
    branchSize,
    expanded,
    onExpandedChange,
    onShowMore: useCallback((key: string) => loader.showMore(isFound ? found : key), [loader, isFound]),
    onRetryBranch: useCallback((key: string) => loader.retry(isFound ? found : key), [loader, isFound]),
    getRecordId,
    getRecordTitle,
    getParent,
    getChildCount,
    countBelow,
    failedMove: moves.failed,
    onMove: moves.onMove,
    getMoveReason: moves.reasonOf,
    total: isFound
      ? state.total
      : tree.count === undefined
        ? undefined
        : ({ kind: 'exact', count: tree.count } as const),
    cap: state.cap,
    columns,
    allColumns,
    onShownChange: columnChanges.onShownChange,
    onOrderChange: columnChanges.onOrderChange,
    onColumnResize: columnChanges.onColumnResize,
    density: look.density,
    onDensityChange: (density: Density) => look.change({ density }),
    onLayoutReset: look.isChanged ? look.reset : undefined,
    titleColumn: columns.some(({ id }) => id === entity.title) ? entity.title : columns[0]?.id,
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
    defaultPlace: placeIn(source, placeKey),
    onPlaceChange: useCallback((last: GridPlace) => keepPlace(source, placeKey, last), [source, placeKey]),
    viewKey,
    query: withoutPage(wholeQuery),
  }
}
