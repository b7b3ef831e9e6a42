import type { Field } from '../spec/fields/Field'

/** Whether a form may post nothing at all for a field that it has, as for a box without a tick or a list without items. */
export function mayPostNothing(field: Field): boolean {
  switch (field.kind) {
    case 'group':
      return Object.values(field.fields).every((inner) => inner.readOnly || mayPostNothing(inner))
    case 'choice': // radios
      return field.required === true
    case 'reference':
      return field.many
    case 'boolean':
    case 'choices':
    case 'list':
    case 'variant':
    case 'map':
    case 'file':
    case 'image':
      return true
    default:
      return false
  }
}
