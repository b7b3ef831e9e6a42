'use client'

import { use, useEffect, useRef, useState } from 'react'
import { forEachPage } from '../source/forEachPage'
import { readSelected } from '../../collection/readSelected'
import { nothingSelected, selectRecords, type Selection } from '../../collection/Selection'
import { hasToastRegion, toast } from '../../components/toasts'
import type { DataSource, RecordId } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import { newKey } from '../../form/submission'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { countedNounOf } from '../../spec/labels/labels'
import { ownValue } from '../../spec/values/ownValue'
import type { BulkAction } from './BulkAction'
import { JobsContext } from '../job/JobsContext'
import type { RowQuery } from '../source/rowQuery'
import { mostInBatch } from '../../data/gatherWrites'
import { bulkEditId } from './bulkEdit'
import { bulkJob } from './bulkJob'
import { type BulkOutcome, runBulk } from '../source/runBulk'
import { useMyId } from '../product/useMyId'
import { keepUndo } from '../source/keptUndos'
import { askAgain } from '../source/sourceClient'
import { offersBefore } from '../source/undoOffers'
import { offerUndo } from '../transition/offerUndo'

/** How far an action on many records is, in one word. */
export type BulkStatus =
  /** None is under way. */
  | 'idle'
  /** The person is asked whether to go on. */
  | 'asking'
  /** The selected records are being read. */
  | 'gathering'
  | 'running'
  /** It ended, and not with every record. */
  | 'partlyDone'
  /** The selected records could not be read: nothing was done. */
  | 'failed'

export interface BulkOptions<F extends Fields> {
  entity: Entity<F>
  source: DataSource<RecordBy<F>>
  selection: Selection
  query: RowQuery
  onSelectionChange: (selection: Selection) => void
}

export interface BulkState<R extends object> {
  readonly status: BulkStatus
  readonly action: BulkAction<R> | undefined
  /** How many records have been tried, and of how many. */
  readonly tried: number
  readonly total: number
  /** How it ended for each record, after the end. */
  readonly outcomes: readonly BulkOutcome<R>[]
  /** Why it `failed`. */
  readonly problem: Problem | undefined
}

const idle = {
  status: 'idle',
  action: undefined,
  tried: 0,
  total: 0,
  outcomes: [],
  problem: undefined,
} as const

