'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { GridGroup } from '../../collection/GridGroup'
import type { Selection, SelectionExtent } from '../../collection/Selection'
import { showerOf } from '../../collection/showerOf'
import { StateBadge } from '../../collection/StateBadge'
import { WithinLinkContext } from '../../collection/WithinLinkContext'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { plainText } from '../../spec/values/plainText'
import type { ListState } from '../source/listState'
import { expandedIn, keepExpanded } from './expandedGroups'
import type { GroupLoader } from './groupLoader'
import { type ListGrouping, periodText } from './listGroups'
import type { ListPlace } from './ListPlace'

interface GroupedList<R extends object> {
  readonly source: object
  readonly listKey: string
  /** Loads it; nothing while the list has no groups. */
  readonly groups: GroupLoader<R> | undefined
}

interface ListGroupsFacts<R extends object> {
  readonly entity: Pick<Entity, 'fields' | 'states'>
  readonly grouping: ListGrouping | undefined
  readonly groups: ListState<R>['groups']
  readonly selection: Selection
}

/** The groups of a list as its grid draws them, and how they are expanded; undefined while it has none. */
export function useListGroups<R extends object>(
  { source, listKey, groups: loader }: GroupedList<R>,
  { entity, grouping, groups: known, selection }: ListGroupsFacts<R>,
) {
  const titleOf = useGroupTitle(entity, grouping)
  const recall = () => ({ source, listKey, ids: expandedIn(source, listKey) })
  const [held, hold] = useState(recall)
  const isSame = held.source === source && held.listKey === listKey
  if (!isSame) hold(recall())
  const expanded = isSame ? held.ids : recall().ids

  const groups = useMemo(() => {
    if (!known || !titleOf) return undefined
    const named = namedIn(selection, loader)
    return known.map(({ id, value, count }): GridGroup => ({
      id,
      title: titleOf(value),
      count,
      expanded: expanded.has(id),
      selected: extentOf(selection, named.get(id) ?? 0, count),
    }))
  }, [known, titleOf, expanded, selection, loader])

  const change = useCallback(
    (ids: ReadonlySet<string>) => {
      keepExpanded(source, listKey, ids)
      hold({ source, listKey, ids })
      loader?.setExpanded(ids)
    },
    [source, listKey, loader],
  )
  if (!groups) return undefined
  return {
    groups,
    onGroupExpandedChange(id: string, isExpanded: boolean) {
      const others = [...expanded].filter((one) => one !== id)
      change(new Set(isExpanded ? [...others, id] : others))
    },
    /** Expands all groups, or collapses them. */
    onAllExpandedChange(isExpanded: boolean) {
      change(new Set(isExpanded ? groups.map(({ id }) => id) : []))
    },
  }
}

/** How the value of a group is said. */
function useGroupTitle(entity: Pick<Entity, 'fields' | 'states'>, grouping: ListGrouping | undefined) {
  const { t, locale } = useLocale()
  return useMemo(() => {
    if (!grouping) return undefined
    const { name, field, by } = grouping
    const show = showerOf(field, { locale, t }, 'plain')
    return (value: unknown): ReactNode => {
      if (value === undefined) return t('value.missing')
      if (by) return periodText(plainText(value), by, locale)
      if (entity.states?.field === name) return <StateBadge entity={entity} record={{ [name]: value }} />
      // The heading is a button, in which no link can stand.
      if (field.kind === 'reference') return <WithinLinkContext value>{show(value)}</WithinLinkContext>
      return show(value)
    }
  }, [entity, grouping, t, locale])
}

/** Where a record stands in the list of its group, counted from the number that it has among those of all groups. */
export function placeInGroup(
  { query, index }: ListPlace,
  groups: ListState<object>['groups'],
  grouping: string | undefined,
): ListPlace {
  const group = groups?.findLast(({ start }) => start <= index)
  if (!group || grouping === undefined) return { query, index }
  // The way back leads to the groups.
  return { query: { ...query, group: grouping }, index: index - group.start, within: group.filter }
}

/** How many ids a selection names in each group. */
function namedIn(
  selection: Selection,
  loader: Pick<GroupLoader<object>, 'groupOf'> | undefined,
): ReadonlyMap<string, number> {
  const named = new Map<string, number>()
  for (const id of selection.ids) {
    const group = loader?.groupOf(id)
    if (group !== undefined) named.set(group, (named.get(group) ?? 0) + 1)
  }
  return named
}

function extentOf({ mode }: Selection, named: number, count: number): SelectionExtent {
  const selected = mode === 'include' ? named : count - named
  if (selected <= 0) return 'none'
  return selected >= count ? 'all' : 'some'
}
