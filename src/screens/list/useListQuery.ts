'use client'

import { useMemo, useState } from 'react'
import type { DataSource, ListFilter } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { asksRows, bothFilters, normalQuery, type RowQuery } from '../source/rowQuery'
import { groupedNames } from './listGroups'
import { defaultView, type ListView } from './savedViews'
import { defaultSortOf } from './defaultSort'

export interface ListQueryOptions {
  /**
   * The condition that every record here meets, as those of one customer do. It is no search of the person's: where
   * nothing meets it the list is empty.
   */
  filter?: ListFilter | undefined
  /** Search, filter and order; given with `onQueryChange`, the parent keeps them, in the address for instance. */
  query?: RowQuery | undefined
  /** Search, filter and order at first, and where `query` asks for nothing. */
  defaultQuery?: RowQuery | undefined
  /** Called with the search, filter and order that a person asks for. */
  onQueryChange?: ((query: RowQuery) => void) | undefined
}

const noQuery: RowQuery = {}

/** Manage the query of a list: the person's own, and the host's beside it. */
export function useListQuery<F extends Fields>(
  whole: Entity<F>,
  { entity: seen, source: { can } }: { entity: Entity<F>; source: Pick<DataSource, 'can'> },
  hasFilters: boolean,
  options: ListQueryOptions,
  views: readonly ListView[],
) {
  const { onQueryChange } = options
  const [first] = useState(options.defaultQuery ?? noQuery)
  const [ownQuery, setOwnQuery] = useState(first)
  // A query that a person has cleared stays so, until the parent asks for a list anew.
  const [isCleared, setIsCleared] = useState(false)
  const isNew = options.query !== undefined && !isCleared && asksNothing(options.query)
  const given = isNew ? first : (options.query ?? ownQuery)
  const named = views.find(({ id }) => id === given.view)
  // A list that is asked for nothing opens with its default view, and one that is asked for a view alone as that was saved.
  const opening = asksNothing(given) ? defaultView(views) : asksRows(given) ? undefined : named
  const view = opening?.id ?? given.view
  const query = useMemo(
    () => readableQuery({ ...opening?.query, ...withoutView(given) }, whole, seen),
    [opening, given, whole, seen],
  )
  const isKeptByParent = options.query !== undefined && onQueryChange !== undefined
  const offersFilters = hasFilters && (options.query === undefined || isKeptByParent)
  // A filter that cannot be changed here is the host's as well.
  const mayFilter = isKeptByParent || offersFilters
  const condition = mayFilter ? options.filter : bothFilters(query.filter, options.filter)
  const defaultSort = useMemo(() => defaultSortOf(seen, can), [seen, can])
  const ordered = useMemo(() => inOrder(query, defaultSort), [query, defaultSort])
  const asked = useMemo(() => (mayFilter ? ordered : { ...ordered, filter: undefined }), [mayFilter, ordered])
  return {
    query,
    /** The saved view that it began with. */
    view,
    /** The person's part of it. */
    asked,
    /** The host's part of it. */
    condition,
    wholeQuery: withFilter(ordered, bothFilters(query.filter, options.filter)),
    /** The order where the person asks for none. */
    defaultSort,
    offersFilters,
    mayFilter,
    changeQuery(changed: RowQuery) {
      const asks = view === undefined ? changed : { view, ...changed }
      const shown = views.find(({ id }) => id === asks.view)
      // The empty search tells a view that a person has cleared from one as it was saved.
      const isEmptied = shown !== undefined && asksRows(shown.query) && !asksRows(asks)
      const next = isEmptied ? { ...asks, search: '' } : asks
      setOwnQuery(next)
      setIsCleared(asksNothing(next))
      onQueryChange?.(next)
    },
  }
}

/** An address may ask for what the person may not read: that part of it is left out. */
function readableQuery(
  query: RowQuery,
  whole: Pick<Entity, 'fields'>,
  seen: Pick<Entity, 'fields'>,
): RowQuery {
  const { sort, filter, group, ...others } = query
  const reads = (name: string) => Object.hasOwn(seen.fields, name) || !Object.hasOwn(whole.fields, name)
  const names = [...(sort ?? []).map(({ field }) => field), ...Object.keys(filter ?? {})]
  const readsGroup = group === undefined || groupedNames(group).every(reads)
  if (names.every(reads) && readsGroup) return query
  return {
    ...others,
    ...(group !== undefined && readsGroup && { group }),
    ...(sort && { sort: sort.filter(({ field }) => reads(field)) }),
    ...(filter && { filter: Object.fromEntries(Object.entries(filter).filter(([name]) => reads(name))) }),
  }
}

function asksNothing(query: RowQuery): boolean {
  return query.view === undefined && Object.keys(normalQuery(query)).length === 0
}

/** A source knows no views, nor a search that is empty. */
function withoutView({ view: _view, search, ...rest }: RowQuery): RowQuery {
  return search ? { search, ...rest } : rest
}

function inOrder(query: RowQuery, defaultSort: RowQuery['sort']): RowQuery {
  return defaultSort && !query.sort?.length ? { ...query, sort: defaultSort } : query
}

function withFilter(query: RowQuery, filter: ListFilter | undefined): RowQuery {
  return filter ? { ...query, filter } : query
}
