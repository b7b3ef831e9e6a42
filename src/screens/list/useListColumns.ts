'use client'

import { use, useMemo, useState } from 'react'
import { type Column, withWidths } from '../../collection/Column'
import { columnOrder } from '../../collection/columnOrder'
import { createColumns } from '../../collection/createColumns'
import { ReferenceContext } from '../../components/useReference'
import type { DataSource, ListFilter } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { isUnspokenId } from '../../spec/entities/quietId'
import type { Field, Fields } from '../../spec/fields/fields'
import type { OwnCells } from './OwnCells'
import { isTitledByTemplate, titledColumn } from './titledColumn'
import { type ListLayout, type ListLayoutOptions, useListLayout } from './useListLayout'
import { useTitledReferences } from './useTitledReferences'

export interface ListColumnsOptions<F extends Fields> extends ListLayoutOptions<keyof F & string> {
  /** The fields that can be columns, in order. @default the entity's `columns`, or title and state, then all others but the version */
  fields?: readonly (keyof F & string)[] | undefined
  /**
   * Draws the cells of some fields in a way of your own: `{ condition: ({ condition }) => <Dots of={condition} /> }`. Search, order, filters
   * and export go by the value as before. Give the same object each time, since the rows are drawn anew with another.
   * @default as the kind of each field is drawn
   */
  cells?: OwnCells<F> | undefined
}

/** The fields of an entity that can be columns, as far as the person may read them. */
export function useColumnNames<F extends Fields>(
  entity: Entity<F>,
  fields: readonly (keyof F & string)[] | undefined,
) {
  return useMemo(
    () => fields?.filter((name) => Object.hasOwn(entity.fields, name)) ?? namesOf(entity),
    [fields, entity],
  )
}

/** All but the version, and first the entity's columns, or what a row is found by, also in a narrow window: its title, then its state. */
function namesOf<F extends Fields>({ fieldNames, columns, title, version, states }: Entity<F>) {
  const first: readonly (string | undefined)[] = columns ?? [title, states?.field]
  return [
    ...first.flatMap((name) => fieldNames.find((one) => one === name) ?? []),
    ...fieldNames.filter((name) => name !== version && !first.includes(name)),
  ]
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
  /** The saved view that is shown, and how the list looks in it. */
  view: { readonly id: string; readonly layout: ListLayout } | undefined
}

/** Kinds whose values have no room in a cell. */
const tall: ReadonlySet<Field['kind']> = new Set(['list', 'group', 'variant', 'map', 'json'])
const hasRoomFor = (field: Field | undefined) => field !== undefined && !tall.has(field.kind)

/** The columns of a list: all that there can be, and those that are shown, as a person arranges them. */
export function useListColumns<F extends Fields>(
  { entity, source, names, condition, list, windows, rowMenus, view }: ListOfColumns<F>,
  options: ListColumnsOptions<F>,
) {
  const { locale, t } = useLocale()
  const defaultShown = options.defaultShown ?? (options.fields ? undefined : entity.columns)
  const keyOf = (id: string | undefined) =>
    JSON.stringify([names, defaultShown, Object.keys(condition ?? {}), id])
  // Lists and groups are read on the page of a record; a host that names them wants them here.
  const usualNames = options.fields
    ? names
    : names.filter(
        (name) => hasRoomFor(entity.fields[name]) && name !== entity.subtitle && !isUnspokenId(entity, name),
      )
  const layoutOptions = { ...options, ...(defaultShown && { defaultShown }) }
  const look = useListLayout(source, keyOf(view?.id), names, usualNames, layoutOptions, view?.layout)
  const sample = useSample(list, windows)
  const references = useTitledReferences(entity, names, sample ?? none, use(ReferenceContext))
  const { cells } = options
  const usual = useMemo(
    () =>
      createColumns(entity, names, source.can, { locale, t, sample: sample ?? none, references }).map(
        (column) =>
          withOwnCell(
            column.id === entity.title && isTitledByTemplate(entity)
              ? titledColumn(column, entity, locale)
              : column,
            cells,
          ),
      ),
    [entity, names, source, locale, t, sample, references, cells],
  )
  const { order, widths, pinned } = look.layout
  const arranged = JSON.stringify({ order, widths, pinned })
  const allColumns = useMemo(
    () => arrange(usual, JSON.parse(arranged) as ListLayout, entity.title),
    [usual, arranged, entity],
  )
  const subtitle = useMemo(
    () =>
      createColumns(entity, entity.subtitle === undefined ? [] : [entity.subtitle], source.can, {
        locale,
        t,
        sample,
      }).map((column) => withOwnCell(column, cells))[0],
    [entity, source, locale, t, sample, cells],
  )
  const shownKey = JSON.stringify(look.shown)
  const columns = useMemo(() => {
    const ids = new Set(JSON.parse(shownKey) as readonly string[])
    const chosen = allColumns
      .filter(({ id }) => ids.has(id))
      // Do not repeat a field that has a column of its own.
      .map((column) =>
        column.id === entity.title && subtitle && !ids.has(subtitle.id) ? { ...column, subtitle } : column,
      )
    return rowMenus ? [...chosen, rowMenus] : chosen
  }, [allColumns, subtitle, entity, shownKey, rowMenus])
  const visibilityOf = (shown: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, shown.includes(name)]))
  /** How the list looks now: all of it, so that it looks the same wherever it is shown. */
  const now: ListLayout = {
    ...look.layout,
    visibility: visibilityOf(look.shown),
    ...(look.density && { density: look.density }),
  }
  return {
    columns,
    allColumns,
    look,
    now,
    /** Show the list as a view says, and not as it was arranged since. */
    forgetLayout: (viewId: string | undefined) => look.forget(keyOf(viewId)),
    onShownChange: (shown: readonly string[]) => look.change({ visibility: visibilityOf(shown) }),
    onOrderChange: (next: readonly string[]) => look.change({ order: next }),
    onPinnedChange: (next: readonly string[]) => look.change({ pinned: next }),
    onColumnResize: (changed: Readonly<Record<string, number | undefined>>) => {
      const next = Object.entries({ ...widths, ...changed }).filter(([, width]) => width !== undefined)
      look.change({ widths: Object.fromEntries(next) })
    },
  }
}

function withOwnCell(column: Column<object>, cells: object | undefined): Column<object> {
  const cell = own(cells as Readonly<Record<string, Column<object>['cell']>> | undefined, column.id)
  return cell ? { ...column, cell } : column
}

function arrange(
  columns: readonly Column<object>[],
  { order, widths = {}, pinned = [] }: ListLayout,
  title: string | undefined,
): readonly Column<object>[] {
  if (!order && pinned.length === 0) return withWidths(columns, widths)
  const ids = columnOrder(
    columns.map(({ id }) => id),
    { ...(order && { order }), pinned },
    title,
  )
  const byId = new Map(columns.map((column) => [column.id, column]))
  const sorted = ids.flatMap((id) => byId.get(id) ?? [])
  return withWidths(sorted, widths).map((column) =>
    pinned.includes(column.id) ? { ...column, pinned: true } : column,
  )
}

/** Of none, columns are as wide as the entity lets expect. */
const none: readonly object[] = []

/** The first records that come: columns are as wide as their words, and stay so whatever comes later. */
function useSample<R extends object>(list: object, windows: ReadonlyMap<number, readonly R[]>) {
  const [first] = windows.values()
  const [kept, keep] = useState({ list, sample: first })
  if (kept.list !== list || (!kept.sample && first)) keep({ list, sample: first })
  return kept.list === list ? kept.sample : first
}
