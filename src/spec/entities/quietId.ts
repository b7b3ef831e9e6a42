import type { Entity } from './Entity'
import type { Fields } from '../fields/Field'

/**
 * Whether a field is an id that tells records apart and says nothing about them: the source makes it, as a number or a text without
 * a label, and the entity sets it nowhere, neither as title or subtitle nor among facts or columns or in a section.
 */
export function isQuietId<F extends Fields>(entity: Entity<F>, name: string): boolean {
  const { id, title, subtitle, facts = [], columns = [], sections = [], fields } = entity as unknown as Entity
  const field = fields[name]
  if (name !== id || name === title || name === subtitle || field?.readOnly !== true) return false
  if (field.kind !== 'integer' && field.label !== undefined) return false
  return ![...facts, ...columns].includes(name) && !sections.some((section) => section.fields.includes(name))
}

/** Whether it is a text besides: without a label no person calls a record by it. A number has its own name, as "Report 20" has. */
export function isUnspokenId<F extends Fields>(entity: Entity<F>, name: string): boolean {
  return isQuietId(entity, name) && entity.fields[name]?.kind === 'text'
}
