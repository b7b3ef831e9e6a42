'use client'

import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import { accessOf } from '../../spec/access/accessOf'
import { can } from '../../spec/access/can'
import { grantedValues } from '../../spec/access/creationGrant'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { entityLinks } from '../product/entityLinks'
import { hrefIn } from '../product/hrefIn'
import { useProduct } from '../product/useProduct'

/**
 * Where the product makes a record that points at another one: `/orders/new?customer=137`. Undefined where it has no such
 * form, where the role may not open it, or may not write the field or this record into it.
 */
export function useCreateHref<F extends Fields>(
  entity: Entity<F>,
  via: string,
  id: RecordId,
): string | undefined {
  const state = useProduct()
  if (!state) return undefined
  const { product, role, me, router } = state
  const { create } = entityLinks(product, entity.name, role)
  const field: Field | undefined = own(entity.fields, via)
  const makes = own(state.sources, entity.name)?.create !== undefined
  if (create === undefined || !makes || !field || field.readOnly) return undefined
  const access = accessOf(entity, role)
  if (!can(access, { createField: via }).allowed) return undefined
  // The form would fill in another one: that of the person, as a rule.
  const granted = own(grantedValues(access, me), via)
  if (granted !== undefined && granted !== id) return undefined
  const path = `${create}?${encodeURIComponent(via)}=${encodeURIComponent(id)}`
  return router ? hrefIn(router, path) : path
}
