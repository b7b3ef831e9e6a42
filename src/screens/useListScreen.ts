'use client'

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createColumns } from '../collection/createColumns'
import type { GridPlace } from '../collection/RecordGrid'
import { nothingSelected, selectRecords, type Selection } from '../collection/Selection'
import type { DataSource, ListFilter, ListSort } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import { createListLoader, idOf, type ListStatus, rowOf } from './listLoader'
import { bothFilters, type RowQuery } from './rowQuery'
import { keepPlace, placeIn } from './listPlaces'
import { isForbidden, mayPass, mayTryAgain } from './problemKinds'
import { reasonText } from './reasonText'
import { type CalmLoader, calmList } from './calmList'
import { withPendingChanges } from './shownList'
import { clientOf } from './sourceClient'
import { type ColumnVisibilityOptions, useColumnVisibility } from './useColumnVisibility'
import { useEntityAccess } from './useEntityAccess'
import { useErrorCatalogue } from './useErrorCatalogue'
import { useFacets } from './useFacets'
import { type ListFilterOptions, useListFilters } from './useListFilters'
import { useRetryOnline } from './useRetryOnline'
import { useRowMenus } from './useRowMenus'
import { useTransitions } from './useTransitions'

export interface ListScreenOptions<F extends Fields>
  extends ColumnVisibilityOptions<keyof F & string>, ListFilterOptions<keyof F & string> {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from. What it cannot do is not offered. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** The fields that can be columns, in order. @default all but the version */
  fields?: readonly (keyof F & string)[]
  /**
   * The condition that every record here meets, as those of one customer do. It is no search of the person's: where
   * nothing meets it the list is empty.
   */
  filter?: ListFilter
  /** Search, filter and order; given with `onQueryChange`, the parent keeps them, in the address for instance. */
  query?: RowQuery
  /** Search, filter and order at first. */
  defaultQuery?: RowQuery
  /** Called with the search, filter and order that a person asks for. */
  onQueryChange?: (query: RowQuery) => void
  /** Called with what is selected. */
  onSelectionChange?: (selection: Selection) => void
  /** Milliseconds of rest in typing before a search begins. @default 200 */
  searchDelay?: number
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

const noQuery: RowQuery = {}
const noNames: readonly string[] = []

/** Load the rows of a list as they come into view; search, sort and select; remember the place. */
export function useListScreen<F extends Fields>(options: ListScreenOptions<F>) {
  const { onQueryChange, onSelectionChange, searchDelay = 200 } = options
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source } = access
  const errors = useErrorCatalogue(options.errors)
  const transitions = useTransitions({ access, errors })
  const rowMenus = useRowMenus(access, transitions)
  const { locale, t } = useLocale()
  const names = useMemo(
    () =>
      options.fields?.filter((name) => Object.hasOwn(entity.fields, name)) ??
      entity.fieldNames.filter((name) => name !== entity.version),
    [options.fields, entity],
  )
  const [ownQuery, setOwnQuery] = useState(options.defaultQuery ?? noQuery)
  const given = options.query ?? ownQuery
  const query = useMemo(() => readableQuery(given, options.entity, entity), [given, options.entity, entity])
  const { filters, quickFilters } = useListFilters(entity, source, names, locale, options)
  const isKeptByParent = options.query !== undefined && onQueryChange !== undefined
  const offersFilters = filters.length > 0 && (options.query === undefined || isKeptByParent)
  // A filter that cannot be changed here is the host's as well.
  const mayFilter = isKeptByParent || offersFilters
  const condition = mayFilter ? options.filter : bothFilters(query.filter, options.filter)
  const asked = useMemo(() => (mayFilter ? query : { ...query, filter: undefined }), [mayFilter, query])
  const wholeQuery = withFilter(query, bothFilters(query.filter, options.filter))
  const { shown, onShownChange } = useColumnVisibility(
    source,
    JSON.stringify([names, options.defaultShown, Object.keys(condition ?? {})]),
    names,
    options,
  )
  const viewKey = JSON.stringify(wholeQuery)
  const { loader, place } = useLoader(source, asked, condition, viewKey, entity.id)
  const state = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState)
  const { windows } = state
  const [selection, changeSelection] = useSelection(loader, onSelectionChange)
  useEffect(() => loader.setQuery(asked), [loader, asked])
  const facets = useFacets(source, wholeQuery, offersFilters ? quickFilters : noNames)
  useRetryOnline(state.problem && mayPass(state.problem) ? loader.retry : undefined)

  // A search that begins when the typing rests, and a range that is read first, must not undo what came meanwhile.
  const latest = useRef({ query, selection })
  useLayoutEffect(() => {
    latest.current = { query, selection }
  })

  function changeQuery(changes: RowQuery) {
    const next = { ...latest.current.query, ...changes }
    const isOther = next.search !== query.search || next.filter !== query.filter
    if (isOther && selection.mode === 'exclude') changeSelection(nothingSelected)
    setOwnQuery(next)
    onQueryChange?.(next)
  }

  const search = useTyped(query.search ?? '', searchDelay, (words) =>
    changeQuery({ ...query, search: words }),
  )

  const sample = useSample(loader, windows)
  const allColumns = useMemo(
    () => createColumns(entity, names, source.can, { locale, t, sample }),
    [entity, names, source, locale, t, sample],
  )
  const shownKey = JSON.stringify(shown)
  const columns = useMemo(() => {
    const ids = new Set(JSON.parse(shownKey) as readonly string[])
    const chosen = allColumns.filter(({ id }) => ids.has(id))
    return rowMenus ? [...chosen, rowMenus] : chosen
  }, [allColumns, shownKey, rowMenus])
  const getRow = useCallback((index: number) => rowOf(windows, index), [windows])
  const getRowId = useCallback((index: number) => idOf(rowOf(windows, index), entity.id), [windows, entity])

  const listing = access.can('list')
  // Of no record at all: what the permission asks of each.
  const limited = listing.allowed ? access.can('list', {} as RecordBy<F>) : listing
  const isRefused = state.status === 'failed' && state.problem !== undefined && isForbidden(state.problem)
  function reasonOf() {
    if (limited.allowed) return undefined
    return listing.allowed
      ? t('list.emptyByRights', { reason: limited.reason })
      : reasonText(limited.reason, locale)
  }
  return {
    status: listing.allowed && !isRefused ? state.status : ('forbidden' satisfies ListStatus),
    reason: reasonOf(),
    // Where the role never may, nothing was asked for.
    problem: listing.allowed ? state.problem : undefined,
    errors,
    onRetry: mayTryAgain(state.problem, errors) ? loader.retry : undefined,
    access,
    entity,
    source,
    transitions,
    total: state.total,
    listNews: state.news,
    onShowNews: loader.showNews,
    rowCount: state.rowCount,
    hasMore: state.hasMore,
    columns,
    allColumns,
    onShownChange,
    titleColumn: columns.some(({ id }) => id === entity.title) ? entity.title : columns[0]?.id,
    getRow,
    getRowId,
    search: source.can.search ? search.text : undefined,
    searched: query.search,
    onSearchChange: search.type,
    onSearch: search.now,
    sort: query.sort?.[0],
    onSortChange: (sort: ListSort | undefined) => changeQuery({ sort: sort && [sort] }),
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
    query: wholeQuery,
  }
}

