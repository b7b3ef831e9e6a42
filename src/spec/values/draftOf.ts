import type { Field } from '../fields/Field'
import { type DefaultContext, defaultOf } from './defaultOf'

/** The value that a draft of a field begins with: its default, or the defaults inside a group; undefined for none. */
export function draftOf(field: Field, context?: DefaultContext): unknown {
  if (field.kind !== 'group' || field.default !== undefined) return defaultOf(field, context)
  const inside = Object.entries(field.fields).flatMap(([name, inner]) => {
    const value = draftOf(inner, context)
    return value === undefined ? [] : [[name, value] as const]
  })
  return inside.length > 0 ? Object.fromEntries(inside) : undefined
}
