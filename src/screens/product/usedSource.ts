import type { DataSource } from '../../data/DataSource'
import { noteOrigin } from '../../data/ownWrites'
import { relatedSource } from '../../data/relatedSource'
import type { RelatedValue } from '../../data/RelatedValue'
import type { RollupValue } from '../../data/rolledUp'
import { type Restriction, restrictedSource } from '../../data/restrictedSource'
import { roleSource } from '../../data/roleSource'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { originOf, relatedNames, rollupOf } from '../../spec/entities/originOf'
import { namesBehind } from '../../spec/fields/computedValue'
import type { Field, Fields } from '../../spec/fields/fields'
import { namesInTemplate } from '../../spec/entities/titleOf'
import { fieldsPointingAt, isRestricting, pointingTest } from '../source/pointing'
import type { ProductState } from './ProductContext'

type Surroundings = Pick<ProductState, 'product' | 'sources' | 'role' | 'me'>

/**
 * The source of an entity as its role uses it in a product: its records have the values of others that they point at or that point at
 * them, and what others
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
  const isInside = inside.includes(entity.name)
  const within = [...inside, entity.name]
  const whole = relatedSource(
    restrictedSource(source, restrictionsOn(entity.name, state)),
    entity.fields,
    isInside ? [] : valuesOf(entity, state, within),
    isInside ? [] : rollupsOf(entity, state, within),
  )
  const used = roleSource(whole, entity, { role, me })
  noteOrigin(used, source)
  return used
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
    const { other, via, record, field } = origin
    return [{ name, via, record, field, source: usedSource(source, other, state, inside), idName: other.id }]
  })
}

/** Numbers that follow from the records that point at these, as far as the role may list those. */
function rollupsOf(entity: Entity, state: Surroundings, inside: readonly string[]): readonly RollupValue[] {
  const { product, sources, me } = state
  return relatedNames(entity).flatMap((name): readonly RollupValue[] => {
    const from = rollupOf(entity, name, product.entities)
    const source = from && own(sources, from.other.name)
    const field = own<Field>(entity.fields, name)
    if (!source || !field) return []
    const { other, rollup } = from
    return [
      {
        name,
        field,
        rollup,
        source: usedSource(source, other, state, inside),
        fields: other.fields,
        idName: entity.id,
        me,
        wantedById: isReadById(entity, name, product.entities),
      },
    ]
  })
}

/** Whether a value stands in a title, or is one of another entity. */
function isReadById(entity: Entity, name: string, entities: readonly Entity[] = []): boolean {
  const isBehind = (one: string) => namesBehind(entity.fields, one).includes(name)
  const { title, subtitle = title, titleTemplate = '' } = entity
  const templates = typeof titleTemplate === 'string' ? [titleTemplate] : Object.values(titleTemplate)
  const isNamed = [title, subtitle, ...templates.flatMap(namesInTemplate)].some(isBehind)
  return (
    isNamed ||
    entities.some((other) =>
      relatedNames(other).some((one) => {
        const origin = originOf(other, one, entities)
        return origin?.other.name === entity.name && isBehind(origin.field)
      }),
    )
  )
}