/** An address may ask for what the person may not read: that part of it is left out. */
function readableQuery(
  query: RowQuery,
  whole: Pick<Entity, 'fields'>,
  seen: Pick<Entity, 'fields'>,
): RowQuery {
  const { sort, filter } = query
  const reads = (name: string) => Object.hasOwn(seen.fields, name) || !Object.hasOwn(whole.fields, name)
  const names = [...(sort ?? []).map(({ field }) => field), ...Object.keys(filter ?? {})]
  if (names.every(reads)) return query
  return {
    ...query,
    ...(sort && { sort: sort.filter(({ field }) => reads(field)) }),
    ...(filter && { filter: Object.fromEntries(Object.entries(filter).filter(([name]) => reads(name))) }),
  }
}

/** The first records that come: columns are as wide as their words, and stay so whatever comes later. */
function useSample<R extends object>(list: object, windows: ReadonlyMap<number, readonly R[]>) {
  const [first] = windows.values()
  const [kept, keep] = useState({ list, sample: first })
  if (kept.list !== list || (!kept.sample && first)) keep({ list, sample: first })
  return kept.list === list ? kept.sample : first
}

function withFilter(query: RowQuery, filter: ListFilter | undefined): RowQuery {
  return filter ? { ...query, filter } : query
}

/** One loader for as long as the list is the same, starting where the person was if those rows are still known. */
function useLoader<R extends object>(
  source: DataSource<R>,
  query: RowQuery,
  condition: ListFilter | undefined,
  viewKey: string,
  idName: string,
) {
  const listKey = JSON.stringify(condition)
  const make = () => {
    const last = placeIn(source, viewKey)
    const startRow = Math.max(0, last?.row ?? 0)
    const asked = createListLoader(source, clientOf(source), query, { condition, startRow })
    const calm = calmList(asked, source, idName)
    const loader = withPendingChanges<R, CalmLoader<R>>(calm, source, idName)
    return { source, listKey, loader, place: loader.getState().rowCount > 0 ? last : undefined }
  }
  const [made, setMade] = useState(make)
  if (made.source === source && made.listKey === listKey) return made
  const next = make()
  setMade(next)
  return next
}

/** The selection of a list; another list begins without one. */
function useSelection(list: object, onSelectionChange: ((selection: Selection) => void) | undefined) {
  const [held, hold] = useState({ list, selection: nothingSelected })
  const notified = useRef(nothingSelected)
  if (held.list !== list) hold({ list, selection: nothingSelected })

  function change(selection: Selection) {
    hold({ list, selection })
    notified.current = selection
    onSelectionChange?.(selection)
  }
  useEffect(() => {
    if (held.selection === notified.current) return
    notified.current = held.selection
    onSelectionChange?.(held.selection)
  }, [held, onSelectionChange])
  return [held.selection, change] as const
}

/** The text in the box at once, and the search when the typing rests. */
function useTyped(searched: string, delay: number, search: (words: string) => void) {
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(searched)
  /** Searches of the box itself that have not come back yet, while more may have been typed. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (seen !== searched) {
    setSeen(searched)
    const own = asked.indexOf(searched)
    setAsked(own < 0 ? [] : asked.slice(own + 1))
    // Another search came from outside: back in the browser's history, a link.
    if (own < 0 && searched !== text.trim()) setText(searched)
  }

  const now = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === searched) return
    setAsked((before) => [...before, words.trim()])
    search(words.trim())
  }
  const newest = useRef(now)
  useLayoutEffect(() => {
    newest.current = now
  })
  return {
    text,
    now,
    type: (words: string) => {
      setText(words)
      clearTimeout(timer.current)
      // Cleared is meant at once.
      if (words.trim() === '') now('')
      else timer.current = setTimeout(() => newest.current(words), delay)
    },
  }
}
