import { listen } from '../internal/listen'
import type { FieldPath } from './FieldPath'
import { createFieldState, type FieldState } from './FieldState'
import { asList, childOf, newKey } from './fieldTree'
import type { FormIssues } from './formIssues'

interface ListedForm {
  fieldOf(place: string | FieldPath): FieldState
  /** Called when a list has other items than before. */
  changed(list: FieldState): void
  /** Ask the rules of a field, and of what it stands in. */
  validate(field: FieldState): void
  readonly issues: FormIssues
}

/** Create the functions on the items of a form's lists. */
export function createFormLists({ fieldOf, changed, validate, issues }: ListedForm) {
  function reorder(list: FieldState, order: readonly symbol[]) {
    const parts = asList(list)
    const before = parts.order
    parts.order = order
    list.stale = true
    const stays = new Set(order)
    for (const key of before) {
      const item = parts.children.get(key)
      if (!item || stays.has(key)) continue
      issues.leave(item)
      item.gone = true
    }
    for (const key of order) {
      const item = parts.children.get(key)
      if (!item?.gone) continue
      item.gone = false
      issues.comeBack(item)
    }
    // Their paths have changed.
    issues.change()
    for (const listener of parts.itemListeners ?? []) listener()
  }

  function change(list: FieldState, order: readonly symbol[]) {
    reorder(list, order)
    changed(list)
  }

  return {
    reorder,
    getItems: (place: string | FieldPath) => asList(fieldOf(place)).order,
    insert(place: string | FieldPath, value?: unknown, index?: number): symbol {
      const list = fieldOf(place)
      const parts = asList(list)
      const key = newKey(parts)
      const item = createFieldState(list, key, value)
      parts.children.set(key, item)
      issues.expect(item, () => change(list, parts.order.toSpliced(index ?? parts.order.length, 0, key)))
      return key
    },
    remove(place: string | FieldPath, item: number | symbol): () => void {
      const list = fieldOf(place)
      const { order } = asList(list)
      const { key, gone } = childOf(list, item)
      if (gone) return () => {}
      const index = order.indexOf(key as symbol)
      change(list, order.toSpliced(index, 1))
      return () => {
        const now = asList(list).order
        if (now.includes(key as symbol)) return
        change(list, now.toSpliced(Math.min(index, now.length), 0, key as symbol))
        // Find the issues in it again.
        validate(list)
      }
    },
    move(place: string | FieldPath, item: number | symbol, to: number) {
      const list = fieldOf(place)
      const { order } = asList(list)
      const key = childOf(list, item).key as symbol
      const others = order.filter((other) => other !== key)
      if (order[to] !== key) change(list, others.toSpliced(to, 0, key))
    },
    subscribeItems(place: string | FieldPath, listener: () => void) {
      const parts = asList(fieldOf(place))
      parts.itemListeners ??= new Set()
      return listen(parts.itemListeners, listener)
    },
  }
}
