import { eachField } from './eachField'
import { type Check, error, type Finding, namesIn } from './Finding'

export const checkReferences: Check = (product) => {
  const names = (product.entities ?? []).map(({ name }) => name)
  return eachField(product).flatMap(({ field, place }): readonly Finding[] => {
    if (field.kind !== 'reference' || names.includes(field.to)) return []
    return [
      error(
        'unknown-referenced-entity',
        place,
        `It points at “${field.to}”, which is none of the entities.`,
        `Declare the entity, or point at ${namesIn(names)}.`,
      ),
    ]
  })
}
