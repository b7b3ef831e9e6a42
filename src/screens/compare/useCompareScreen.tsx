'use client'

import { QueriesObserver, type QueryObserverResult } from '@tanstack/query-core'
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { StateBadge } from '../../collection/StateBadge'
import { isEmptyValue } from '../../spec/values/isEmptyValue'
import type { DataSource, RecordId } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { sameData } from '../../spec/values/sameData'
import { labelIn } from '../product/labelIn'
import { reasonText } from '../product/reasonText'
import { useEntityAccess } from '../product/useEntityAccess'
import { RecordValue } from '../record/RecordValue'
import { recordSections } from '../record/recordSections'
import { isGone } from '../source/problemKinds'
import { clientOf, recordKey } from '../source/sourceClient'
import {
  type ComparedField,
  type ComparedRecord,
  type ComparedSection,
  type CompareStatus,
  fewestCompared,
  mostCompared,
} from './compareState'
import { useTitles } from '../../components/useTitles'

export interface CompareScreenOptions<F extends Fields> {
  /** The kind of the records. */
  entity: Entity<F>
  /** Where they come from; it needs `get`. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which records, two to four; more are left out. */
  ids: readonly RecordId[]
  /** The fields that are compared, in reading order. @default all but the title, the id and the version */
  fields?: readonly (keyof F & string)[] | undefined
  /** The page of a record, to which its title leads. */
  getHref?: ((id: RecordId) => string) | undefined
  /** Draws the actions on each record. */
  actions?: ((record: RecordBy<F>) => ReactNode) | undefined
}

/** Read the records that are compared, each by itself, and find where they differ. */
export function useCompareScreen<F extends Fields>(options: CompareScreenOptions<F>) {
  const { getHref, actions } = options
  const { locale } = useLocale()
  const access = useEntityAccess(options.entity, options.source)
  const { entity } = access
  const permission = access.can('read')
  const ids = [...new Map(options.ids.map((id) => [String(id), id])).values()].slice(0, mostCompared)
  const readings = useRecords(access.source, permission.allowed ? ids : none)
  const titleIn = useTitles(
    entity,
    readings.flatMap(({ data }) => data ?? []),
  )
  const records = ids.map((id, place): ComparedRecord & { readonly record: RecordBy<F> | undefined } => {
    const { data: record, error, refetch } = readings[place] ?? {}
    const problem = error == null ? undefined : problemOf(error)
    const title = record && titleIn(record)
    return {
      id,
      record,
      title: title ?? String(id),
      status: record ? 'ready' : problem ? (isGone(problem) ? 'notFound' : 'failed') : 'loading',
      href: record && getHref?.(id),
      badge: record && <StateBadge entity={entity} record={record} />,
      problem,
      onRetry: refetch && (() => void refetch()),
      actions: record && actions?.(record),
    }
  })
  const isKnown = records.some((one) => one.status !== 'loading')
  const status: CompareStatus = permission.allowed
    ? ids.length < fewestCompared
      ? 'tooFew'
      : isKnown
        ? 'ready'
        : 'loading'
    : 'forbidden'
  return {
    entity,
    status,
    reason: permission.allowed ? undefined : reasonText(permission.reason, locale),
    records,
    sections: sectionsOf(entity, records, options.fields, locale),
  }
}

const none: readonly RecordId[] = []

/** Each record through the cache of its source: one that was seen already stands there at once, and one may fail alone. */
function useRecords<R extends object>(
  source: DataSource<R>,
  ids: readonly RecordId[],
): readonly Partial<QueryObserverResult<R>>[] {
  if (!source.get) fail('This source has no `get`, so that its records cannot be compared. Give it one.')
  const asked = JSON.stringify(ids)
  const client = clientOf(source)
  const queries = useMemo(
    () =>
      (JSON.parse(asked) as readonly RecordId[]).map((id) => ({
        queryKey: recordKey(source, id),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          source.get?.(id, { signal }) ?? Promise.reject(new Error('no get')),
      })),
    [source, asked],
  )
  const observer = useMemo(() => new QueriesObserver(client, queries), [client, queries])
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer])
  const current = () => observer.getCurrentResult() as readonly QueryObserverResult<R>[]
  return useSyncExternalStore(subscribe, current, current)
}

/** The fields in the sections of the entity; what is in none stands first. */
function sectionsOf<F extends Fields>(
  entity: Entity<F>,
  compared: readonly { readonly id: RecordId; readonly record: RecordBy<F> | undefined }[],
  given: readonly (keyof F & string)[] | undefined,
  locale: string,
): readonly ComparedSection[] {
  const there = compared.flatMap(({ record }) => record ?? [])
  const names = (given ?? entity.fieldNames.filter((name) => !isOwn(entity, name))).filter((name) =>
    Object.hasOwn(entity.fields, name),
  )
  // Compare the fields that any of them shows.
  const shown = new Map(
    (there.length > 0 ? there : [undefined])
      .flatMap((record) => recordSections(entity, record, locale))
      .map((section) => [section.id, section]),
  )
  const placed = new Set(entity.sections?.flatMap(({ fields }): readonly string[] => fields))
  const fieldOf = (name: keyof F & string): ComparedField => ({
    id: name,
    label: labelIn(entity, name, locale),
    values: compared.map(
      ({ id, record }) =>
        record && <RecordValue key={String(id)} entity={entity} field={name} record={record} />,
    ),
    differs: differ(there.map((record) => ownValue(record, name))),
  })
  const inOrder = (entity.sections ?? []).flatMap(({ name }) => shown.get(name) ?? [])
  return [
    { id: '', title: undefined, fields: names.filter((name) => !placed.has(name)).map(fieldOf) },
    ...inOrder.map(({ id, title, items }) => ({
      id,
      title,
      fields: names.filter((name) => items.includes(name)).map(fieldOf),
    })),
  ].filter(({ fields }) => fields.length > 0)
}

/** Whether a field names a record or always differs. */
function isOwn({ id, title, version }: Pick<Entity, 'id' | 'title' | 'version'>, name: string): boolean {
  return name === id || name === title || name === version
}

function differ([first, ...others]: readonly unknown[]): boolean {
  return others.some((other) => !sameData(first, other) && !(isEmptyValue(first) && isEmptyValue(other)))
}
