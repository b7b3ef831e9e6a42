import { ownValue, withOwn } from '../spec/values/ownValue'
import { createFieldState, type FieldState } from './FieldState'
import { asGroup, asList, childOf, namesIn, newKey } from './fieldTree'
import { noteDirty, partOf, valueOf } from './fieldValue'

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

/** Compare one field alone with another value from now on: what it stands in may differ no more. */
export function rebaseOne(field: FieldState, base: unknown, onDirty: () => void): void {
  rebase(field, base, onDirty)
  for (let around = field.parent; around; around = around.parent) noteDirty(around, onDirty)
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

/** The values that the parts of a group are compared with, also of those that are left out of its value now. */
export function baseValuesOf(group: FieldState): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [name, { base }] of asGroup(group).children) if (base !== undefined) withOwn(values, name, base)
  return values
}
