'use client'

import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { entitiesLabelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { labelIn } from '../product/labelIn'
import { RelatedList } from './RelatedList'
import { useProduct } from '../product/useProduct'

interface RelatedListsProps {
  /** The kind of the record on the page. */
  entity: Pick<Entity, 'name'>
  /** The record on the page. */
  id: RecordId
  errors: ErrorCatalogue | undefined
}

/** All lists of records that point at the one on the page, as far as the product around it can read them. */
export function RelatedLists({ entity, id, errors }: RelatedListsProps) {
  const state = useProduct()
  const { locale } = useLocale()
  const lists = (state?.product.entities ?? []).flatMap((other) =>
    other.fieldNames.flatMap((via) => {
      const field = other.fields[via]
      const isPointer = field?.kind === 'reference' && !field.many && field.to === entity.name
      const canFilter = own(own(state?.sources, other.name)?.can.filter, via)?.includes('is')
      return isPointer && canFilter ? [{ other, via }] : []
    }),
  )
  // Two fields that point here would head two lists with one name.
  const isAlone = (one: Entity) => lists.filter(({ other }) => other === one).length === 1
  if (lists.length === 0) return null
  return (
    <div className="sw-RelatedLists">
      {lists.map(({ other, via }) => (
        <RelatedList
          key={`${other.name} ${via}`}
          entity={other}
          via={via}
          id={id}
          errors={errors}
          title={
            isAlone(other) ? undefined : `${entitiesLabelOf(other, locale)} · ${labelIn(other, via, locale)}`
          }
        />
      ))}
    </div>
  )
}