/** Do something with all selected records: ask, read them, take one after the other, say how it ended, offer to undo it. */
export function useBulk<F extends Fields>(options: BulkOptions<F>) {
  const { entity, source, selection, query, onSelectionChange } = options
  type R = RecordBy<F>
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const person = useMyId()
  const jobs = use(JobsContext)
  const [state, setState] = useState<BulkState<R>>(idle)
  const current = useRef<ReturnType<typeof createRunning>>(undefined)
  useEffect(
    () => () => {
      // With a list of jobs, what has begun goes on in it.
      if (jobs) current.current?.leave()
      else current.current?.stop()
    },
    [jobs],
  )

  async function run(action: BulkAction<R>, chosen: Selection) {
    current.current?.stop()
    const running = createRunning()
    current.current = running
    const { signal } = running.calls
    setState({ ...idle, status: 'gathering', action })
    const records: R[] = []
    try {
      const pages = readSelected({
        source,
        idName: entity.id,
        fields: entity.fields,
        selection: chosen,
        query,
        signal,
      })
      await forEachPage(pages, (page) => records.push(...page))
    } catch (thrown) {
      if (running.left) toast(t('bulk.failed', { label: action.label }), { tone: 'danger' })
      setState(signal.aborted ? idle : { ...idle, status: 'failed', action, problem: problemOf(thrown) })
      return
    }
    const begun = new Map<RecordId, Promise<unknown>>()
    const handOver = () =>
      void jobs?.start(bulkJob({ entity, source, action, records, begun, stop: running.stop, locale }))
    if (running.left) return handOver()
    running.onLeave = handOver
    const total = records.length
    setState({ ...idle, status: 'running', action, total })
    const withdrawOffers = offersBefore(source, records.map(idOf))
    const key = newKey()
    const outcomes = await runBulk<R>({
      records,
      act: (record) => {
        const id = idOf(record)
        const options = { signal, idempotencyKey: `${key}-${String(id)}` }
        const asked = (async () => action.run(record, options))()
        if (jobs) begun.set(id, asked)
        return asked
      },
      reasonNot: action.reasonNot,
      signal: running.next.signal,
      // A source that takes many at once is given many.
      ...(source.batch && { atOnce: mostInBatch }),
      onProgress: paced((tried) => setState((now) => (now.status === 'running' ? { ...now, tried } : now))),
    })
    if (running.left) return
    running.onLeave = undefined
    withdrawOffers()
    end(action, outcomes)
  }

  function end(action: BulkAction<R>, outcomes: readonly BulkOutcome<R>[]) {
    void askAgain(source)
    const left = outcomes.filter(({ status }) => status !== 'done').map(({ record }) => idOf(record))
    onSelectionChange(selectRecords(nothingSelected, left, true))
    if (left.length > 0) {
      setState({
        ...idle,
        status: 'partlyDone',
        action,
        tried: outcomes.length,
        total: outcomes.length,
        outcomes,
      })
      return
    }
    setState(idle)
    const count = outcomes.length
    const counted = { count, records: countedNounOf(entity, count, locale) }
    const message =
      action.id === bulkEditId
        ? t('bulkEdit.done', counted)
        : t('bulk.done', { label: action.label, ...counted })
    if (!hasToastRegion()) announce(message)
    else if (!action.undo || !outcomes.every(({ record }) => action.canUndo?.(record) ?? true)) toast(message)
    else
      offerUndo(message, {
        t,
        source,
        ids: outcomes.map(({ record }) => idOf(record)),
        undo: () => void undoAll(action, outcomes),
        claim: keep(action, outcomes),
      })
  }

  /** Of other actions the way back needs the values as they were, which are not kept. */
  function keep({ transition }: BulkAction<R>, outcomes: readonly BulkOutcome<R>[]) {
    const ids = outcomes.map(({ record }) => idOf(record))
    return transition === undefined
      ? () => Promise.resolve(true)
      : keepUndo({ person, entity: entity.name, ids, transition })
  }

  /** The way back is an action as well: what cannot be undone is told record by record. */
  async function undoAll(action: BulkAction<R>, outcomes: readonly BulkOutcome<R>[]) {
    const ended = new Map(outcomes.map((one) => [idOf(one.record), one]))
    const back: BulkAction<R> = {
      id: `${action.id}-undo`,
      label: t('bulk.undo'),
      run: (record, given) => {
        const one = ended.get(idOf(record))
        const stored = one?.status === 'done' ? one.stored : undefined
        return Promise.resolve(action.undo?.(one?.record ?? record, stored, given))
      },
    }
    await run(back, selectRecords(nothingSelected, ended.keys(), true))
  }

  const idOf = (record: R) => ownValue(record, entity.id) as RecordId
  const { action, status } = state
  return {
    ...state,
    onStart: (next: BulkAction<R>) => {
      if (next.confirm === undefined) void run(next, selection)
      else setState({ ...idle, status: 'asking', action: next })
    },
    onConfirm: () => void (action && run(action, selection)),
    onStop: () => current.current?.stop(),
    /** Tries those again that are not done: they are read anew, since someone may have changed them. */
    onRetry:
      action && (status === 'partlyDone' || status === 'failed')
        ? () => void run(action, selection)
        : undefined,
    onDismiss: () => setState(idle),
  }
}

/** Track work under way: a person stops it, or leaves it to the jobs of the app. */
function createRunning() {
  const running = {
    calls: new AbortController(),
    /** Aborted, no further record is begun with. */
    next: new AbortController(),
    left: false,
    /** Called when the list is left meanwhile. */
    onLeave: undefined as (() => void) | undefined,
    stop() {
      running.calls.abort()
      running.next.abort()
    },
    leave() {
      if (running.calls.signal.aborted) return
      running.left = true
      running.next.abort()
      running.onLeave?.()
    },
  }
  return running
}

/** A page has no use for more than some drawings a second. */
function paced(draw: (tried: number) => void) {
  let last = 0
  return (tried: number) => {
    if (Date.now() - last < 100) return
    last = Date.now()
    draw(tried)
  }
}
