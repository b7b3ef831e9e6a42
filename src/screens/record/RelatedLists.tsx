'use client'

import type { RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { RelatedList } from './RelatedList'
import { usePointers } from '../action/usePointers'

interface RelatedListsProps {
  /** The kind of the record on the page. */
  entity: Pick<Entity, 'name'>
  /** The record on the page. */
  id: RecordId
  errors: ErrorCatalogue | undefined
}

/** All lists of records that point at the one on the page, as far as the product around it can read them. */
export function RelatedLists({ entity, id, errors }: RelatedListsProps) {
  const pointers = usePointers(entity)
  if (pointers.length === 0) return null
  return (
    <div className="sw-RelatedLists">
      {pointers.map(({ other, via }) => (
        <RelatedList key={`${other.name} ${via}`} entity={other} via={via} id={id} errors={errors} />
      ))}
    </div>
  )
}
