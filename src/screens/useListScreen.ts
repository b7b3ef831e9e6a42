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
import { columnsOf } from '../collection/columnsOf'
import type { GridPlace } from '../collection/RecordGrid'
import { nothingSelected, selectRecords, type Selection } from '../collection/Selection'
import type { DataSource, ListSort } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import type { Entity, RecordBy } from '../spec/Entity'
import type { Fields } from '../spec/fields'
import { createListLoader, idOf, rowOf, type RowQuery } from './listLoader'
import { keepPlace, placeIn } from './listPlaces'
import { mayPass } from './problemKinds'
import { clientOf } from './sourceClient'
import { useRetryOnline } from './useRetryOnline'

export interface ListScreenOptions<F extends Fields> {
  /** What the records are. */
  entity: Entity<F>
  /** Where they come from. What it cannot do is not offered. */
  source: DataSource<RecordBy<F>>
  /** The fields that can be columns, in order. @default all but the version */
  fields?: readonly (keyof F & string)[]
  /** The fields that are columns at first. @default the first eight of `fields` */
  defaultShown?: readonly (keyof F & string)[]
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
}

const shownAtFirst = 8
const noQuery: RowQuery = {}

/** What happens on a list: it loads what comes into view, searches, sorts, selects and remembers the place. */
export function useListScreen<F extends Fields>(options: ListScreenOptions<F>) {
  const { entity, source, onQueryChange, onSelectionChange, searchDelay = 200 } = options
  const { locale, say } = useLocale()
  const names = useMemo(
    () => options.fields ?? entity.fieldNames.filter((name) => name !== entity.version),
    [options.fields, entity],
  )
  const [ownQuery, setOwnQuery] = useState(options.defaultQuery ?? noQuery)
  const query = options.query ?? ownQuery
  const [shown, setShown] = useState<readonly string[]>(
    () => options.defaultShown ?? names.slice(0, shownAtFirst),
  )
  const [selection, setSelection] = useState(nothingSelected)
  const viewKey = JSON.stringify(query)
  const { loader, place } = useLoader(source, query, viewKey)
  const state = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState)
  const { windows } = state
  useEffect(() => loader.setQuery(query), [loader, query])
  useRetryOnline(state.problem && mayPass(state.problem) ? loader.retry : undefined)

  // A search that begins when the typing rests, and a range that is read first, must not undo what came meanwhile.
  const latest = useRef({ query, selection })
  useLayoutEffect(() => {
    latest.current = { query, selection }
  })

  function changeSelection(next: Selection) {
    setSelection(next)
    onSelectionChange?.(next)
  }

  function changeQuery(changes: RowQuery) {
    const next = { ...latest.current.query, ...changes }
    if (next.search !== query.search && selection.all) changeSelection(nothingSelected)
    setOwnQuery(next)
    onQueryChange?.(next)
  }

  const search = useTyped(query.search ?? '', searchDelay, (words) =>
    changeQuery({ ...query, search: words }),
  )

  const allColumns = useMemo(
    () => columnsOf(entity, names, source.can, { locale, say }),
    [entity, names, source, locale, say],
  )
  const columns = useMemo(() => allColumns.filter(({ id }) => shown.includes(id)), [allColumns, shown])
  const getRow = useCallback((index: number) => rowOf(windows, index), [windows])
  const rowId = useCallback((index: number) => idOf(rowOf(windows, index), entity.id), [windows, entity])

  return {
    status: state.status,
    problem: state.problem,
    onRetry: loader.retry,
    total: state.total,
    rowCount: state.rowCount,
    openEnded: state.openEnded,
    columns,
    allColumns,
    onShownChange: setShown,
    titleColumn: columns.some(({ id }) => id === entity.title) ? entity.title : columns[0]?.id,
    getRow,
    rowId,
    search: source.can.search ? search.text : undefined,
    onSearchChange: search.type,
    onSearch: search.now,
    sort: query.sort?.[0],
    onSortChange: (sort: ListSort | undefined) => changeQuery({ sort: sort && [sort] }),
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
    query,
  }
}

/** One loader for as long as the source is the same, starting where the person was if those rows are still known. */
function useLoader<R extends object>(source: DataSource<R>, query: RowQuery, viewKey: string) {
  const make = () => {
    const last = placeIn(source, viewKey)
    const loader = createListLoader(source, clientOf(source), query, Math.max(0, last?.row ?? 0))
    return { source, loader, place: loader.getState().rowCount > 0 ? last : undefined }
  }
  const [made, setMade] = useState(make)
  if (made.source === source) return made
  const next = make()
  setMade(next)
  return next
}

/** The text in the box at once, and the search when the typing rests. */
function useTyped(searched: string, delay: number, search: (words: string) => void) {
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Another search came from outside: back in the browser's history, a link.
  if (seen !== searched) {
    setSeen(searched)
    if (searched !== text.trim()) setText(searched)
  }

  const now = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() !== searched) search(words.trim())
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
