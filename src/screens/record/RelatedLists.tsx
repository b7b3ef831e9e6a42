'use client'

import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { entitiesLabelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { labelIn } from '../product/labelIn'
import { RelatedList } from './RelatedList'
import { usePointers } from './usePointers'

interface RelatedListsProps {
  /** The kind of the record on the page. */
  entity: Pick<Entity, 'name'>
  /** The record on the page. */
  id: RecordId
  errors: ErrorCatalogue | undefined
}

/** All lists of records that point at the one on the page, as far as the product around it can read them. */
export function RelatedLists({ entity, id, errors }: RelatedListsProps) {
  const { locale } = useLocale()
  const pointers = usePointers(entity)
  if (pointers.length === 0) return null
  return (
    <div className="sw-RelatedLists">
      {pointers.map(({ other, via, isAlone }) => (
        <RelatedList
          key={`${other.name} ${via}`}
          entity={other}
          via={via}
          id={id}
          errors={errors}
          // Two fields that point here would head two lists with one name.
          title={isAlone ? undefined : `${entitiesLabelOf(other, locale)} · ${labelIn(other, via, locale)}`}
        />
      ))}
    </div>
  )
}
