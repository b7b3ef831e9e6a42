import type { Entity } from '../spec/Entity'
import type { Fields } from '../spec/fields'
import { EntityField } from './EntityField'

export interface FieldListProps<F extends Fields> {
  /** The entity whose fields are filled in. */
  entity: Pick<Entity<F>, 'name' | 'fields' | 'fieldNames'>
  /** Which fields, in this order. What the server makes is left out. @default all, as declared */
  names?: readonly (keyof F & string)[]
}

/** A field for each field of an entity, bound to the form around them. */
export function FieldList<F extends Fields>({ entity, names = entity.fieldNames }: FieldListProps<F>) {
  return names
    .filter((name) => !entity.fields[name]?.serverMade)
    .map((name) => <EntityField key={name} entity={entity} name={name} />)
}
