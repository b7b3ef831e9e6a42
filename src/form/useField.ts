'use client'

import { use, useCallback, useId } from 'react'
import type { FieldBinding, FieldValidator } from '../fields/FieldProps'
import type { FieldRules, RegisteredField } from './FormStore'
import { useFormContext, useReadOnly } from './FormContext'
import { nameIn, PlaceContext, usePath } from './Place'
import { useRegistered, wordsOf } from './useRegistered'

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
  const store = useFormContext('useField')
  const around = use(PlaceContext)
  const place = usePath(name)
  const readOnly = useReadOnly(place)
  const ownId = useId()
  const { validate: rules, id = ownId, whenHidden } = options
  const { value, revision, issues } = useRegistered(place, { id, rules, whenHidden })
  const registerValidator = useCallback(
    (own: FieldValidator) => store.register(place, { id, own }),
    [store, place, id],
  )

  return {
    name: nameIn(around, name),
    id,
    defaultValue: value as never,
    resetKey: revision,
    error: wordsOf(issues, (severity) => severity === 'error'),
    warning: wordsOf(issues, (severity) => severity !== 'error'),
    onValueChange: (next) => store.change(place, next),
    onBlur: () => store.blur(place),
    registerValidator,
    // Left out, a field that the host has made so stays to be read only.
    ...(readOnly && { readOnly }),
  }
}
