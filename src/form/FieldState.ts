import type { Issue } from '../spec/rules/issues'
import type { Check } from './check'
import type { RegisteredField, ShownField } from './FormStore'
import { sameValue } from './sameValue'

/** All that a form knows of one field. */
export interface FieldState {
  readonly name: string
  value: unknown
  /** The value that the present one is compared with to tell whether the field is dirty. */
  base: unknown
  /** Changed since it was last validated. */
  changed: boolean
  /** Issues that the field's rules found. */
  found: readonly Issue[]
  /** Issues that were found elsewhere. */
  given: readonly Issue[]
  shown: ShownField
  check: Check | undefined
  /** Its last result took time. */
  slow: boolean
  /** Most fields are on the page once and have one listener: lists, because a thousand sets are slow to make. */
  places: readonly RegisteredField[]
  listeners: readonly (() => void)[]
}

export const noIssues: readonly Issue[] = []

export function createFieldState(name: string, value: unknown): FieldState {
  return {
    name,
    value,
    base: value,
    changed: false,
    found: noIssues,
    given: noIssues,
    shown: { value, revision: 0, issues: noIssues },
    check: undefined,
    slow: false,
    places: [],
    listeners: [],
  }
}

export function isDirty({ value, base }: FieldState): boolean {
  return !sameValue(value, base)
}

/** Draw the field again with another value or other issues. */
export function showField(field: FieldState, shown: ShownField): void {
  field.shown = shown
  for (const listener of field.listeners) listener()
}

export function subscribeToField(field: FieldState, listener: () => void): () => void {
  // Its own function, so that one listener given twice is two.
  const own = () => listener()
  field.listeners = [...field.listeners, own]
  return () => {
    field.listeners = field.listeners.filter((other) => other !== own)
  }
}
