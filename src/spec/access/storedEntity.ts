import { onceFor } from '../../internal/onceFor'
import type { Entity } from '../entities/Entity'
import { withoutFields } from './visibleEntity'

/**
 * The entity as its records are stored: without the values of other records, and without the tests of them, which only those who read
 * the others could answer. The same entity comes back each time.
 */
export const storedEntity = /* @__PURE__ */ onceFor((entity: Entity): Entity => {
  const names = relatedNames(entity)
  return names.length === 0 ? entity : withoutFields(entity, undefined, new Set(names))
})

/** The fields whose values are read from other records. */
export function relatedNames({
  fields,
  fieldNames,
}: Pick<Entity, 'fields' | 'fieldNames'>): readonly string[] {
  return fieldNames.filter((name) => fields[name]?.related !== undefined)
}
