'use client'

import type { Entity } from '../../spec/entities/Entity'
import { useProduct } from '../product/useProduct'
import { fieldsPointingAt, pointsAlone } from '../source/pointing'

/** A field of other records that may point at the one on the page. */
export interface Pointer {
  readonly other: Entity
  readonly via: string
  /** Whether it is the only one of its entity, those that cannot be looked for among them. */
  readonly isAlone: boolean
}

/** The fields that may point at records of an entity, as far as the sources of the product can look for them. */
export function usePointers({ name }: Pick<Entity, 'name'>): readonly Pointer[] {
  const state = useProduct()
  if (!state) return []
  return fieldsPointingAt(name, state.product.entities, state.sources).map(({ other, via }) => ({
    other,
    via,
    isAlone: pointsAlone(other, via),
  }))
}
