import type { Field } from '../spec/fields/fields'

/** The value that a new item starts with, as the declaration says. */
export function newItem(field: Field): unknown {
  if (field.kind !== 'group' || field.default !== undefined) return field.default
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([name, inner]) => {
      const value = newItem(inner)
      return value === undefined || inner.readOnly ? [] : [[name, value]]
    }),
  )
}
