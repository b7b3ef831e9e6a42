'use client'

import type { QueryObserverResult } from '@tanstack/query-core'
import { useMemo } from 'react'
import { problemOf } from '../../data/problems'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishOverview } from '../../messages/englishOverview'
import { isForbidden } from '../source/problemKinds'
import { clientOf, overviewKey } from '../source/sourceClient'
import { drawWidget } from './drawWidget'
import type { OverviewTarget, OverviewWidgetOptions } from './OverviewTarget'
import { type OverviewWidget, overviewStatusOf, type WidgetStatus } from './overviewState'
import { readWidget, type WidgetAnswer } from './readWidget'
import { useWidgetAnswers } from './useWidgetAnswers'
import { type TitledRecord, useTitlesOf } from '../../components/useTitles'
import { keyOfMe } from '../../spec/values/Me'

export interface OverviewScreenOptions {
  /** The widgets, in order; an array that stays the same as long as it is meant. One of an entity that is no target is absent. */
  widgets: readonly OverviewWidgetOptions[]
  /** The entities that widgets are about, and their sources; an array that stays the same as long as it is meant. */
  targets: readonly OverviewTarget[]
  /** The most records that are read for a widget whose source cannot count by itself; then it says so. @default 1000 */
  limit?: number | undefined
}

/** Read an overview: each widget by itself, in as few calls as its source makes possible. */
export function useOverviewScreen({ widgets, targets, limit = 1000 }: OverviewScreenOptions) {
  const { t, locale } = useScreenLocale(englishOverview)
  const parts = useMemo(
    () =>
      widgets.flatMap((widget) => {
        const target = targets.find(({ entity }) => entity.name === widget.entity)
        return target ? [{ widget, target }] : []
      }),
    [widgets, targets],
  )
  const queries = useMemo(
    () =>
      parts.map(({ widget, target: { entity, source, me } }) => {
        // Two widgets that ask the same are one reading.
        const { id: _, ...asked } = widget
        return {
          client: clientOf(source),
          options: {
            queryKey: overviewKey(source, JSON.stringify([asked, keyOfMe(me), limit, locale])),
            queryFn: ({ signal }: { signal: AbortSignal }): Promise<WidgetAnswer> => {
              const conditions = asked.filter === undefined ? [] : [asked.filter]
              return readWidget(asked, { entity, source, conditions, me, most: limit, locale }, signal)
            },
          },
        }
      }),
    [parts, limit, locale],
  )
  const { results, refresh } = useWidgetAnswers<WidgetAnswer>(queries)
  const titleIn = useTitlesOf(
    parts.flatMap(({ target }, place) => {
      const answer = results[place]?.data
      return answer?.shows === 'list'
        ? answer.records.map((record): TitledRecord => [target.entity, record])
        : []
    }),
  )
  const shown = parts.flatMap(({ widget, target }, place): readonly OverviewWidget[] => {
    const result = results[place]
    const problem = result?.error == null ? undefined : problemOf(result.error)
    // A widget that the server forbids is no failure: it is left out.
    if (!result || (problem && isForbidden(problem))) return []
    const drawn = drawWidget(widget, target, result.data, { t, locale, titleIn })
    return [
      {
        ...drawn,
        status: statusOf(result, drawn.isEmpty),
        problem,
        readAt: result.dataUpdatedAt || undefined,
        onRetry: () => void result.refetch(),
      },
    ]
  })
  const known = shown.flatMap(({ readAt }) => readAt ?? [])
  return {
    status: overviewStatusOf(shown),
    widgets: shown,
    /** When the oldest of what is shown was read. */
    readAt: known.length > 0 ? Math.min(...known) : undefined,
    onRefresh: refresh,
  }
}

function statusOf(
  { data, error, isFetching }: QueryObserverResult<WidgetAnswer, unknown>,
  isEmpty: boolean,
): WidgetStatus {
  if (data === undefined) return error !== null && !isFetching ? 'failed' : 'loading'
  if (isFetching) return 'refreshing'
  if (error !== null) return 'refreshFailed'
  return isEmpty ? 'empty' : 'ready'
}
