'use client'

import { useEffect } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { entitiesNounOf, entityNounOf } from '../../spec/labels/labels'
import { labelIn } from '../product/labelIn'
import { useEntityAccess } from '../product/useEntityAccess'
import { isRestricting, pointingTest } from '../source/pointing'
import { relatedPageSize, useRelatedList } from './useRelatedList'
import { type Pointer, usePointers } from './usePointers'

interface ReferrersProps {
  /** The kind of the record. */
  entity: Pick<Entity, 'name'>
  id: RecordId
  /** Called for each kind of records that keep it from being removed, and returns how to take that back. */
  onKept: () => () => void
}

/** How many records refer to one that is to be removed: "3 orders refer to it." Nothing of those that the role may not list. */
export function Referrers({ entity, id, onKept }: ReferrersProps) {
  return usePointers(entity).map((pointer) => (
    <Allowed key={`${pointer.other.name} ${pointer.via}`} {...pointer} id={id} onKept={onKept} />
  ))
}

function Allowed({ id, onKept, ...pointer }: Pointer & Omit<ReferrersProps, 'entity'>) {
  const { entity, source, can } = useEntityAccess(pointer.other)
  if (!can('list').allowed || !Object.hasOwn(entity.fields, pointer.via)) return null
  return <Counted {...pointer} id={id} source={source} onKept={onKept} />
}

function Counted(props: Pointer & Omit<ReferrersProps, 'entity'> & { source: DataSource }) {
  const { other, via, isAlone, id, source, onKept } = props
  const { t, locale } = useLocale()
  // Asked as the list on the page asks, so that what it has read is not read twice.
  const test = pointingTest(other.fields[via])
  const options = { source, idName: other.id, via, test, id, pageSize: relatedPageSize }
  const { records, total, onShowMore } = useRelatedList(options)
  const count = total && total.kind !== 'unknown' ? total.count : records.length
  const keeps = count > 0 && isRestricting(other.fields[via])
  useEffect(() => (keeps ? onKept() : undefined), [keeps, onKept])
  if (count === 0) return null
  const noun = count === 1 ? entityNounOf(other, locale) : entitiesNounOf(other, locale)
  const named = isAlone ? noun : `${noun} (${labelIn(other, via, locale)})`
  const isAll = total?.kind === 'exact' || !onShowMore
  return <p>{t(isAll ? 'detail.referrers' : 'detail.referrersAtLeast', { count, records: named })}</p>
}
