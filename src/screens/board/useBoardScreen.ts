'use client'

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DataSource, Facet, ListFilter, RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { useChangedRows } from '../list/useChangedRows'
import { useFacets } from '../list/useFacets'
import { useColumnNames } from '../list/useListColumns'
import { type ListFilterOptions, useListFilters } from '../list/useListFilters'
import { useGroupChoice, useListGrouping } from '../list/useListGrouping'
import { type ListQueryOptions, useListQuery } from '../list/useListQuery'
import { useListStatus } from '../list/useListStatus'
import { useTyped } from '../list/useTyped'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useSignIn } from '../product/useSignIn'
import { idOf, type ListState, rowOf } from '../source/listState'
import { mayPass } from '../source/problemKinds'
import { type RowQuery, withoutPage } from '../source/rowQuery'
import { clientOf } from '../source/sourceClient'
import { useRetryOnline } from '../source/useRetryOnline'
import { useTransitions } from '../transition/useTransitions'
import { type BoardCell, type BoardColumn, cellKey, countIn } from './BoardColumn'
import { columnFieldOf, columnFilter, columnOf } from './boardColumns'
import { type BoardSlot, createBoardLoader } from './boardLoader'
import { type BoardStatus, joinCells } from './boardStatus'
import { type BoardColumnsChoice, useBoardColumns } from './useBoardColumns'
import { useBoardLanes } from './useBoardLanes'
import { useBoardMoves } from './useBoardMoves'
import { useTitles } from '../../components/useTitles'

