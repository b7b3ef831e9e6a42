import { own } from '../../internal/own'
import type { Entity } from '../entities/Entity'
import type { Field, FieldOf } from '../fields/Field'

/** Whether a field holds the role of a person: one of several options, of which each is a role. */
function isRoleField(field: Field | undefined, roles: readonly string[]): field is FieldOf<'choice'> {
  return field?.kind === 'choice' && field.options.every((option) => roles.includes(option))
}

/** The first field of an entity that holds a role; undefined where there is none. */
export function roleFieldOf(
  { fields, fieldNames }: Pick<Entity, 'fields' | 'fieldNames'>,
  roles: readonly string[],
): string | undefined {
  return fieldNames.find((name) => isRoleField(own<Field>(fields, name), roles))
}
