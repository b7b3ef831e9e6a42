import type { Field, Fields } from '../../fields/Field'
import type { ProductDeclaration } from '../Product'
import type { Entity } from '../../entities/Entity'

/** One field of an entity, or one within it. */
export interface PlacedField {
  readonly entity: Entity
  readonly field: Field
  /** The fields among which it stands. */
  readonly beside: Fields
  /** The fields that it may compare with: those beside it, and of other names those around them, outwards. */
  readonly inScope: Fields
  /** The name it is declared under; what a list or a map is made of has none of its own. */
  readonly name: string
  readonly isNamed: boolean
  readonly place: string
}

/** Every field of every entity in order, each before those within it. */
export function eachField({ entities = [] }: ProductDeclaration): readonly PlacedField[] {
  return entities.flatMap((entity) => fieldsIn(entity, entity.fields, {}, `entities.${entity.name}.fields`))
}

function fieldsIn(entity: Entity, fields: Fields, around: Fields, place: string): readonly PlacedField[] {
  const inScope = { ...around, ...fields }
  return Object.keys(fields).flatMap((name) =>
    withInner({
      entity,
      field: fields[name] as Field,
      beside: fields,
      inScope,
      name,
      isNamed: true,
      place: `${place}.${name}`,
    }),
  )
}

function withInner(placed: PlacedField): readonly PlacedField[] {
  return [placed, ...innerOf(placed)]
}

function innerOf({ entity, field, beside, inScope, name, place }: PlacedField): readonly PlacedField[] {
  if (field.kind === 'group') return fieldsIn(entity, field.fields, inScope, `${place}.fields`)
  if (field.kind === 'variant') {
    return Object.keys(field.variants).flatMap((variant) =>
      fieldsIn(entity, field.variants[variant] as Fields, inScope, `${place}.variants.${variant}`),
    )
  }
  if (field.kind !== 'list' && field.kind !== 'map') return []
  return withInner({ entity, field: field.of, beside, inScope, name, isNamed: false, place: `${place}.of` })
}
