'use client'

import { useEffect } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { countedNounOf } from '../../spec/labels/labels'
import { labelIn } from '../product/labelIn'
import { useEntityAccess } from '../product/useEntityAccess'
import { isRestricting, pointingAt, pointingTest, relatedPageSize, relatedStretch } from '../source/pointing'
import { useFirstRecords } from '../source/useFirstRecords'
import { type Pointer, usePointers } from './usePointers'

interface ReferrersProps {
  /** The kind of the record. */
  entity: Pick<Entity, 'name'>
  id: RecordId
  /** Called for each kind of records that keep it from being removed, and returns how to take that back. */
  onKept?: (() => () => void) | undefined
  /** Whether those alone are said that keep it from being removed. @default false */
  keeping?: boolean | undefined
}

/** How many records refer to one that is to be removed: "3 orders refer to it." Nothing of those that the role may not list. */
export function Referrers({ entity, id, onKept, keeping = false }: ReferrersProps) {
  return usePointers(entity)
    .filter(({ other, via }) => !keeping || isRestricting(other.fields[via]))
    .map((pointer) => (
      <Allowed key={`${pointer.other.name} ${pointer.via}`} {...pointer} id={id} onKept={onKept} />
    ))
}

function Allowed({ id, onKept, ...pointer }: Pointer & Omit<ReferrersProps, 'entity' | 'keeping'>) {
  const { entity, source, can } = useEntityAccess(pointer.other)
  if (!can('list').allowed || !Object.hasOwn(entity.fields, pointer.via)) return null
  return <Counted {...pointer} id={id} source={source} onKept={onKept} />
}

function Counted(props: Pointer & Omit<ReferrersProps, 'entity' | 'keeping'> & { source: DataSource }) {
  const { other, via, isAlone, id, source, onKept } = props
  const { t, locale } = useLocale()
  // Asked as the list on the page asks, so that what it has read is not read twice.
  const test = pointingTest(other.fields[via])
  const query = { filter: pointingAt(via, test, id) }
  const options = { source, idName: other.id, query, pageSize: relatedPageSize, step: relatedStretch }
  const { records, total, onShowMore } = useFirstRecords(options)
  const count = total && total.kind !== 'unknown' ? total.count : records.length
  const keeps = count > 0 && isRestricting(other.fields[via])
  useEffect(() => (keeps ? onKept?.() : undefined), [keeps, onKept])
  if (count === 0) return null
  const noun = countedNounOf(other, count, locale)
  const named = isAlone ? noun : `${noun} (${labelIn(other, via, locale)})`
  const isAll = total?.kind === 'exact' || !onShowMore
  return <p>{t(isAll ? 'detail.referrers' : 'detail.referrersAtLeast', { count, records: named })}</p>
}
