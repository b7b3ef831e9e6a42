import type { Fields } from '../fields/Field'
import type { Transition } from './states'

/** The entity while a transition is taken: the fields are required that have to be filled in on the way. */
export function whileTaking<E extends { readonly fields: Fields }>(
  entity: E,
  { required = [] }: Pick<Transition, 'required'>,
): E {
  if (required.length === 0) return entity
  const fields = Object.entries(entity.fields).map(([name, field]) => [
    name,
    required.includes(name) ? { ...field, required: true } : field,
  ])
  return { ...entity, fields: Object.fromEntries(fields) }
}
