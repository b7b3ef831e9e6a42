import { own } from '../../../internal/own'
import type { Entity } from '../../entities/Entity'
import { type Origin, originOf } from '../../entities/originOf'
import type { ProductDeclaration } from '../Product'
import { measureOf } from './checkReferences'
import { type Check, error, type Finding, namesIn } from './Finding'

/** Find values of other records that those do not have, or that lead back to where they come from. */
export const checkRelated: Check = (product) =>
  (product.entities ?? []).flatMap((entity) =>
    Object.keys(entity.fields).flatMap((name) => findingsIn(product, entity, name)),
  )

function findingsIn(product: ProductDeclaration, entity: Entity, name: string): readonly Finding[] {
  const place = `entities.${entity.name}.fields.${name}`
  const field = own(entity.fields, name)
  const from = originOf(entity, name, product.entities)
  if (field?.related && 'of' in field.related && !from) {
    return [
      error(
        'broken-related-field',
        place,
        `It is read from “${field.related.of}”, which is none of the entities.`,
        `Declare the entity, or name one of ${namesIn((product.entities ?? []).map((one) => one.name))}.`,
      ),
    ]
  }
  if (!field || !from) return []
  const { other } = from
  const origin = own(other.fields, from.field)
  if (!origin) {
    return [
      error(
        'broken-related-field',
        place,
        `It is read from “${from.field}”, which is no field of “${other.name}”.`,
        `Read one of its fields: ${namesIn(Object.keys(other.fields))}.`,
      ),
    ]
  }
  if (measureOf(origin) !== measureOf(field)) {
    return [
      error(
        'broken-related-field',
        place,
        `It is shown as ${measureOf(field)}, and “${from.field}” of “${other.name}” is ${measureOf(origin)}.`,
        `Show it as it is declared there: related(${other.name}.fields.${from.field}, …).`,
      ),
    ]
  }
  if (!leadsBack(product, entity, name)) return []
  return [
    error(
      'related-in-a-circle',
      place,
      'It is read from a field that is read from it in turn, so that it has no value.',
      'Read it from a field that is stored.',
    ),
  ]
}

function leadsBack(product: ProductDeclaration, entity: Entity, name: string): boolean {
  const passed = new Set<string>()
  let at: { readonly entity: Entity; readonly name: string } | undefined = { entity, name }
  while (at) {
    const key = JSON.stringify([at.entity.name, at.name])
    if (passed.has(key)) return at.entity === entity && at.name === name
    passed.add(key)
    const from: Origin | undefined = originOf(at.entity, at.name, product.entities)
    at = from && { entity: from.other, name: from.field }
  }
  return false
}
