'use client'

import type { DataSource, RecordId } from '../../data/DataSource'
import { creatableEntity } from '../../spec/access/creatableEntity'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { type EntityAccess, useEntityAccess } from './useEntityAccess'
import { useProduct } from './useProduct'

/** The entity and the source of a form: in a new record, which has no id, what the role may not set is made by the server. */
export function useFormAccess<F extends Fields>(
  entity: Entity<F>,
  source: DataSource<RecordBy<F>> | undefined,
  id: RecordId | undefined,
): EntityAccess<F> {
  const access = useEntityAccess(entity, source)
  const product = useProduct()
  if (!product || id !== undefined) return access
  // The same one comes back each time.
  const creatable = creatableEntity(entity, product.role) as unknown as Entity<F>
  return { ...access, entity: creatable }
}
