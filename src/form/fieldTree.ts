import { fail } from '../internal/developerMessages'
import { isMissing } from '../spec/values/isMissing'
import { isPlainObject, ownValue } from '../spec/values/ownValue'
import type { FieldPath } from './FieldPath'
import { createFieldState, type FieldParts, type FieldState } from './FieldState'
import { noteDirty, partOf } from './fieldValue'

/** Go from a field to one that stands in it, and make it a group or a list if it is none yet. */
export function childOf(field: FieldState, key: PropertyKey): FieldState {
  const { children, order } = field.parts ?? split(field, typeof key !== 'string')
  if (!order) {
    const name = typeof key === 'number' ? String(key) : key
    let child = children.get(name)
    if (!child) children.set(name, (child = createFieldState(field, name, undefined)))
    return child
  }
  const item = children.get(typeof key === 'symbol' ? key : (itemAt(order, key) ?? ''))
  if (item) return item
  return fail(
    `“${pathOf(field).map(String).join(' → ')}” is a list of ${order.length} and has no item ${String(key)}, so that its value would be lost. Insert the item first.`,
  )
}

/** Make a list of a field, unless it is one. */
export function asList(field: FieldState): FieldParts & { order: readonly symbol[] } {
  const parts = field.parts ?? split(field, true)
  if (!parts.order)
    fail(`“${pathOf(field).map(String).join(' → ')}” is a group and has no items. Check the path.`)
  return parts as FieldParts & { order: readonly symbol[] }
}

export function asGroup(field: FieldState): FieldParts {
  return field.parts ?? split(field, false)
}

/** Make parts of the value that a field holds. */
function split(field: FieldState, isList: boolean): FieldParts {
  const { value, base, parent } = field
  // An item that something stands in is there, though nothing is filled in.
  const isNewItem = isMissing(value) && parent?.parts?.order !== undefined
  const parts: FieldParts = {
    children: new Map(),
    order: undefined,
    baseOrder: undefined,
    orders: new WeakMap(),
    raw: isNewItem && !isList ? {} : value,
    optional: false,
    dirty: 0,
    itemListeners: undefined,
    landings: [],
  }
  field.parts = parts
  field.stale = parts.raw !== value
  const add = (key: PropertyKey, own: unknown, ownBase: unknown) => {
    const child = createFieldState(field, key, own, ownBase)
    parts.children.set(key, child)
    noteDirty(child, () => {})
    return child
  }
  if (!isList) {
    for (const name of new Set([...namesIn(value), ...namesIn(base)])) {
      add(name, ownValue(value, name), ownValue(base, name))
    }
    return parts
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const baseItems: readonly unknown[] = Array.isArray(base) ? base : []
  parts.order = items.map((item, index) => add(newKey(parts), item, baseItems[index]).key as symbol)
  parts.orders.set(items, parts.order)
  parts.baseOrder = baseItems.map(
    (item, index) => parts.order?.[index] ?? (add(newKey(parts), item, item).key as symbol),
  )
  parts.orders.set(baseItems, parts.baseOrder)
  return parts
}

/** The number in it is that of the item in the names of its controls, which stay when it moves. */
export function newKey({ children }: FieldParts): symbol {
  return Symbol(children.size)
}

/** The keys that lead to a field now, items of lists by their index. */
export function pathOf(field: FieldState): FieldPath {
  const { parent, key } = field
  if (!parent) return []
  const index = typeof key === 'symbol' ? parent.parts?.order?.indexOf(key) : undefined
  return [...pathOf(parent), index ?? key]
}

/** Whether the field stands in an item that was removed. */
export function isGone(field: FieldState | undefined): boolean {
  return field !== undefined && (field.gone || isGone(field.parent))
}

/** A field and everything that stands in it, but for items that were removed. */
export function* withParts(field: FieldState): Iterable<FieldState> {
  yield field
  if (!field.parts) return
  const { children, order } = field.parts
  if (order) for (const key of order) yield* withParts(partOf(children, key))
  else for (const child of children.values()) yield* withParts(child)
}

/** Servers write an index as a text. */
export function itemAt(order: readonly symbol[], key: PropertyKey): symbol | undefined {
  return typeof key === 'number' || /^\d+$/.test(String(key)) ? order[Number(key)] : undefined
}

export function namesIn(value: unknown): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : []
}

/** Return the control of a part of a field for which the form knows no field, by the keys that lead there from the field. */
export function partIdAt({ places }: FieldState, below: FieldPath): string | undefined {
  return below.length === 0 ? undefined : places.flatMap((at) => at.getPartId?.(below) ?? [])[0]
}
