import { listen } from '../internal/listen'
import { isPlainObject, ownValue } from '../spec/values/ownValue'
import type { FormStore } from './FormStore'
import { type OpenValues, withoutSensitive, withSensitive } from './sensitiveValues'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** The history of a form, step by step. */
export interface FormHistory {
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** Called when there is something to undo or to redo, or no longer. */
  subscribe(listener: () => void): () => void
  /** Note what is done from now on. Returns how to stop, and to forget it all. */
  follow(): () => void
}

interface HistoryOptions {
  /** How many steps can be undone. @default 100 */
  limit?: number | undefined
}

/**
 * Make the history of a form, which begins with `follow()`: what was done can be undone, and items that were removed come back as they were. What is typed into
 * one field without a pause elsewhere is one step. A reset begins anew. What the form's fields call `sensitive` is no part of it:
 * undo and redo leave it as it is.
 */
export function createFormHistory(form: FormStore, { limit = 100 }: HistoryOptions = {}): FormHistory {
  const listeners = new Set<() => void>()
  let past: readonly OpenValues[] = []
  let future: readonly OpenValues[] = []
  let present = withoutSensitive(form)
  /** The field that was typed into last. */
  let typedIn: string | undefined
  let revision = form.getShown([]).revision
  let isOwn = false

  function noteChange() {
    if (isOwn) return
    const before = present
    present = withoutSensitive(form, before)
    const isReset = form.getShown([]).revision !== revision
    revision = form.getShown([]).revision
    if (isReset) return forget()
    if (Object.is(before, present)) return
    const place = typedPlace(before, present)
    if (place === undefined || place !== typedIn) past = [...past, before].slice(-limit)
    typedIn = place
    future = []
    tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  function forget() {
    past = future = []
    typedIn = undefined
    tell()
  }

  function goTo(values: OpenValues) {
    isOwn = true
    form.setValue([], withSensitive(form, values))
    isOwn = false
    present = withoutSensitive(form, values)
    revision = form.getShown([]).revision
    typedIn = undefined
    tell()
  }

  return {
    undo() {
      const before = past.at(-1)
      if (!before) return
      past = past.slice(0, -1)
      future = [present, ...future]
      goTo(before)
    },
    redo() {
      const [next, ...rest] = future
      if (!next) return
      past = [...past, present]
      future = rest
      goTo(next)
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    subscribe: (listener) => listen(listeners, listener),
    follow() {
      present = withoutSensitive(form)
      revision = form.getShown([]).revision
      const stop = form.subscribeValue([], noteChange)
      return () => {
        stop()
        forget()
      }
    },
  }
}

/** The place of the one text or number that a key has changed; nothing for any other change. */
function typedPlace(one: unknown, other: unknown, place = ''): string | undefined {
  if (isText(one) && isText(other)) {
    return Math.abs(String(one ?? '').length - String(other ?? '').length) <= 1 ? place : undefined
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return undefined
    return onlyOne([...one.keys()], (index) => [one[index], other[index]], place)
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return undefined
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return onlyOne([...names], (name) => [ownValue(one, name), ownValue(other, name)], place)
}

function onlyOne<Key extends string | number>(
  keys: readonly Key[],
  valuesAt: (key: Key) => readonly [unknown, unknown],
  place: string,
): string | undefined {
  const changed = keys.filter((key) => !Object.is(...valuesAt(key)))
  const [key] = changed
  if (key === undefined || changed.length > 1) return undefined
  return typedPlace(...valuesAt(key), `${place}/${JSON.stringify(key)}`)
}

function isText(value: unknown): value is string | number | null | undefined {
  return value === undefined || value === null || isTextOrNumber(value)
}
