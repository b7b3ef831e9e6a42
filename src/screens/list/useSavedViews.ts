'use client'

import { useMemo } from 'react'
import type { DataSource } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import type { Entity } from '../../spec/entities/Entity'
import type { Id } from '../../spec/fields/FieldBase'
import { type SavedView, savedView } from '../../spec/product/savedView'
import { type ListView, listView, readViews } from './savedViews'
import { clientOf } from '../source/sourceClient'
import { useQueryResult } from '../source/useQueryResult'
import { useEntityAccess } from '../product/useEntityAccess'
import { useProduct } from '../product/useProduct'
import { idOfMe } from '../../spec/values/Me'

export interface SavedViewsOptions {
  /**
   * Where people keep views of lists: search, filters, order and columns under a name. Its records are those of the entity
   * `savedView`. Without it views cannot be saved.
   * @default that of the product around it
   */
  views?: DataSource<SavedView> | undefined
}

/** The views of a list that are saved, and what the person may do with them; undefined where none can be. */
export function useSavedViews(
  { name: list, fields }: Pick<Entity, 'name' | 'fields'>,
  can: DataSource['can'],
  options: SavedViewsOptions,
) {
  const product = useProduct()
  const given = options.views ?? product?.views
  const me = idOfMe(product?.me)
  const declared = product?.product.entities?.find(({ name }) => name === savedView.name)
  const access = useEntityAccess((declared ?? savedView) as typeof savedView, given ?? noSource)
  const { source } = access
  const { records, problem, refetch, show } = useViewRecords(source, list, me)
  const views = useMemo(
    () =>
      records
        .map((record) => listView(record, { can, fields, me }))
        .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)),
    [records, can, fields, me],
  )
  if (!given) return undefined

  /** Whether a person may change or remove a view; where no permission is declared, their own ones. */
  function canWrite(action: 'update' | 'remove', { record, isOwn }: ListView): boolean {
    if (!source[action]) return false
    return declared?.access ? access.can(action, record).allowed : isOwn || !record.owner
  }
  const maker = { list, ...(me !== undefined && { owner: String(me) }) }
  const mayShare = access.can({ updateField: 'shared' }).allowed
  return {
    views,
    problem,
    onRetry: () => void refetch(),
    maySave: source.create !== undefined && access.can('create').allowed,
    /** Whether a person may show views to everybody: by the permission of the field `shared`. */
    mayShare,
    canWrite,
    async create(values: Partial<SavedView>): Promise<SavedView> {
      const made = await able(source, 'create')({ ...maker, ...values })
      show((before) => [...before, made])
      return made
    },
    async update({ record }: ListView, changes: Partial<SavedView>): Promise<void> {
      const changed = await able(source, 'update')(record.id, changes)
      show((before) => before.map((one) => (one.id === changed.id ? changed : one)))
    },
    async remove({ record }: ListView): Promise<void> {
      await able(source, 'remove')(record.id)
      show((before) => before.filter(({ id }) => id !== record.id))
    },
  }
}

export type SavedViews = NonNullable<ReturnType<typeof useSavedViews>>

/** A call that is offered only where the source has it. */
function able<Call extends 'create' | 'update' | 'remove'>(source: DataSource<SavedView>, call: Call) {
  return source[call]?.bind(source) as NonNullable<DataSource<SavedView>[Call]>
}

const noSource: DataSource<SavedView> = {
  can: { search: false, sort: [], filter: {} },
  list: () => Promise.resolve({ records: [], total: { kind: 'exact', count: 0 } }),
}

function useViewRecords(source: DataSource<SavedView>, list: string, me: Id | undefined) {
  const client = clientOf(source)
  const options = useMemo(
    () => ({
      queryKey: ['views', list, me],
      queryFn: ({ signal }: { signal: AbortSignal }) => readViews(source, list, me, signal),
      enabled: source !== noSource,
    }),
    [source, list, me],
  )
  const { data = none, error, refetch } = useQueryResult(client, options)
  return {
    records: data,
    problem: error ? problemOf(error) : undefined,
    refetch,
    /** Show views that were just written before they are read again. */
    show(change: (before: readonly SavedView[]) => readonly SavedView[]) {
      client.setQueryData(options.queryKey, (before: readonly SavedView[] = none) => change(before))
      void client.invalidateQueries({ queryKey: options.queryKey })
    },
  }
}

const none: readonly SavedView[] = []
