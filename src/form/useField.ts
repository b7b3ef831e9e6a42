'use client'

import { use, useId, useMemo } from 'react'
import type { FieldBinding, FieldValidator } from '../fields/FieldProps'
import type { FieldRules, FormStore, RegisteredField } from './FormStore'
import { useFormContext, useReadOnly } from './FormContext'
import { nameIn, pathIn, type Place, PlaceContext } from './Place'
import { type Requirement, useRegistered, wordsOf } from './useRegistered'

export interface FieldOptions {
  /** Validate the value, after the form's own rule for this name. */
  validate?: FieldRules
  /** Identifies the control. @default a unique id */
  id?: string
  /**
   * The value once the field has left a page that stays: it is kept, dropped (left out of what is sent until the field
   * is back) or cleared.
   * @default 'keep'
   */
  whenHidden?: RegisteredField['whenHidden']
}

/**
 * Binds a field to the form around it: `<TextField label="Remarks" {...useField('remarks')} />`. It is drawn
 * again when its error appears or goes and when code sets its value, never because someone types.
 *
 * @param name one key in the group around it; the `key` of a repeater's item is the value of the item itself
 */
export function useField(name: string | symbol, options: FieldOptions = {}): FieldBinding {
  return useBinding(name, options)
}

export function useBinding(name: string | symbol, options: FieldOptions & Requirement): FieldBinding {
  const store = useFormContext('useField')
  const around = use(PlaceContext)
  const ownId = useId()
  const { validate: rules, id = ownId, whenHidden, required, label, language } = options
  const bound = useMemo(() => bind(store, around, name, id), [store, around, name, id])
  const readOnly = useReadOnly(bound.place)
  const registered = { id, rules, whenHidden, required, label, language }
  const { value, revision, issues } = useRegistered(store, bound.place, registered)

  return {
    name: bound.name,
    id,
    defaultValue: value as never,
    resetKey: revision,
    error: wordsOf(issues, (severity) => severity === 'error'),
    warning: wordsOf(issues, (severity) => severity !== 'error'),
    onValueChange: bound.onValueChange,
    onBlur: bound.onBlur,
    registerValidator: bound.registerValidator,
    // Left out, a field that the host has made so stays to be read only.
    ...(readOnly && { readOnly }),
  }
}

/** The part of a binding that stays as long as the field stands in the same place. */
function bind(store: FormStore, around: Place | undefined, name: string | symbol, id: string) {
  const place = pathIn(around, name)
  // When the field comes back, or stands elsewhere on the page, what a person typed is there.
  store.showTyped(place)
  return {
    place,
    name: nameIn(around, name),
    onValueChange: (next: unknown) => store.change(place, next),
    onBlur: () => store.blur(place),
    registerValidator: (own: FieldValidator) => store.register(place, { id, own }),
  }
}
