import { own } from '../internal/own'
import type { Field, Fields } from '../spec/fields/fields'
import type { FieldPath } from './FieldPath'

/** Return the fields that are declared at a place of a form: of the form itself, a group, or the items of a list. */
export function fieldsAround(fields: Fields | undefined, path: FieldPath = []): Fields | undefined {
  let around = fields
  let list: Field | undefined
  for (const key of path) {
    // Below a list stands the item, by its number or its symbol.
    const field: Field | undefined = list ?? own(around, String(key))
    list = field?.kind === 'list' ? field.of : undefined
    if (!list) around = field?.kind === 'group' ? field.fields : undefined
  }
  return around
}
