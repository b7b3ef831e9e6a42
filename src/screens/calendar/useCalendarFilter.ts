'use client'

import { useMemo } from 'react'
import type { ListFilter } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { useColumnNames } from '../list/useListColumns'
import { type ListFilterOptions, useListFilters } from '../list/useListFilters'
import { type ListQueryOptions, useListQuery } from '../list/useListQuery'
import type { EntityAccess } from '../product/useEntityAccess'
import type { CalendarFields } from './calendarFields'

interface CalendarFilterOptions<F extends Fields> {
  /** By what the host lets people filter. */
  offered: ListFilterOptions<keyof F & string>
  /** The entity as it was declared. */
  whole: Entity<F>
  access: EntityAccess<F>
  /** When records are: their days are chosen elsewhere. */
  fields: CalendarFields | undefined
  /** The filter that the person has set. */
  asked: ListFilter | undefined
  /** The host's own. */
  condition: ListFilter | undefined
  /** Called with another one; without it none can be set. */
  onFilterChange: ((filter: ListFilter | undefined) => void) | undefined
}

/** By what the records on the days of a calendar are filtered, and can be. */
export function useCalendarFilter<F extends Fields>(options: CalendarFilterOptions<F>) {
  const { offered, whole, access, fields, asked, condition, onFilterChange } = options
  const { entity, source } = access
  const { locale } = useLocale()
  const names = useColumnNames(entity, undefined)
  const others = useMemo(
    () => names.filter((name) => name !== fields?.start && name !== fields?.end),
    [names, fields],
  )
  const { filters, quickFilters } = useListFilters(entity, source, others, locale, offered)
  const { query, wholeQuery, offersFilters, mayFilter } = useListQuery(
    whole,
    access,
    filters.length > 0,
    {
      ...(condition && { filter: condition }),
      query: asked ? { filter: asked } : {},
      ...(onFilterChange && { onQueryChange: ({ filter }) => onFilterChange(filter) }),
    } satisfies ListQueryOptions,
    noViews,
  )
  return {
    /** Every condition that the records meet. */
    condition: wholeQuery.filter,
    shown: {
      filters: offersFilters ? filters : undefined,
      quickFilters,
      filter: mayFilter ? query.filter : undefined,
      onFilterChange,
    },
  }
}

const noViews = [] as const