export interface BoardScreenOptions<F extends Fields>
  extends ListFilterOptions<keyof F & string>, ListQueryOptions, BoardColumnsChoice, AccessAsking {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from; it has to filter by the field of the columns. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** The choice whose values are the columns. @default the field of the states */
  columnField?: (keyof F & string) | undefined
  /** The fields by which a person can have lanes. They need a source that has `facets`. @default those that a list groups by */
  laneFields?: readonly (keyof F & string)[] | undefined
  /** Whether a card that would be one too many is only warned of, or is not let in. @default 'warn' */
  overLimit?: 'warn' | 'reject' | undefined
  /** Milliseconds of rest in typing before a search begins. @default 200 */
  searchDelay?: number | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

const noNames: readonly string[] = []
const noViews = [] as const

/** Load the cards of each column as they come into view, move them where the rules allow, search and filter. */
export function useBoardScreen<F extends Fields>(options: BoardScreenOptions<F>) {
  const { searchDelay = 200, overLimit = 'warn', laneFields } = options
  const access = useEntityAccess(options.entity, options.source)
  const { entity, source } = access
  const errors = useErrorCatalogue(options.errors)
  const transitions = useTransitions({ access, errors, optimistic: true })
  const { locale } = useLocale()
  const field = options.columnField ?? entity.states?.field ?? ''
  columnFieldOf(entity, field)
  const columns = useBoardColumns(options, access, field)

  const names = useColumnNames(entity, undefined)
  const others = useMemo(() => names.filter((name) => name !== field), [names, field])
  const { filters, quickFilters } = useListFilters(entity, source, others, locale, {
    quickFilters: [],
    ...options,
  })
  const asking = useListQuery(options.entity, access, filters.length > 0, options, noViews)
  const { query, asked, condition, wholeQuery, offersFilters, mayFilter } = asking
  const grouped = useListGrouping(entity, source, laneFields ?? others, query.group)
  const wanted = useMemo(() => withoutPage(asked), [asked])
  const lanes = useBoardLanes(entity, source, { grouping: grouped.grouping, query: wanted, condition })

  const conditionKey = JSON.stringify(condition)
  const made = useMemo(
    () =>
      createBoardLoader<RecordBy<F>>(
        source,
        clientOf(source),
        {},
        {
          idName: entity.id,
          condition: conditionKey === undefined ? undefined : (JSON.parse(conditionKey) as ListFilter),
          columnOf: (record) => columnOf(record, field),
        },
      ),
    [source, entity, field, conditionKey],
  )
  const slots = useSlots(source, field, columns, lanes)
  useEffect(() => {
    made.setQuery(wanted)
    made.setSlots(slots)
  }, [made, wanted, slots])
  const { cells, changed } = useSyncExternalStore(made.subscribe, made.getState, made.getState)
  const laneCount = lanes.lanes?.length
  const isNarrowed = query.search !== undefined || query.filter !== undefined
  const state = useMemo(
    () => joinCells(cells, laneCount === undefined ? undefined : { count: laneCount, isNarrowed }),
    [cells, laneCount, isNarrowed],
  )
  const problem = state.problem ?? state.partial
  useRetryOnline(problem && mayPass(problem) ? made.retry : undefined)

  const titleIn = useTitles(
    entity,
    [...cells.values()].flatMap(({ windows }) => [...windows.values()].flat()),
  )
  const shownLanes = lanes.lanes ?? onlyLane
  const getCell = useMemo(() => {
    const known = new Map([...cells].map(([key, cell]) => [key, boardCell(cell)]))
    return (column: string, lane = ''): BoardCell<RecordBy<F>> => known.get(cellKey(column, lane)) ?? waiting
  }, [cells])
  const facets = useFacets(source, withoutPage(wholeQuery), offersFilters ? quickFilters : noNames)
  // Of lanes that are closed no card is loaded.
  const hasClosed = lanes.lanes?.some(({ expanded }) => !expanded) === true
  const counted = useFacets(source, withoutPage(wholeQuery), hasClosed ? [field] : noNames)
  const totals = useMemo(
    () =>
      new Map(
        columns.map(({ id }) => [
          id,
          countIn(shownLanes, (lane) => getCell(id, lane)) ?? facetOf(own(counted, field), id),
        ]),
      ),
    [columns, shownLanes, getCell, counted, field],
  )
  const moves = useBoardMoves({
    access,
    transitions,
    field,
    columns,
    countOf: (column) => totals.get(column),
    isLimitKept: overLimit === 'reject',
    errors,
  })

  function changeQuery(changes: RowQuery) {
    asking.changeQuery({ ...query, ...changes })
  }

  const search = useTyped(query.search ?? '', searchDelay, (words) => changeQuery({ search: words }))
  const standing = useListStatus({ access, loader: made, state, errors })
  const isWaiting = lanes.isLoading && standing.status !== 'forbidden'
  return {
    ...standing,
    status: (isWaiting ? 'loading' : standing.status) as BoardStatus,
    errors,
    onAskAccess: useAskAccess({ entity: entity.name, action: 'list' }, options),
    onSignIn: useSignIn(made.retry),
    access,
    entity,
    source,
    transitions,
    failedMove: moves.failed,
    isReadOnly: moves.isReadOnly,
    getMoves: moves.getMoves,
    columns,
    totals,
    lanes: lanes.lanes,
    onLaneExpandedChange: lanes.onLaneExpandedChange,
    grouping: useGroupChoice(grouped, (group) => changeQuery({ group })),
    getCell,
    getCardId: useCallback((record: RecordBy<F>): RecordId => idOf(record, entity.id) ?? '', [entity]),
    getCardTitle: useCallback(
      (record: RecordBy<F>) => titleIn(record) ?? entityNounOf(entity, locale),
      [titleIn, entity, locale],
    ),
    changedCards: useChangedRows(changed),
    total: state.total,
    cap: state.cap,
    onHold: made.hold,
    onRangeChange: useCallback(
      (column: string, lane: string | undefined, first: number, last: number) =>
        made.setRange(cellKey(column, lane), first, last),
      [made],
    ),
    search: source.can.search ? search.text : undefined,
    searched: query.search,
    onSearchChange: search.type,
    onSearch: search.now,
    filters: offersFilters ? filters : undefined,
    filter: mayFilter ? query.filter : undefined,
    onFilterChange: (filter: ListFilter | undefined) => changeQuery({ filter }),
    quickFilters,
    facets,
    query: wholeQuery,
  }
}

/** The cells that are to be loaded: those of lanes that are open. */
function useSlots<F extends Fields>(
  source: DataSource<RecordBy<F>>,
  field: string,
  columns: readonly BoardColumn[],
  { lanes, isLoading }: Pick<ReturnType<typeof useBoardLanes>, 'lanes' | 'isLoading'>,
): readonly BoardSlot[] {
  return useMemo(() => {
    if (isLoading) return []
    const open = lanes ? lanes.filter(({ expanded }) => expanded) : [{ id: '', filter: undefined }]
    return open.flatMap((lane) =>
      columns.map(({ id }): BoardSlot => ({
        key: cellKey(id, lane.id),
        column: id,
        lane: lane.id,
        filter: { ...lane.filter, ...columnFilter(field, source, id) },
      })),
    )
  }, [source, field, columns, lanes, isLoading])
}

const onlyLane = [{ id: '' }] as const

const waiting: BoardCell<never> = { status: 'loading', rowCount: 0, getRow: () => undefined }

function boardCell<R>(state: ListState<R>): BoardCell<R> {
  const { status, windows, rowCount, total, cap } = state
  return {
    status: status === 'loading' || status === 'failed' ? status : 'ready',
    rowCount,
    getRow: (index) => rowOf(windows, index),
    total,
    cap,
  }
}

function facetOf(facets: readonly Facet[] | undefined, column: string): number | undefined {
  return facets && (facets.find(({ value }) => value === column)?.count ?? 0)
}
