'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { Issue, Severity } from '../spec/rules/issues'
import { sentence } from '../messages/sentence'
import type { FieldPath } from './FieldPath'
import type { FormStore, RegisteredField, ShownField } from './FormStore'
import { type RequiredLanguage, requiredRule } from './requiredRule'
import { rulesOf } from './runRules'
import { syncHydratedValue } from './syncHydratedValue'

/** A value that may have to be there, and the words that say so. */
export interface Requirement {
  /** Words of the host's own, or `true` for the library's about the label. */
  readonly required?: boolean | string | undefined
  readonly label?: string | undefined
  readonly language?: RequiredLanguage | undefined
}

type Registration = Pick<RegisteredField, 'id' | 'rules' | 'whenHidden' | 'group'> & Requirement

/** Registers a value with its form, and follows what is shown of it. */
export function useRegistered(
  store: FormStore,
  place: string | FieldPath,
  registered: Registration,
): ShownField {
  const { id, rules, whenHidden, group, required, label, language } = registered
  // One subscription per field does everything: where the field is, what validates it, and when to draw it again.
  const subscribe = useCallback(
    (onShown: () => void) => {
      const all = required && language ? rulesOf(requiredRule(required, label ?? '', language), rules) : rules
      const leave = store.register(place, { id, rules: all, whenHidden, group, onShown })
      if (!group && hydrated.has(store) && isUntouched(store, place)) syncHydratedValue(id)
      return leave
    },
    [store, place, id, rules, whenHidden, group, required, label, language],
  )
  const read = () => store.getShown(place)
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

/** Several findings about one value are sentences of one paragraph. */
export function wordsOf(
  issues: readonly Issue[],
  weighs: (severity: Severity) => boolean,
): string | undefined {
  if (issues.length === 0) return undefined
  const words = issues.filter(({ severity }) => weighs(severity)).map(({ message }) => message)
  if (words.length < 2) return words[0]
  return words.map(sentence).join(' ')
}
