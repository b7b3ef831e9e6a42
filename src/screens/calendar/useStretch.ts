'use client'

import type { QueryObserverOptions } from '@tanstack/query-core'
import { useCallback, useEffect, useMemo } from 'react'
import type { DataSource, ListFilter } from '../../data/DataSource'
import type { ListState } from '../source/listState'
import { clientOf, listKey } from '../source/sourceClient'
import { usePendingRows } from '../source/usePendingRows'
import { useSourceQuery } from '../source/useSourceQuery'
import { useWaitingRows } from '../source/useWaitingRows'
import type { CalendarFields } from './calendarFields'
import { canNarrow, readStretch, type StretchRead } from './readStretch'
import type { Stretch } from './stretches'

interface StretchOptions<R extends object> {
  source: DataSource<R>
  /** The field that identifies a record. */
  idName: string
  /** When records are; without it nothing is asked. */
  fields: CalendarFields | undefined
  /** The days in view; without them nothing is asked yet. */
  stretch: Stretch | undefined
  /** The days before and after them, which are read ahead. */
  neighbours: readonly Stretch[]
  filter: ListFilter | undefined
  limit: number
}

interface StretchState<R> extends Pick<ListState<R>, 'status' | 'problem' | 'partial' | 'cap'> {
  readonly records: readonly R[]
  /** The first day in view of which records may be missing. */
  readonly unreadFrom: string | undefined
  readonly retry: () => void
}

/** Read the records of the days in view, and those of the days beside them once these are there. */
export function useStretch<R extends object>(options: StretchOptions<R>): StretchState<R> {
  const { source, idName, fields, stretch, neighbours, filter, limit } = options
  const client = clientOf(source)
  const asked = JSON.stringify({ fields, filter, limit })
  const span = stretch && JSON.stringify(stretch)
  const around = JSON.stringify(neighbours)

  const queryOf = useCallback(
    (days: Stretch | undefined): QueryObserverOptions<StretchRead<R>, unknown> => {
      const { fields: by, ...rest } = JSON.parse(asked) as Pick<
        StretchOptions<R>,
        'fields' | 'filter' | 'limit'
      >
      // A source that cannot filter by day is asked once.
      const named = by && days && canNarrow(source, by) ? days : 'all'
      return {
        queryKey: [...listKey(source), asked, named],
        queryFn: ({ signal }) =>
          by && days
            ? readStretch(
                source,
                { fields: by, stretch: days, filter: rest.filter, limit: rest.limit },
                signal,
              )
            : Promise.reject(new Error('no days')),
        enabled: by !== undefined && days !== undefined,
      }
    },
    [source, asked],
  )
  const query = useMemo(
    () => queryOf(span === undefined ? undefined : (JSON.parse(span) as Stretch)),
    [queryOf, span],
  )
  const { data, problem, reading, retry } = useSourceQuery(client, query)

  const isRead = data !== undefined
  useEffect(() => {
    if (!isRead) return
    for (const days of JSON.parse(around) as readonly Stretch[]) {
      // Days that cannot be read ahead are read when they are looked at.
      client.query(queryOf(days)).catch(() => {})
    }
  }, [client, queryOf, around, isRead])

  // Where a record that waits stands is said by its own days.
  const shown = useWaitingRows(source, data?.records, filter)
  const records = usePendingRows(source, shown, idName)
  const unreadFrom = stretch && unreadIn(stretch, data?.unreadFrom)
  return {
    // Until the first answer it is not known what else there is.
    status: statusOf(
      isRead || (problem !== undefined && shown !== undefined),
      problem !== undefined,
      reading,
    ),
    records,
    problem,
    partial: data?.partial,
    // Records that are missing on other days are missing on none in view.
    cap: unreadFrom === undefined ? undefined : data?.cap,
    unreadFrom,
    retry,
  }
}

/** The first of the days that may lack records. */
function unreadIn({ first, last }: Stretch, from: string | undefined): string | undefined {
  if (from === undefined || from > last) return undefined
  return from < first ? first : from
}

function statusOf(isThere: boolean, failed: boolean, reading: boolean): StretchState<never>['status'] {
  if (!isThere) return failed && !reading ? 'failed' : 'loading'
  if (failed && !reading) return 'refreshFailed'
  return reading ? 'refreshing' : 'ready'
}
