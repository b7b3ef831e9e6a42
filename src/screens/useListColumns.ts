'use client'

import { useMemo, useState } from 'react'
import type { Column } from '../collection/Column'
import { createColumns } from '../collection/createColumns'
import type { DataSource, ListFilter } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { type ColumnVisibilityOptions, useColumnVisibility } from './useColumnVisibility'

export interface ListColumnsOptions<F extends Fields> extends ColumnVisibilityOptions<keyof F & string> {
  /** The fields that can be columns, in order. @default all but the version */
  fields?: readonly (keyof F & string)[]
}

/** The fields of an entity that can be columns, as far as the person may read them. */
export function useColumnNames<F extends Fields>(
  entity: Entity<F>,
  fields: readonly (keyof F & string)[] | undefined,
) {
  return useMemo(
    () =>
      fields?.filter((name) => Object.hasOwn(entity.fields, name)) ??
      entity.fieldNames.filter((name) => name !== entity.version),
    [fields, entity],
  )
}

interface ListOfColumns<F extends Fields> {
  entity: Entity<F>
  source: DataSource<RecordBy<F>>
  names: readonly (keyof F & string)[]
  condition: ListFilter | undefined
  /** Changes with the list. */
  list: object
  windows: ReadonlyMap<number, readonly RecordBy<F>[]>
  /** A last column that no person chooses. */
  rowMenus: Column<object> | undefined
}

/** The columns of a list: all that there can be, and those that are shown. */
export function useListColumns<F extends Fields>(
  { entity, source, names, condition, list, windows, rowMenus }: ListOfColumns<F>,
  options: ListColumnsOptions<F>,
) {
  const { locale, t } = useLocale()
  const { shown, onShownChange } = useColumnVisibility(
    source,
    JSON.stringify([names, options.defaultShown, Object.keys(condition ?? {})]),
    names,
    options,
  )
  const sample = useSample(list, windows)
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
  return { columns, allColumns, onShownChange }
}

/** The first records that come: columns are as wide as their words, and stay so whatever comes later. */
function useSample<R extends object>(list: object, windows: ReadonlyMap<number, readonly R[]>) {
  const [first] = windows.values()
  const [kept, keep] = useState({ list, sample: first })
  if (kept.list !== list || (!kept.sample && first)) keep({ list, sample: first })
  return kept.list === list ? kept.sample : first
}
