import { own } from '../../internal/own'
import type { Field } from '../fields/Field'
import type { Entity } from './Entity'

/** Whether a field names one record of the same entity: its parent in a tree. */
export function isParentField(entity: Pick<Entity, 'name'>, field: Field | undefined): boolean {
  return field?.kind === 'reference' && field.to === entity.name && !field.many
}

/** The first field of an entity that names another record of the same entity; undefined where there is none. */
export function parentFieldOf(entity: Pick<Entity, 'name' | 'fields' | 'fieldNames'>): string | undefined {
  const fields: Readonly<Record<string, Field>> = entity.fields
  return entity.fieldNames.find((name) => isParentField(entity, own(fields, name)))
}
