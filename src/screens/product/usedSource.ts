import type { DataSource } from '../../data/DataSource'
import { relatedSource } from '../../data/relatedSource'
import type { RelatedValue } from '../../data/RelatedValue'
import { type Restriction, restrictedSource } from '../../data/restrictedSource'
import { roleSource } from '../../data/roleSource'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { originOf, relatedNames } from '../../spec/entities/originOf'
import type { Fields } from '../../spec/fields/fields'
import { fieldsPointingAt, isRestricting, pointingTest } from '../source/pointing'
import type { ProductState } from './ProductContext'

type Surroundings = Pick<ProductState, 'product' | 'sources' | 'role' | 'me'>

/**
 * The source of an entity as its role uses it in a product: its records have the values of those that they point at, and what others
 * point at by `onDelete: 'restrict'` is not removed.
 */
export function usedSource<F extends Fields>(
  source: DataSource<RecordBy<F>>,
  entity: Entity<F>,
  state: Surroundings,
  /** The entities whose values are read for another one at the moment: round a circle it would never end. */
  inside: readonly string[] = [],
): DataSource<RecordBy<F>> {
  const { role, me } = state
  const whole = relatedSource(
    restrictedSource(source, restrictionsOn(entity.name, state)),
    entity.fields,
    inside.includes(entity.name) ? [] : valuesOf(entity, state, [...inside, entity.name]),
  )
  return roleSource(whole, entity, { role, me })
}

function restrictionsOn(name: string, { product, sources }: Surroundings): readonly Restriction[] {
  return fieldsPointingAt(name, product.entities, sources)
    .filter(({ field }) => isRestricting(field))
    .map(({ via, field, source }) => ({ source, field: via, test: pointingTest(field) }))
}

/** The values that records have of others, read as the role may read those. */
function valuesOf(entity: Entity, state: Surroundings, inside: readonly string[]): readonly RelatedValue[] {
  return relatedNames(entity).flatMap((name): readonly RelatedValue[] => {
    const origin = originOf(entity, name, state.product.entities)
    const source = origin && own(state.sources, origin.other.name)
    if (!source) return []
    const { other, via, field } = origin
    return [{ name, via, field, source: usedSource(source, other, state, inside), idName: other.id }]
  })
}
