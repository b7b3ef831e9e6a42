'use client'

import { QueryObserver } from '@tanstack/query-core'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataSource, ListFilter } from '../../data/DataSource'
import { showerOf } from '../../collection/showerOf'
import { WithinLinkContext } from '../../collection/WithinLinkContext'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { plainText } from '../../spec/values/plainText'
import { countGroups } from '../list/countGroups'
import { type GroupCounts, type ListGrouping, listGroups, periodText } from '../list/listGroups'
import { askedNow, bothFilters, normalQuery, type RowQuery } from '../source/rowQuery'
import { clientOf, facetsKey } from '../source/sourceClient'
import type { BoardLane } from './BoardColumn'

interface AskedLanes {
  readonly grouping: ListGrouping | undefined
  readonly query: RowQuery
  readonly condition: ListFilter | undefined
}

/** A lane, and what tells its records from those of others. */
export interface FilteredLane extends BoardLane {
  readonly filter: ListFilter
}

/** The lanes of a board: one for each value that occurs. Undefined where there are none, or where they cannot be counted. */
export function useBoardLanes<F extends Fields>(
  entity: Entity<F>,
  source: DataSource<RecordBy<F>>,
  { grouping, query, condition }: AskedLanes,
) {
  const { t, locale } = useLocale()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const client = clientOf(source)
  const filter = bothFilters(query.filter, condition)
  const asked = JSON.stringify(normalQuery({ search: query.search, filter }))
  const observer = useMemo(
    () =>
      new QueryObserver<GroupCounts>(client, {
        queryKey: [...facetsKey(source), 'lanes', grouping?.name, asked],
        queryFn: ({ signal }) =>
          grouping
            ? countGroups(source, grouping, askedNow(source, JSON.parse(asked) as RowQuery), signal)
            : { values: [], missing: 0 },
        enabled: grouping !== undefined,
        placeholderData: (before) => before,
      }),
    [client, source, grouping, asked],
  )
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const current = () => observer.getCurrentResult().data
  const counts = useSyncExternalStore(subscribe, current, current)
  const isFailed = observer.getCurrentResult().isError

  const lanes = useMemo(() => {
    if (!grouping || !counts) return undefined
    const { field, by } = grouping
    const show = showerOf(field, { locale, t }, 'plain')
    const narrowed = {
      entity: entity as unknown as Entity,
      can: source.can,
      filter: (JSON.parse(asked) as RowQuery).filter,
      sort: undefined,
    }
    const labelFor = (value: unknown) => {
      if (value === undefined) return t('value.missing')
      return by ? periodText(plainText(value), by, locale) : show(value)
    }
    return listGroups(grouping, counts, narrowed).map(
      ({ id, value, count, filter: within }): FilteredLane => ({
        id,
        count,
        filter: within,
        expanded: !collapsed.has(id),
        // The name is a button, in which no link can stand.
        label: <WithinLinkContext value>{labelFor(value)}</WithinLinkContext>,
      }),
    )
  }, [grouping, counts, collapsed, entity, source, asked, t, locale])

  return {
    lanes: isFailed ? undefined : lanes,
    /** Whether it is not known yet which lanes there are. */
    isLoading: grouping !== undefined && counts === undefined && !isFailed,
    onLaneExpandedChange(id: string, expanded: boolean) {
      const others = [...collapsed].filter((one) => one !== id)
      setCollapsed(new Set(expanded ? others : [...others, id]))
    },
  }
}
