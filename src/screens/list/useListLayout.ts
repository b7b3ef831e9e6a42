'use client'

import { useState } from 'react'
import { sameData } from '../../spec/values/sameData'
import type { Density } from '../../collection/ColumnList'
import type { ColumnLayout } from '../../collection/columnOrder'

/** Whether each column is shown. */
export type ColumnVisibility<Name extends string = string> = Readonly<Partial<Record<Name, boolean>>>

export interface ListLayoutOptions<Name extends string = string> {
  /** The fields that are columns at first. @default the first eight of `fields`; the entity's `columns`, or those that have room in a cell */
  defaultShown?: readonly Name[] | undefined
  /**
   * Which columns are shown; given with `onColumnVisibilityChange`, the parent keeps it. A column that it does not name
   * is shown as `defaultShown` says.
   */
  columnVisibility?: ColumnVisibility<Name> | undefined
  /** Which columns are shown until a person chooses. The choice is remembered for as long as the app runs. */
  defaultColumnVisibility?: ColumnVisibility<Name> | undefined
  /** Called with the columns that a person chooses: every column, shown or not. */
  onColumnVisibilityChange?: ((columnVisibility: ColumnVisibility<Name>) => void) | undefined
  /** In which order columns stand, how wide and which are pinned; given with `onColumnLayoutChange`, the parent keeps it. */
  columnLayout?: ColumnLayout<Name> | undefined
  /** The same until a person arranges them. How they do is remembered for as long as the app runs. */
  defaultColumnLayout?: ColumnLayout<Name> | undefined
  /** Called with what a person arranges. */
  onColumnLayoutChange?: ((columnLayout: ColumnLayout<Name>) => void) | undefined
  /** How high the rows are; given with `onDensityChange`, the parent keeps it. @default as around the list */
  density?: Density | undefined
  /** Called with the height that a person chooses. */
  onDensityChange?: ((density: Density) => void) | undefined
}

/** How a list looks, as a person has arranged it. */
export interface ListLayout extends ColumnLayout {
  readonly visibility?: ColumnVisibility | undefined
  readonly density?: Density | undefined
}

const shownAtFirst = 8

/** Layouts that people have arranged: for each source by the list, since one source may fill several. */
const kept = new WeakMap<object, Map<string, ListLayout>>()

/** How a list looks, and how a person changes it. */
export function useListLayout<Name extends string>(
  source: object,
  listKey: string,
  names: readonly Name[],
  /** Those of them that are columns at first, if there is room. */
  usual: readonly Name[],
  options: ListLayoutOptions<Name>,
  /** As it looks until it is changed: that of a saved view. */
  given: ListLayout | undefined,
) {
  const { columnVisibility, onColumnVisibilityChange, columnLayout, onColumnLayoutChange } = options
  const { density, onDensityChange } = options
  const defaultShown = options.defaultShown ?? usual.slice(0, shownAtFirst)
  const recall = () => ({ source, listKey, choice: kept.get(source)?.get(listKey) })
  const [own, setOwn] = useState(recall)
  if (own.source !== source || own.listKey !== listKey) setOwn(recall())
  const choice = own.source === source && own.listKey === listKey ? own.choice : recall().choice
  const base = choice ?? given
  const visibility: ColumnVisibility =
    columnVisibility ?? base?.visibility ?? options.defaultColumnVisibility ?? {}
  const columns: ColumnLayout = columnLayout ?? base ?? options.defaultColumnLayout ?? {}
  const layout: ListLayout = {
    ...(base?.visibility && { visibility: base.visibility }),
    ...withoutRest(columns),
    ...(base?.density && { density: base.density }),
  }

  function forget(key: string) {
    kept.get(source)?.delete(key)
    if (key === listKey) setOwn({ source, listKey, choice: undefined })
  }

  function keep(next: ListLayout) {
    kept.set(source, (kept.get(source) ?? new Map<string, ListLayout>()).set(listKey, next))
    setOwn({ source, listKey, choice: next })
  }

  return {
    shown: names.filter((name) => visibility[name] ?? defaultShown.includes(name)),
    layout,
    density: density ?? base?.density,
    isChanged: choice !== undefined && !sameData(choice, given ?? {}),
    change(changes: ListLayout) {
      const next = { ...layout, ...changes }
      keep(next)
      if (changes.visibility) onColumnVisibilityChange?.(changes.visibility)
      if (changes.density) onDensityChange?.(changes.density)
      if (changes.order || changes.widths || changes.pinned) {
        onColumnLayoutChange?.(withoutRest(next) as ColumnLayout<Name>)
      }
    },
    /** Give up what was arranged under a key. */
    forget,
    /** Show it again as it is given. */
    reset() {
      forget(listKey)
      onColumnVisibilityChange?.({} as ColumnVisibility<Name>)
      onColumnLayoutChange?.({})
    },
  }
}

function withoutRest({ order, widths, pinned }: ColumnLayout): ColumnLayout {
  return { ...(order && { order }), ...(widths && { widths }), ...(pinned && { pinned }) }
}
