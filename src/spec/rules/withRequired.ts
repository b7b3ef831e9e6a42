import type { Entity } from '../entities/Entity'
import type { Fields } from '../fields/fields'

/** The entity as a form draws it in which these fields may not be left empty. */
export function withRequired<F extends Fields>(entity: Entity<F>, wanted: ReadonlySet<string>): Entity<F> {
  if (wanted.size === 0) return entity
  const fields = Object.entries(entity.fields).map(([name, field]) =>
    // A box that is required has to be ticked, and no is an answer as well.
    wanted.has(name) && field.kind !== 'boolean' ? [name, { ...field, required: true }] : [name, field],
  )
  return { ...entity, fields: Object.fromEntries(fields) as F }
}
