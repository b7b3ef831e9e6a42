import type { Field } from '../fields/Field'

/** A reference that fills in none of the absent fields; any other field as it is. */
export function visibleFills(field: Field, absent: ReadonlySet<string>): Field {
  if (field.kind !== 'reference' || field.fills === undefined) return field
  const { fills, ...rest } = field
  const seen = Object.entries(fills).filter(([name]) => !absent.has(name))
  return seen.length > 0 ? { ...rest, fills: Object.fromEntries(seen) } : rest
}
