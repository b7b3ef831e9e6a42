import { type DefaultContext, defaultOf } from '../spec/values/defaultOf'
import type { Field } from '../spec/fields/fields'

/** The value that a new item starts with, as the declaration says. */
export function newItem(field: Field, context?: DefaultContext): unknown {
  if (field.kind !== 'group' || field.default !== undefined) return defaultOf(field, context)
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([name, inner]) => {
      const value = newItem(inner, context)
      return value === undefined || inner.readOnly ? [] : [[name, value]]
    }),
  )
}
