import { isMissing } from '../spec/values/isMissing'
import { isPlainObject, withOwn } from '../spec/values/ownValue'
import { type FieldParts, type FieldState, showField } from './FieldState'
import { sameValue } from './sameValue'

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

/** Have the control of a field show its value, which code has set. */
export function redraw(field: FieldState): void {
  showField(field, { ...field.shown, value: valueOf(field), revision: field.shown.revision + 1 })
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

export function partOf(children: FieldParts['children'], key: PropertyKey): FieldState {
  return children.get(key) as FieldState
}
