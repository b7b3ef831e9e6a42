import type { DefaultContext } from '../spec/values/defaultOf'
import { draftOf } from '../spec/values/draftOf'
import type { Field } from '../spec/fields/fields'

/** The value that a new item starts with, as the declaration says: an item of several values is there from the start. */
export function newItem(field: Field, context?: DefaultContext): unknown {
  return draftOf(field, context) ?? (field.kind === 'group' ? {} : undefined)
}
