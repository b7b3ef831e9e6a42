'use client'

import type { DataSource, RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { entitiesNounOf, entityNounOf } from '../../spec/labels/labels'
import { labelIn } from '../product/labelIn'
import { useEntityAccess } from '../product/useEntityAccess'
import { pointingTest } from './pointing'
import { relatedPageSize, useRelatedList } from './useRelatedList'
import { type Pointer, usePointers } from './usePointers'

interface ReferrersProps {
  /** The kind of the record. */
  entity: Pick<Entity, 'name'>
  id: RecordId
}

/** How many records refer to one that is to be removed: "3 orders refer to it." Nothing of those that the role may not list. */
export function Referrers({ entity, id }: ReferrersProps) {
  return usePointers(entity).map((pointer) => (
    <Allowed key={`${pointer.other.name} ${pointer.via}`} {...pointer} id={id} />
  ))
}

function Allowed({ id, ...pointer }: Pointer & { id: RecordId }) {
  const { entity, source, can } = useEntityAccess(pointer.other)
  if (!can('list').allowed || !Object.hasOwn(entity.fields, pointer.via)) return null
  return <Counted {...pointer} id={id} source={source} />
}

function Counted({ other, via, isAlone, id, source }: Pointer & { id: RecordId; source: DataSource }) {
  const { t, locale } = useLocale()
  // Asked as the list on the page asks, so that what it has read is not read twice.
  const test = pointingTest(other.fields[via])
  const options = { source, idName: other.id, via, test, id, pageSize: relatedPageSize }
  const { records, total, onShowMore } = useRelatedList(options)
  const count = total && total.kind !== 'unknown' ? total.count : records.length
  if (count === 0) return null
  const noun = count === 1 ? entityNounOf(other, locale) : entitiesNounOf(other, locale)
  const named = isAlone ? noun : `${noun} (${labelIn(other, via, locale)})`
  const isAll = total?.kind === 'exact' || !onShowMore
  return <p>{t(isAll ? 'detail.referrers' : 'detail.referrersAtLeast', { count, records: named })}</p>
}
