'use client'

import { useMemo } from 'react'
import { createFilters, type FilterField } from '../../collection/createFilters'
import type { DataSource } from '../../data/DataSource'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { FieldKind, Fields } from '../../spec/fields/fields'

export interface ListFilterOptions<Name extends string = string> {
  /**
   * The fields that a person can filter by, as far as the source can compare them. With an empty list a filter in the query
   * is the host's own.
   * @default those that can be columns
   */
  filterFields?: readonly Name[] | undefined
  /**
   * Choices, references, and yes or no, that have a menu of their own above the list. @default the state, if the entity has states
   */
  quickFilters?: readonly Name[] | undefined
}

/** Return the filters of a list, and those of them that have a menu of their own. */
export function useListFilters<F extends Fields>(
  entity: Entity<F>,
  source: DataSource<RecordBy<F>>,
  names: readonly string[],
  locale: string,
  { filterFields, quickFilters }: ListFilterOptions<keyof F & string>,
) {
  const filters = useMemo(
    () => createFilters(entity, filterFields ?? names, source.can, { locale }),
    [entity, filterFields, names, source, locale],
  )
  const quick = useMemo(
    () => quickNames(filters, quickFilters ?? (entity.states ? [entity.states.field] : [])),
    [filters, quickFilters, entity],
  )
  return { filters, quickFilters: quick }
}

/** Those that a menu can offer: their values are known, or found where they are referred to. */
function quickNames(filters: readonly FilterField[], wanted: readonly string[]): readonly string[] {
  const short = filters.filter(
    ({ field, tests }) => quickKinds.has(field.kind) && (tests.includes('in') || tests.includes('is')),
  )
  return wanted.filter((name) => short.some((filter) => filter.name === name))
}

const quickKinds: ReadonlySet<FieldKind> = new Set(['choice', 'boolean', 'reference'])
