'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Density } from '../../collection/ColumnList'
import type { GridPlace } from '../../collection/RecordGrid'
import type { DataSource, ListFilter, ListSort, RecordId } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { isParentField, parentFieldOf } from '../../spec/entities/parentField'
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
import { found, useTreeData } from './useTreeData'
import { useTreeMoves } from './useTreeMoves'

export interface TreeScreenOptions<F extends Fields>
  extends
    ListColumnsOptions<F>,
    ListFilterOptions<keyof F & string>,
    ListQueryOptions,
    Omit<RowMenuOptions<RecordBy<F>>, 'getHref' | 'onOpen'>,
    AccessAsking {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from; it has to filter by the field of the parent. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** The field that names the record above one: a reference to the same entity. @default the first such field */
  parent?: keyof F & string
  /**
   * A field that says how many records stand below one, so that a branch without any has no button to open it.
   * @default counted by the source, where it has `facets`; else it is known when a branch was opened
   */
  childCount?: keyof F & string
  /** The ids of the records whose branches are open; given with `onExpandedChange`, the parent keeps them, in the address for instance. */
  expanded?: readonly RecordId[]
  /** The ids of those whose branches are open at first. @default none */
  defaultExpanded?: readonly RecordId[]
  /** Called with the ids of the records whose branches are open now. */
  onExpandedChange?: (expanded: readonly RecordId[]) => void
  /** How many records of a branch come with one answer; a button brings more. @default 50 */
  branchSize?: number
  /** Where a record's own page is; each title is a link there. */
  getHref?: (record: RecordBy<F>) => string
  /** Called when a person opens a record. */
  onOpen?: (record: RecordBy<F>) => void
  /** Milliseconds of rest in typing before a search begins. @default 200 */
  searchDelay?: number
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

const noNames: readonly string[] = []
const noIds: readonly RecordId[] = []
const noViews = [] as const

/** Load the branches of a tree as they are opened, search it, and move records in it where the person may. */
export function useTreeScreen<F extends Fields>(options: TreeScreenOptions<F>) {
  const { searchDelay = 200, branchSize = 50, onExpandedChange } = options
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source } = access
  const errors = useErrorCatalogue(options.errors)
  const transitions = useTransitions({ access, errors })
  const { t, locale } = useLocale()
  const parent = checkedParent(options.entity, entity, source, options.parent)
  // Whoever may not read where records stand sees no tree: a list of them says less, and nothing wrong.
  const isHidden = !Object.hasOwn(entity.fields, parent)

  const all = useColumnNames(entity, options.fields)
  const names = useMemo(
    () => (options.fields ? all : all.filter((name) => name !== parent)),
    [all, options.fields, parent],
  )
  const { filters, quickFilters } = useListFilters(entity, source, names, locale, options)
  const asking = useListQuery(options.entity, entity, filters.length > 0, options, noViews)
  const { query, asked, condition, wholeQuery, offersFilters, mayFilter } = asking
  const [ownExpanded, setOwnExpanded] = useState(options.defaultExpanded ?? noIds)
  const expanded = options.expanded ?? ownExpanded
  /** What was closed of what a search has found, where all is open at first. */
  const foundKey = JSON.stringify([query.search, query.filter])
  const [closed, setClosed] = useState<{ readonly key: string; readonly ids: readonly string[] }>()
  const closedNow = closed?.key === foundKey ? closed.ids : noNames

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
    expanded,
    branchSize,
    enabled: reads,
    getId,
    getParent,
  })
  const { data, loader, getChildCount } = tree
  const { branches, marks, isFound, state } = data
  const shownExpanded = useMemo(
    () => (isFound ? [...branches.keys()].filter((id) => id !== atTop && !closedNow.includes(id)) : expanded),
    [isFound, branches, closedNow, expanded],
  )

  function changeExpanded(next: readonly RecordId[]) {
    if (isFound) {
      const open = new Set(next.map(String))
      setClosed({ key: foundKey, ids: [...branches.keys()].filter((id) => id !== atTop && !open.has(id)) })
      return
    }
    setOwnExpanded(next)
    onExpandedChange?.(next)
  }

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
      if (!isFound && !expanded.some((one) => String(one) === String(id))) changeExpanded([...expanded, id])
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
    expanded: shownExpanded,
    onExpandedChange: changeExpanded,
    onShowMore: useCallback((key: string) => loader.showMore(isFound ? found : key), [loader, isFound]),
    onRetryBranch: useCallback((key: string) => loader.retry(isFound ? found : key), [loader, isFound]),
    getRecordId,
    getRecordTitle,
    getParent,
    getChildCount,
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
    sort: query.sort,
    onSortChange: (sort: readonly ListSort[]) => changeQuery({ sort: sort.length > 0 ? sort : undefined }),
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

/**
 * The field of the parent, where a tree can be made of it.
 *
 * @param seen the entity as the person may see it
 */
function checkedParent(
  entity: Entity,
  seen: { readonly fields: object },
  source: { readonly can: DataSource['can'] },
  named: string | undefined,
): string {
  const { name } = entity
  const parent = named ?? parentFieldOf(entity)
  if (parent === undefined) {
    fail(
      `the tree of “${name}” has no field that names the record above one, so that no record has a place. Declare reference('${name}') in the entity.`,
    )
  }
  if (!isParentField(entity, own(entity.fields, parent))) {
    fail(
      `“${parent}” is the parent in the tree of “${name}”, but it is no reference to one “${name}”, so that no record has a place. Name one that is.`,
    )
  }
  const tests = own(source.can.filter, parent)
  // What a person may not read cannot be filtered by either: that is no mistake of the host.
  if (Object.hasOwn(seen.fields, parent) && !(tests?.includes('is') && tests.includes('empty'))) {
    fail(
      `the source of “${name}” cannot filter by “${parent}” with “is” and “empty”, so that no branch of its tree can be read. Let it, or give <TreeScreenView> the branches.`,
    )
  }
  return parent
}
