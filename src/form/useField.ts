'use client'

import { use, useCallback, useId, useSyncExternalStore } from 'react'
import type { FieldBinding, FieldValidator } from '../fields/FieldProps'
import type { Issue, Severity } from '../spec/rules/issues'
import { sentence } from '../messages/sentence'
import { syncHydratedValue } from './syncHydratedValue'
import type { FieldRules, FormStore } from './FormStore'
import { ReadOnlyContext, useFormContext } from './FormContext'

export interface FieldOptions {
  /** Validate the value, after the form's own rule for this name. */
  validate?: FieldRules
  /** Identifies the control. @default a unique id */
  id?: string
}

/**
 * Binds a field to the form around it: `<TextField label="Remarks" {...useField('remarks')} />`. It is drawn
 * again when its error appears or goes and when code sets its value, never because someone types.
 */
export function useField(name: string, options: FieldOptions = {}): FieldBinding {
  const store = useFormContext('useField')
  const readOnly = use(ReadOnlyContext)
  const ownId = useId()
  const { validate, id = ownId } = options

  // One subscription per field does everything: where the field is, what validates it, and when to draw it again.
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = store.subscribeField(name, listener)
      const leave = store.register(name, { id, rules: validate })
      if (hydrated.has(store) && isUntouched(store, name)) syncHydratedValue(id)
      return () => {
        leave()
        stop()
      }
    },
    [store, name, id, validate],
  )
  const registerValidator = useCallback(
    (own: FieldValidator) => store.register(name, { id, own }),
    [store, name, id],
  )
  const read = () => store.getShown(name)
  const readForHydration = () => {
    hydrated.add(store)
    return read()
  }
  const { value, revision, issues } = useSyncExternalStore(subscribe, read, readForHydration)

  return {
    name,
    id,
    defaultValue: value as never,
    resetKey: revision,
    error: wordsOf(issues, (severity) => severity === 'error'),
    warning: wordsOf(issues, (severity) => severity !== 'error'),
    onValueChange: (next) => store.change(name, next),
    onBlur: () => store.blur(name),
    registerValidator,
    // Left out, a field that the host has made so stays to be read only.
    ...(readOnly && { readOnly }),
  }
}

/** Forms that a server has drawn: only these can have been typed into before React came. */
const hydrated = new WeakSet<FormStore>()

function isUntouched(store: FormStore, name: string) {
  return Object.is(store.getValue(name), store.getShown(name).value)
}

/** Several findings about one value are sentences of one paragraph. */
function wordsOf(issues: readonly Issue[], weighs: (severity: Severity) => boolean): string | undefined {
  if (issues.length === 0) return undefined
  const words = issues.filter(({ severity }) => weighs(severity)).map(({ message }) => message)
  if (words.length < 2) return words[0]
  return words.map(sentence).join(' ')
}
