'use client'

import { useState } from 'react'

/** Whether each column is shown. */
export type ColumnVisibility<Name extends string = string> = Readonly<Partial<Record<Name, boolean>>>

export interface ColumnVisibilityOptions<Name extends string = string> {
  /** The fields that are columns at first. @default the first eight of `fields` */
  defaultShown?: readonly Name[]
  /**
   * Which columns are shown; given with `onColumnVisibilityChange`, the parent keeps it. A column that it does not name
   * is shown as `defaultShown` says.
   */
  columnVisibility?: ColumnVisibility<Name>
  /** Which columns are shown until a person chooses. The choice is remembered for as long as the app runs. */
  defaultColumnVisibility?: ColumnVisibility<Name>
  /** Called with the columns that a person chooses: every column, shown or not. */
  onColumnVisibilityChange?: (columnVisibility: ColumnVisibility<Name>) => void
}

const shownAtFirst = 8

/** The columns that people have chosen: for each source by the list, since one source may fill several. */
const chosen = new WeakMap<object, Map<string, ColumnVisibility>>()

/** The columns that a list shows, and how a person chooses others. */
export function useColumnVisibility<Name extends string>(
  source: object,
  listKey: string,
  names: readonly Name[],
  options: ColumnVisibilityOptions<Name>,
) {
  const { columnVisibility, onColumnVisibilityChange } = options
  const defaultShown = options.defaultShown ?? names.slice(0, shownAtFirst)
  const recall = () => ({ source, listKey, choice: chosen.get(source)?.get(listKey) })
  const [own, setOwn] = useState(recall)
  if (own.source !== source || own.listKey !== listKey) setOwn(recall())
  const visibility: ColumnVisibility = columnVisibility ?? own.choice ?? options.defaultColumnVisibility ?? {}

  function onShownChange(shown: readonly string[]) {
    const choice = Object.fromEntries(names.map((name) => [name, shown.includes(name)]))
    chosen.set(source, (chosen.get(source) ?? new Map<string, ColumnVisibility>()).set(listKey, choice))
    setOwn({ source, listKey, choice })
    onColumnVisibilityChange?.(choice as ColumnVisibility<Name>)
  }

  return { shown: names.filter((name) => visibility[name] ?? defaultShown.includes(name)), onShownChange }
}
