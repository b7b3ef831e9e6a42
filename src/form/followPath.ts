import { isPlainObject, ownValue } from '../spec/values/ownValue'
import type { FieldPath } from './FieldPath'
import type { FieldParts, FieldState } from './FieldState'
import { asGroup, childOf, itemAt } from './fieldTree'
import { valueOf } from './fieldValue'

/**
 * Go as far along a path as there are groups and lists, and make none.
 * @param values those that the path was written about: an index is that of an item then, which may have moved since
 */
export function nearestOnPath(from: FieldState, path: FieldPath, values = valueOf(from)): FieldState {
  let field = from
  let value = values
  for (const key of path) {
    // A record in a list is a group, whether anything stands in it yet or not.
    const isRecord = field.parent?.parts?.order && isPlainObject(field.value)
    const parts = isRecord ? asGroup(field) : field.parts
    if (!parts) break
    if (parts.order) {
      const items = parts.orders.get(value as object) ?? parts.order
      const item = typeof key === 'symbol' ? key : itemAt(items, key)
      const child = item && parts.children.get(item)
      if (!child) break
      value = Array.isArray(value) ? value[items.indexOf(item)] : undefined
      field = child
    } else {
      if (typeof key === 'symbol') break
      value = ownValue(value, String(key))
      field = childOf(field, String(key))
    }
  }
  return field
}

/** The value at a path, also where there is no field yet. */
export function valueAt(from: FieldState, path: FieldPath): unknown {
  let value = valueOf(from)
  let field: FieldState | undefined = from
  for (const key of path) {
    const parts: FieldParts | undefined = field?.parts
    if (Array.isArray(value)) {
      const item: PropertyKey | undefined = typeof key === 'symbol' ? key : parts?.order?.[Number(key)]
      field = item && parts?.children.get(item)
      value = field ? valueOf(field) : value[Number(key)]
    } else {
      field = parts?.children.get(String(key))
      value = field ? valueOf(field) : ownValue(value, String(key))
    }
  }
  return value
}
