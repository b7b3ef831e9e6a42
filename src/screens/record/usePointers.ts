'use client'

import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { useProduct } from '../product/useProduct'

/** A field of other records that may point at the one on the page. */
export interface Pointer {
  readonly other: Entity
  readonly via: string
  /** Whether it is the only one of its entity. */
  readonly isAlone: boolean
}

/** The fields that may point at records of an entity, as far as the sources of the product can look for them. */
export function usePointers({ name }: Pick<Entity, 'name'>): readonly Pointer[] {
  const state = useProduct()
  const pointers = (state?.product.entities ?? []).flatMap((other) =>
    other.fieldNames.flatMap((via) => {
      const field = other.fields[via]
      const isPointer = field?.kind === 'reference' && !field.many && field.to === name
      const canFilter = own(own(state?.sources, other.name)?.can.filter, via)?.includes('is')
      return isPointer && canFilter ? [{ other, via }] : []
    }),
  )
  const countOf = (entity: Entity) => pointers.filter(({ other }) => other === entity).length
  return pointers.map((one) => ({ ...one, isAlone: countOf(one.other) === 1 }))
}
