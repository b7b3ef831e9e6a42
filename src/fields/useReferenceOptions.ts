'use client'

import { use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { loaderOf, ReferenceContext, type ReferenceTarget } from '../components/useReference'
import { subscribeToTitle, titlesRead, useTitles } from '../components/useTitles'
import type { ListQuery, RecordId } from '../data/DataSource'
import { problemOf } from '../data/problems'
import type { RecordLoader } from '../data/recordLoader'
import type { When } from '../spec/conditions/When'
import { ownValue } from '../spec/values/ownValue'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { ChoiceOption } from './ChoiceOption'
import { filterOptions, shownFirst } from './filterOptions'
import { mostLookedThrough, readableCondition } from './readableCondition'
import { tellApart } from './tellApart'
import type { LoadOptions } from './useOptions'

/** Options made of the records of a source. */
export interface ReferenceOptions {
  /** The options of the ids that are given. */
  readonly selected: readonly ChoiceOption[]
  /** Whether the source no longer has one of them. */
  readonly isGone: boolean
  /** Whether one of them is none of those that are offered. */
  readonly isUnfit: boolean
  readonly recent: readonly ChoiceOption[]
  readonly load: LoadOptions
  readonly create: ((text: string) => Promise<ChoiceOption | undefined>) | undefined
  /** The id that an option stands for; a text that is none of them stays as typed. */
  readonly choose: (value: string) => RecordId
}

/** So many are asked for at a time. */
const pageSize = 30

/**
 * Make options of the records of a source: those that are chosen, those that a text finds, and the last ones.
 * @param given what stood there when code last said so
 * @param chosen what stands there now
 */
export function useReferenceOptions(
  target: ReferenceTarget,
  given: readonly RecordId[],
  condition: When | undefined,
  chosen = given,
): ReferenceOptions {
  const filter = useMemo(() => condition && readableCondition(condition, target), [condition, target])
  const { locale } = useLocaleWith()
  const targets = use(ReferenceContext)
  const loader = loaderOf(target)
  // On its way to a title it is no id: no record is asked for by it, and none is gone.
  const [typed, setTyped] = useState<string>()
  const isKnown = (id: RecordId) => loader.get(id).status === 'ready'
  const all = new Set([...given, ...chosen.filter(isKnown)])
  const keyOf = (ids: Iterable<RecordId>) => JSON.stringify([...ids].filter((id) => String(id) !== typed))
  const idsKey = keyOf(all)
  const givenKey = keyOf(given)

  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = idsIn(idsKey).map((id) => subscribeToTitle(target, id, { locale, targets }, listener))
      return () => stops.forEach((stop) => stop())
    },
    [idsKey, target, locale, targets],
  )
  const titleIn = useTitles(target.entity)
  // A text, so that it is the same as long as no title changes.
  const shown = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(idsIn(idsKey).map((id) => shownOf(loader, id, titleIn, filter?.includes))),
    () => JSON.stringify(idsIn(idsKey).map((id) => [String(id), notYet])),
  )

  const toOption = (record: object): ChoiceOption => {
    const value = String(ownValue(record, target.entity.id))
    const description = titleIn(record, 'subtitle')
    return {
      value,
      label: titleIn(record) ?? value,
      ...(description !== undefined && { description }),
    }
  }
  const toOptions = (records: readonly object[]) =>
    tellApart(target.entity, records, records.map(toOption), locale)
  const { onCreate } = target
  const { selected, faults } = useMemo(() => readShown(shown), [shown])
  const hasFault = (fault: Fault) => chosen.some((id) => faults.get(String(id)) === fault)

  // Chosen records will be wanted again.
  useEffect(() => {
    for (const id of idsIn(givenKey)) remember(loader, id)
  }, [loader, givenKey])

  return {
    selected,
    isGone: hasFault('gone'),
    isUnfit: hasFault('unfit'),
    // A filter may not let them through.
    recent: filter ? [] : toOptions(recentIn(loader)),
    load: async (text, { signal, offset }) => {
      const { source, entity } = target
      const canSearch = source.can.search || text === ''
      const isWhole = canSearch && !filter?.isNarrower
      const query: ListQuery = {
        ...(canSearch && text !== '' && { search: text }),
        ...(filter?.asked && { filter: filter.asked }),
        ...(source.can.sort.includes(entity.title) && {
          sort: [{ field: entity.title, direction: 'ascending' as const }],
        }),
        offset,
        limit: isWhole ? pageSize : mostLookedThrough,
      }
      let answer
      try {
        answer = await source.list(query, { signal })
      } catch (thrown) {
        if (!source.queue || problemOf(thrown).status !== 0) throw thrown
        // Without a connection: those that are known here, of which some may wait to be made.
        const there = source.queue.known().filter((record) => filter?.includes(record) ?? true)
        loader.keep(there)
        return { options: filterOptions(toOptions(there), text) }
      }
      loader.keep(answer.records)
      const records = filter ? answer.records.filter(filter.restHolds) : answer.records
      await titlesRead(entity, records, { locale, targets })
      const options = toOptions(records)
      if (!canSearch) return { options: filterOptions(options, text) }
      const { total } = answer
      const there = offset + answer.records.length
      return {
        options: shownFirst(options, text),
        hasMore: total.kind === 'exact' ? there < total.count : answer.records.length === query.limit,
      }
    },
    create:
      onCreate &&
      (async (text) => {
        const record = await onCreate(text)
        if (!record) return undefined
        loader.keep([record])
        await titlesRead(target.entity, [record], { locale, targets })
        return toOption(record)
      }),
    choose: (value) => {
      const id = loader.idOf(value)
      const isRecord = loader.get(id).status === 'ready'
      if (isRecord) remember(loader, id)
      if (!given.some((one) => String(one) === value)) setTyped(isRecord ? undefined : value)
      return id
    },
  }
}

const idsIn = (key: string) => JSON.parse(key) as readonly RecordId[]

type Fault = 'gone' | 'unfit'
type Shown = readonly [value: string, label: string, fault?: Fault | null, description?: string]

/** Stands where a title is on its way. */
const notYet = '…'

function shownOf(
  loader: RecordLoader,
  id: RecordId,
  titleIn: (record: object, part?: 'subtitle') => string | undefined,
  isOffered: (record: object) => boolean = () => true,
): Shown {
  const loaded = loader.get(id)
  const value = String(id)
  if (loaded.status === 'loading') return [value, notYet]
  if (loaded.status === 'missing') return [value, value, 'gone']
  if (loaded.status === 'failed') return [value, value]
  const label = titleIn(loaded.record) || value
  // As JSON writes what is not there.
  return [value, label, isOffered(loaded.record) ? null : 'unfit', titleIn(loaded.record, 'subtitle')]
}

function readShown(text: string) {
  const all = JSON.parse(text) as readonly Shown[]
  return {
    selected: all.map(([value, label, , description]) => ({
      value,
      label,
      ...(description != null && { description }),
    })),
    faults: new Map(all.map(([value, , fault]) => [value, fault])),
  }
}

/** The records that were chosen last on this page, the latest first. */
const recentIds = new WeakMap<RecordLoader, readonly RecordId[]>()

const mostRecent = 5

function remember(loader: RecordLoader, id: RecordId): void {
  const others = (recentIds.get(loader) ?? []).filter((one) => String(one) !== String(id))
  recentIds.set(loader, [id, ...others].slice(0, mostRecent))
}

function recentIn(loader: RecordLoader): readonly object[] {
  return (recentIds.get(loader) ?? []).flatMap((id) => {
    const loaded = loader.get(id)
    return loaded.status === 'ready' ? loaded.record : []
  })
}
