import type { Issue } from '../spec/rules/issues'
import type { FormPages, RegisteredField, ShownField } from './FormStore'

/** All that a form knows of one value: of a field, or of a group or a list with its parts. */
export interface FieldState {
  /** Its name in a group; in a list the symbol that the item keeps. */
  readonly key: PropertyKey
  /** The group or list that it stands in; only the form itself stands in none. */
  readonly parent: FieldState | undefined
  /** Of a group or list it may be `stale`: `valueOf` makes it anew of the parts. */
  value: unknown
  stale: boolean
  /** The value that the present one is compared with to tell whether the field is dirty. */
  base: unknown
  dirty: boolean
  /** Changed since it was last validated. */
  changed: boolean
  /** It was left after a change, or submitted, so that rules of a group around it may speak of it. */
  visited: boolean
  /** The item was removed from its list, and may come back. */
  gone: boolean
  /** Its field has left the page and takes the value out of those that are sent. */
  dropped: boolean
  /** Issues that the field's rules found, those of its parts among them. */
  found: readonly Issue[]
  /** Issues that the rules of groups and lists found in this place, by their owner. */
  landed: Map<FieldState, readonly Issue[]> | undefined
  /** Issues that were found elsewhere. */
  given: readonly Issue[]
  shown: ShownField
  check: Check | undefined
  /** The place of the first rule that took time when it was last asked. */
  slowFrom: number | undefined
  /** The fields whose rules have read this value, and those whose values its own rules have read. */
  readers: Set<FieldState> | undefined
  reads: Set<FieldState> | undefined
  /** Most fields are on the page once: a list, because a thousand sets are slow to make. */
  places: readonly FieldOnPage[]
  /** How many fields are on the page, of this value and of its parts. */
  placed: number
  listeners: Set<() => void> | undefined
  valueListeners: Set<() => void> | undefined
  parts: FieldParts | undefined
}

/** Where a field is on the page. The form itself has no control, and leads to its other pages. */
export interface FieldOnPage extends Omit<RegisteredField, 'id'> {
  readonly id: string | undefined
  readonly pages?: FormPages | undefined
}

/** Rules at work on one value, until their result or until a newer value makes it stale. */
export interface Check {
  /** The version of the form's values that is validated. */
  readonly version: number
  /** Whether a rule has not been asked yet, because the person may go on writing. */
  readonly isWaiting: () => boolean
  /** Over when the result is there or the check was stopped; rejected with what a rule threw. */
  readonly done: Promise<void>
  /** The result is of no interest any more. */
  readonly stop: () => void
}

/** The parts of a group or a list. */
export interface FieldParts {
  /** By name, or by the symbol of the item: also of those that were removed, because they may come back. */
  readonly children: Map<PropertyKey, FieldState>
  /** The items of a list, as they stand; a group has none. */
  order: readonly symbol[] | undefined
  /** The items of the list that it is compared with. */
  baseOrder: readonly symbol[] | undefined
  /** The items of each array that this list has ever been, so that it can be again. */
  readonly orders: WeakMap<object, readonly symbol[]>
  /** The value before it had parts: what is no record, or no array, stays until something is filled in. */
  raw: unknown
  /** Whether a group with nothing in it is left out. */
  optional: boolean
  /** How many parts of a group are dirty. */
  dirty: number
  itemListeners: Set<() => void> | undefined
  /** Where the issues of its own rules stand. */
  landings: readonly FieldState[]
}

export const noIssues: readonly Issue[] = []

// The same for all, because a thousand empty lists are slow to make.
const nowhere: FieldState['places'] = []

export function createFieldState(
  parent: FieldState | undefined,
  key: PropertyKey,
  value: unknown,
  base = value,
): FieldState {
  return {
    key,
    parent,
    value,
    stale: false,
    base,
    dirty: false,
    changed: false,
    visited: false,
    gone: false,
    dropped: false,
    found: noIssues,
    landed: undefined,
    given: noIssues,
    shown: { value, revision: 0, issues: noIssues },
    check: undefined,
    slowFrom: undefined,
    readers: undefined,
    reads: undefined,
    places: nowhere,
    placed: 0,
    listeners: undefined,
    valueListeners: undefined,
    parts: undefined,
  }
}

/** Draw the field again with another value or other issues. */
export function showField(field: FieldState, shown: ShownField): void {
  field.shown = shown
  for (const place of field.places) place.onShown?.()
  for (const listener of field.listeners ?? []) listener()
}
