import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import { plainText } from '../../spec/values/plainText'

/**
 * The values with which another record like this one begins. Without its id, its version and its state, what the server
 * makes, what is `sensitive`, and files, which are the one record's alone.
 */
export function copyOf<F extends Fields>(entity: Entity<F>, record: RecordBy<F>): Partial<RecordBy<F>> {
  const { id, version, states } = entity
  const apart: ReadonlySet<string | undefined> = new Set([id, version, states?.field])
  const fields = Object.fromEntries(Object.entries<Field>(entity.fields).filter(([name]) => !apart.has(name)))
  return partsOf(fields, record) as Partial<RecordBy<F>>
}

function partsOf(fields: Fields, value: object): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<Field>(fields)) {
    const copied = valueOf(field, ownValue(value, name))
    if (copied !== undefined) withOwn(parts, name, copied)
  }
  return parts
}

/** A value as a copy has it; undefined where it has none. */
function valueOf(field: Field, value: unknown): unknown {
  if (field.readOnly || field.sensitive || value === undefined || value === null) return undefined
  switch (field.kind) {
    case 'file':
      return undefined
    case 'group':
      return isPlainObject(value) ? partsOf(field.fields, value) : undefined
    case 'list': {
      if (!Array.isArray(value)) return undefined
      const items = value.map((item: unknown) => valueOf(field.of, item))
      return items.includes(undefined) ? undefined : items
    }
    case 'map': {
      if (!isPlainObject(value)) return undefined
      const entries = Object.entries(value).map(([key, item]) => [key, valueOf(field.of, item)] as const)
      return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries)
    }
    case 'variant': {
      const which = plainText(ownValue(value, field.by))
      const fields = own<Fields>(field.variants, which)
      return fields && isPlainObject(value) ? { [field.by]: which, ...partsOf(fields, value) } : undefined
    }
    default:
      return value
  }
}
