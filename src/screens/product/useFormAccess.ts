'use client'

import type { DataSource, RecordId } from '../../data/DataSource'
import { creatableEntity } from '../../spec/access/creatableEntity'
import { withoutUnreadable } from '../../spec/access/withoutUnreadable'
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
  const { product: declared, role } = product
  const known = withoutUnreadable(entity as unknown as Entity, declared.entities, role)
  // The same one comes back each time.
  return { ...access, entity: creatableEntity(known, role) as unknown as Entity<F> }
}
