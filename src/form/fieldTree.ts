import { fail } from '../internal/developerMessages'
import { isMissing } from '../spec/values/isMissing'
import { isPlainObject, ownValue, withOwn } from '../spec/values/ownValue'
import { sameValue } from './sameValue'
import type { FieldPath } from './FieldPath'
import { createFieldState, type FieldParts, type FieldState } from './FieldState'

/** The value of a field; of a group or a list, made of its parts and the same object until one of them changes. */
export function valueOf(field: FieldState): unknown {
  if (field.stale && field.parts) {
    field.value = assembled(field.parts)
    field.stale = false
  }
  return field.value
}

function assembled({ children, order, orders, raw, optional }: FieldParts): unknown {
  if (order) {
    if (order.length === 0 && !Array.isArray(raw)) return raw
    const items = Object.freeze(order.map((key) => valueOf(partOf(children, key))))
    orders.set(items, order)
    return items
  }
  const values: Record<string, unknown> = {}
  let isEmpty = true
  for (const [name, child] of children) {
    const value = child.dropped ? undefined : valueOf(child)
    if (value === undefined) continue
    withOwn(values, name, value)
    if (!isMissing(value)) isEmpty = false
  }
  if (isEmpty && !isPlainObject(raw)) return raw
  return isEmpty && optional ? undefined : Object.freeze(values)
}

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

/** Give a field another value; its parts are told theirs, and items keep what they are as far as they can be found. */
export function assign(
  field: FieldState,
  value: unknown,
  on: { value: (field: FieldState) => void; order: (list: FieldState, order: readonly symbol[]) => void },
): void {
  if (Object.is(valueOf(field), value)) return
  const { parts } = field
  field.value = value
  if (parts?.order) {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    const order = parts.orders.get(items) ?? itemsFor(field, items)
    parts.raw = value
    parts.orders.set(items, order)
    on.order(field, order)
    for (const [index, key] of order.entries()) assign(partOf(parts.children, key), items[index], on)
    field.stale = false
  } else if (parts) {
    parts.raw = value
    for (const [name, child] of parts.children) assign(child, ownValue(value, name as string), on)
    for (const name of namesIn(value)) {
      if (!parts.children.has(name)) assign(childOf(field, name), ownValue(value, name), on)
    }
    // The form itself has values of its own; what a field that is not there leaves out is not in the value given.
    field.stale = !field.parent || [...parts.children.values()].some(({ dropped }) => dropped)
  }
  on.value(field)
}

/** Compare a field, and all that stands in it, with another value from now on. */
export function rebase(field: FieldState, base: unknown, onDirty: () => void): void {
  field.base = base
  const { parts } = field
  if (parts?.order) {
    const items: readonly unknown[] = Array.isArray(base) ? base : []
    parts.baseOrder = parts.orders.get(items) ?? parts.order
    for (const [index, key] of parts.baseOrder.entries()) {
      rebase(partOf(parts.children, key), items[index], onDirty)
    }
  } else if (parts) {
    for (const [name, child] of parts.children) rebase(child, ownValue(base, name as string), onDirty)
  }
  noteDirty(field, onDirty)
}

/** The values that the parts of a group are compared with, also of those that are left out of its value now. */
export function baseValuesOf(group: FieldState): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [name, { base }] of asGroup(group).children) if (base !== undefined) withOwn(values, name, base)
  return values
}

/** Note whether the field differs from its base, once its parts have noted it. */
export function noteDirty(field: FieldState, onDirty: () => void): void {
  const dirty = isDirty(field)
  if (dirty === field.dirty) return
  field.dirty = dirty
  if (field.parent?.parts) field.parent.parts.dirty += dirty ? 1 : -1
  onDirty()
}

function isDirty(field: FieldState): boolean {
  const { parts, base, dropped } = field
  if (dropped) return !isMissing(base)
  if (!parts) return !sameValue(field.value, base)
  const { order, baseOrder, children } = parts
  if (!order) return parts.dirty > 0
  // Items may have gone and others come that are equal to them.
  if (!sameOrder(order, baseOrder)) return !sameValue(valueOf(field), base)
  return order.some((key) => partOf(children, key).dirty)
}

function sameOrder(one: readonly symbol[], other: readonly symbol[] | undefined): boolean {
  return one === other || (one.length === other?.length && one.every((key, index) => key === other[index]))
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

/** The items for an array from elsewhere: those that hold its values, then those in the same place, then new ones. */
function itemsFor(list: FieldState, values: readonly unknown[]): readonly symbol[] {
  const parts = asList(list)
  const { children, order } = parts
  const byValue = new Map<unknown, symbol[]>()
  for (const key of order) {
    const value = valueOf(partOf(children, key))
    byValue.set(value, [...(byValue.get(value) ?? []), key])
  }
  const found = values.map((value) => byValue.get(value)?.shift())
  const taken = new Set(found)
  return found.map((key, index) => {
    if (key) return key
    const here = order[index]
    if (here && !taken.has(here)) return here
    const made = newKey(parts)
    children.set(made, createFieldState(list, made, values[index], undefined))
    return made
  })
}

function partOf(children: FieldParts['children'], key: PropertyKey): FieldState {
  return children.get(key) as FieldState
}

/** Servers write an index as a text. */
function itemAt(order: readonly symbol[], key: PropertyKey): symbol | undefined {
  return typeof key === 'number' || /^\d+$/.test(String(key)) ? order[Number(key)] : undefined
}

function namesIn(value: unknown): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : []
}
