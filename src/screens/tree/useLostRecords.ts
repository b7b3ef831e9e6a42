'use client'

import { useMemo } from 'react'
import type { DataSource, Facets, RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Ancestors } from './ancestry'
import { recordTree } from './recordTree'
import { textOf, type TreeKeys } from './treeData'
import { useAncestry } from './useAncestry'

interface LostRecordsOptions<R extends object> extends TreeKeys<R> {
  readonly source: DataSource<R>
  readonly idName: string
  readonly parent: string
  /** How often each record is named as a parent, where the source counts that. */
  readonly facets: Facets | undefined
}

/** Records without a place in a tree. */
export interface LostRecords<R> {
  /** The ids that records name as their parent, and that lead to none. */
  readonly parents: readonly RecordId[]
  /** The records at which circles are cut. */
  readonly circles: readonly R[]
}

/** Of a tree with very many branches the records without a place are found by a search. */
const mostParents = 200

/** Find what no way from the top leads to: records whose parent is gone, and records that stand below each other. */
export function useLostRecords<R extends object>(options: LostRecordsOptions<R>): LostRecords<R> {
  const { source, idName, parent, facets, getId, getParent } = options
  const isInFilter = own(source.can.filter, parent)?.includes('in') === true
  const parents = useMemo(() => {
    const values = own(facets, parent)?.map(({ value }) => value as RecordId) ?? []
    return isInFilter && values.length <= mostParents ? values : none
  }, [facets, parent, isInFilter])
  const above = useAncestry(source, idName, getParent as (record: object) => RecordId | undefined, parents)
  return useMemo(() => lostIn(above, parents, { getId, getParent }), [above, parents, getId, getParent])
}

const none: readonly never[] = []
const nothingLost: LostRecords<never> = { parents: none, circles: none }

function lostIn<R extends object>(
  { records, missing, isLoading }: Ancestors,
  named: readonly RecordId[],
  { getId, getParent }: TreeKeys<R>,
): LostRecords<R> {
  if (isLoading) return nothingLost
  const all = [...records.values()] as R[]
  const { marks } = recordTree(all, { getId, getParentId: (record) => textOf(getParent(record)) })
  const circles = all.filter((record) => marks.get(getId(record)) === 'circle')
  // As they are written where they are named: a number is found by a number alone.
  const written = new Map(
    [...named, ...all.flatMap((record) => getParent(record) ?? [])].map((id) => [String(id), id]),
  )
  const parents = [...missing].map((id) => written.get(id) ?? id)
  return parents.length + circles.length > 0 ? { parents, circles } : nothingLost
}
