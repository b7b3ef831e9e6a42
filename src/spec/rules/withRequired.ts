import type { Entity } from '../entities/Entity'
import type { Fields } from '../fields/fields'

/** The entity as a form draws it in which these fields may not be left empty. */
export function withRequired<F extends Fields>(entity: Entity<F>, wanted: ReadonlySet<string>): Entity<F> {
  if (wanted.size === 0) return entity
  const fields = Object.entries(entity.fields).map(([name, field]) =>
    wanted.has(name) ? [name, { ...field, required: true }] : [name, field],
  )
  return { ...entity, fields: Object.fromEntries(fields) as F }
}
