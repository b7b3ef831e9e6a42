'use client'

import type { QueryObserverOptions } from '@tanstack/query-core'
import { useMemo, useState } from 'react'
import type { DataSource, ListQuery, ListResult, Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { totalWith } from '../../data/totalWith'
import { clientOf, listKey } from './sourceClient'
import { usePendingRows } from './usePendingRows'
import { useSourceQuery } from './useSourceQuery'
import { useWaitingRows } from './useWaitingRows'

/** Which records are wanted. */
export type RecordsQuery = Pick<ListQuery, 'search' | 'filter' | 'sort'>

interface FirstRecordsOptions<R extends object> {
  source: DataSource<R>
  /** The field that identifies a record. */
  idName: string
  query: RecordsQuery
  /** So many are read at first. */
  pageSize: number
  /** So many more come with each `onShowMore`. */
  step: number
  /** Whether they are read at all. @default true */
  enabled?: boolean | undefined
  /** Whether those of another query are shown until there are some. @default false */
  keepPrevious?: boolean | undefined
}

export interface FirstRecordsState<R> {
  readonly records: readonly R[]
  /** How many records are known; undefined while nothing is. */
  readonly known: number | undefined
  readonly total: Total | undefined
  /** Why some are missing, though others came. */
  readonly partial: Problem | undefined
  /** The source gives no more than so many. */
  readonly cap: number | undefined
  readonly problem: Problem | undefined
  readonly reading: boolean
  /** Asks again; done once there is an answer of any kind. */
  readonly retry: () => Promise<void>
  /** Shows more of them; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
  /** Shows the first ones alone again; undefined while no more are shown. */
  readonly onShowLess: (() => void) | undefined
}

/** Read the first records of a query, and more of them on demand, with the changes that are on their way to the source. */
export function useFirstRecords<R extends object>(options: FirstRecordsOptions<R>): FirstRecordsState<R> {
  const { source, idName, query, pageSize, step, enabled = true, keepPrevious = false } = options
  const asked = JSON.stringify(query)
  const [grown, setGrown] = useState({ asked, by: 0 })
  // Of another query the first ones are shown again.
  const more = grown.asked === asked ? grown.by : 0
  const limit = pageSize + more
  const reading = useMemo(
    (): QueryObserverOptions<ListResult<R>, unknown> => ({
      queryKey: [...listKey(source), asked, limit],
      queryFn: ({ signal }) => source.list({ ...(JSON.parse(asked) as RecordsQuery), limit }, { signal }),
      enabled,
    }),
    [source, asked, limit, enabled],
  )
  const { data: answer, problem, reading: isReading, retry } = useSourceQuery(clientOf(source), reading)

  // The first ones stay while more of them come, and when they do not come.
  const [last, setLast] = useState({ source, asked, answer })
  if (answer && answer !== last.answer) setLast({ source, asked, answer })
  const stays = last.source === source && (last.asked === asked || (keepPrevious && isReading))
  const data = answer ?? (stays ? last.answer : undefined)

  const shown = useWaitingRows(source, data?.records, query.filter)
  const records = usePendingRows(source, shown, idName)
  const waiting = (shown?.length ?? 0) - (data?.records.length ?? 0)
  const total = data && totalWith(data.total, waiting)
  const mayBeMore = total?.kind === 'exact' ? total.count > records.length : records.length >= limit
  return {
    records,
    // Until the first answer it is not known what else there is.
    known: data || problem ? shown?.length : undefined,
    total,
    partial: data?.partial,
    cap: data?.cap,
    problem,
    reading: isReading,
    retry,
    onShowMore: mayBeMore ? () => setGrown({ asked, by: more + step }) : undefined,
    onShowLess: more > 0 ? () => setGrown({ asked, by: 0 }) : undefined,
  }
}

/** How such records stand, in one word. */
export function firstRecordsStatus({
  known,
  problem,
  reading,
}: Pick<FirstRecordsState<unknown>, 'known' | 'problem' | 'reading'>) {
  if (known === undefined) return problem && !reading ? 'failed' : 'loading'
  if (problem && !reading) return 'refreshFailed'
  if (known === 0) return 'empty'
  return reading ? 'refreshing' : 'ready'
}
