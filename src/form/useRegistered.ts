'use client'

import { useSyncExternalStore } from 'react'
import type { FieldBinding, FieldValidator } from '../fields/FieldProps'
import { paragraphOf } from '../fields/paragraphOf'
import { isError, type Issue } from '../spec/rules/issues'
import { afterPress } from './afterPress'
import type { FieldPath } from './FieldPath'
import type { FormStore, RegisteredField, ShownField } from './FormStore'
import { type Requirement, requiredRule } from './requiredRule'
import { rulesOf } from './runRules'
import { syncHydratedValue } from './syncHydratedValue'

/** A value that may have to be there, and the words that say so. */
type Registration = Pick<RegisteredField, 'id' | 'rules' | 'whenHidden' | 'group'> & Requirement

/** The part of a binding that stays as long as a value stands in the same place and has the same rules. */
export interface Bound {
  readonly store: FormStore
  readonly place: string | FieldPath
  readonly subscribe: (onShown: () => void) => () => void
  readonly read: () => ShownField
  readonly onValueChange: (next: unknown) => void
  readonly onBlur: () => void
  readonly registerValidator: (own: FieldValidator) => () => void
  readonly registerParts: NonNullable<FieldBinding['registerParts']>
}

/** One function makes all of it, because a form has a thousand fields and keeps what each function can see. */
export function bind(store: FormStore, place: string | FieldPath, registered: Registration): Bound {
  const { id, rules, whenHidden, group } = registered
  // When the field comes back, or stands elsewhere on the page, what a person typed is there.
  store.showTyped(place, id)
  return {
    store,
    place,
    // One subscription does everything: where a value is, what validates it, and when to draw it again.
    subscribe(onShown) {
      const required = requiredRule(registered)
      const all = required ? rulesOf(required, rules) : rules
      const leave = store.register(place, { id, rules: all, whenHidden, group, onShown })
      if (!group && hydrated.has(store) && isUntouched(store, place)) syncHydratedValue(id)
      return leave
    },
    read: () => store.getShown(place),
    onValueChange: (next) => store.change(place, next),
    onBlur: () => afterPress(() => store.blur(place)),
    registerValidator: (own) => store.register(place, { id, own }),
    registerParts: (getPartId) =>
      store.register(place, { id, getPartId: ([part]) => getPartId(String(part)) }),
  }
}

/** Registers a value with its form, and follows what is shown of it. */
export function useRegistered({ store, subscribe, read }: Bound): ShownField {
  const readForHydration = () => {
    hydrated.add(store)
    return read()
  }
  return useSyncExternalStore(subscribe, read, readForHydration)
}

/** Forms that a server has drawn: only these can have been typed into before React came. */
const hydrated = new WeakSet<FormStore>()

function isUntouched(store: FormStore, place: string | FieldPath) {
  return Object.is(store.getValue(place), store.getShown(place).value)
}

interface FieldWords {
  readonly error: string | undefined
  readonly warning: string | undefined
}

/** The words beside a control about what was found in its value. */
export function wordsOf(issues: readonly Issue[]): FieldWords {
  if (issues.length === 0) return noWords
  return {
    error: paragraphOf(issues.filter(isError)),
    warning: paragraphOf(issues.filter((issue) => !isError(issue))),
  }
}

const noWords: FieldWords = { error: undefined, warning: undefined }
