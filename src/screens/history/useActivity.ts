'use client'

import { useMemo, useState } from 'react'
import type { ActivityQuery, RecordActivity } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { dayLength } from '../../internal/dayLength'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { createPartsReader } from '../source/createPartsReader'
import { kindOf, useReadParts } from '../source/useReadParts'
import { activityItems, type ActivityPart, keyOfChange } from './activityItems'
import type {
  ActivityFilter,
  ActivityItem,
  ActivityKind,
  ActivityStatus,
  ActivityTarget,
} from './activityState'
import { useActivityTargets } from './useActivityTargets'
import { type TitledRecord, useTitlesOf } from '../../components/useTitles'

export interface ActivityOptions {
  /**
   * The entities whose changes are shown; an array that stays the same as long as it is meant.
   * @default in a product every entity that the role may read and whose source tells its changes
   */
  targets?: readonly ActivityTarget[] | undefined
  /** The name of the entity whose changes are shown alone. @default all of them */
  only?: string | undefined
  /** Which changes are shown. @default all of them */
  filter?: ActivityFilter | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

export interface Activity {
  readonly status: ActivityStatus
  /** The newest first. */
  readonly items: readonly ActivityItem[]
  /** The entities, in the order given. */
  readonly kinds: readonly ActivityKind[]
  /** Who has changed something, by name, as far as the sources tell. */
  readonly people: readonly string[]
  /** The entities that gave no answer. */
  readonly failed: readonly ActivityKind[]
  /** Why nothing, or not all, could be read. */
  readonly problem: Problem | undefined
  /** Asks those again that gave no answer. */
  readonly onRetry: () => void
  /** Shows older ones; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
}

/** An entity with what is asked of it: another question is another reading. */
interface Asked extends ActivityTarget {
  readonly query: ActivityQuery
}

/** The changes of all records of several entities: who did what, and when. */
export function useActivity({ targets: given, only, filter, errors }: ActivityOptions = {}): Activity {
  const { locale } = useLocale()
  const targets = useActivityTargets(given, only)
  const read = useReadParts(createActivityReader, useAsked(targets, filter), errors)
  const { parts, failed, problem, onRetry, onShowMore } = read
  const titleIn = useTitlesOf(
    parts.flatMap(({ target, found }) =>
      found.flatMap(({ record }): TitledRecord[] => (record ? [[target.entity, record]] : [])),
    ),
  )
  const items = useMemo(() => activityItems(parts, titleIn), [parts, titleIn])
  const known = useMemo(() => peopleIn(parts), [parts])
  const [people, setPeople] = useState(known)
  // Who was known stays to be chosen while another answer is on its way.
  if (known.length > people.length) setPeople(known)
  const isFiltered = Object.values(filter ?? {}).some((one) => one !== undefined)
  const status = targets.length === 0 ? 'forbidden' : read.getStatus(items.length)
  return {
    status: status === 'empty' && isFiltered ? 'noResults' : status,
    items,
    kinds: targets.map((target) => kindOf(target, locale)),
    people,
    failed: failed.map((target) => kindOf(target, locale)),
    problem,
    onRetry,
    onShowMore,
  }
}

const createActivityReader = () =>
  createPartsReader<Asked, RecordActivity<object>>({
    async read({ source, query }, stretch, options) {
      const {
        changes = [],
        people,
        next,
      } = (await source.activity?.({ ...query, ...stretch }, options)) ?? {}
      return { found: changes, people, next }
    },
    keyOf: ({ entity }, change) => keyOfChange(entity.name, change),
  })

/** Those of whom a source tells, and where it does not, those whose changes are read. */
function peopleIn(parts: readonly ActivityPart[]): readonly string[] {
  const names = parts.flatMap(({ people, found }) => people ?? found.flatMap(({ by }) => by ?? []))
  return [...new Set(names)].sort((one, other) => one.localeCompare(other))
}

/** The same question for as long as the same is chosen: it begins to count its days when it is asked. */
function useAsked(
  targets: readonly ActivityTarget[],
  { kind, by, days }: ActivityFilter = noFilter,
): readonly Asked[] {
  return useMemo(() => {
    const query = { by, from: startOf(days) }
    return targets
      .filter(({ entity }) => kind === undefined || entity.name === kind)
      .map((target) => ({ ...target, query }))
  }, [targets, kind, by, days])
}

const noFilter: ActivityFilter = {}

const startOf = (days: number | undefined) =>
  days === undefined ? undefined : new Date(Math.max(0, Date.now() - days * dayLength)).toISOString()
