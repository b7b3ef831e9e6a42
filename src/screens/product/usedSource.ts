import type { DataSource } from '../../data/DataSource'
import { type Restriction, restrictedSource } from '../../data/restrictedSource'
import { roleSource } from '../../data/roleSource'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { fieldsPointingAt, isRestricting, pointingTest } from '../source/pointing'
import type { ProductState } from './ProductContext'

type Surroundings = Pick<ProductState, 'product' | 'sources' | 'role' | 'me'>

/** The source of an entity as its role uses it in a product: what others point at by `onDelete: 'restrict'` is not removed. */
export function usedSource<F extends Fields>(
  source: DataSource<RecordBy<F>>,
  entity: Entity<F>,
  state: Surroundings,
): DataSource<RecordBy<F>> {
  const { role, me } = state
  return roleSource(restrictedSource(source, restrictionsOn(entity.name, state)), entity, { role, me })
}

function restrictionsOn(name: string, { product, sources }: Surroundings): readonly Restriction[] {
  return fieldsPointingAt(name, product.entities, sources)
    .filter(({ field }) => isRestricting(field))
    .map(({ via, field, source }) => ({ source, field: via, test: pointingTest(field) }))
}
