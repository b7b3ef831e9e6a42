'use client'

import { use, useId, useMemo } from 'react'
import type { FieldBinding } from '../fields/FieldProps'
import { isError, type Issue } from '../spec/rules/issues'
import type { FieldPath } from './FieldPath'
import type { FieldRules, RegisteredField } from './FormStore'
import { useFormContext, useReadOnly } from './FormContext'
import { nameIn, pathIn, PlaceContext } from './Place'
import type { Requirement } from './requiredRule'
import { bind, useRegistered, wordsOf } from './useRegistered'

export interface FieldOptions {
  /** Validate the value, after the form's own rule for this name. */
  validate?: FieldRules | undefined
  /** Identifies the control. @default a unique id */
  id?: string | undefined
  /**
   * The value once the field has left a page that stays: it is kept, dropped (left out of what is sent until the field
   * is back) or cleared.
   * @default 'keep'
   */
  whenHidden?: RegisteredField['whenHidden'] | undefined
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
  const { validate: rules, id = ownId, whenHidden, required, label, chosen, language } = options
  const bound = useMemo(
    () => bind(store, pathIn(around, name), { id, rules, whenHidden, required, label, chosen, language }),
    [store, around, name, id, rules, whenHidden, required, label, chosen, language],
  )
  const readOnly = useReadOnly(bound.place)
  const { value, revision, issues } = useRegistered(bound)

  return {
    name: nameIn(around, name),
    id,
    defaultValue: value as never,
    resetKey: revision,
    ...wordsOf(issues),
    ...partErrorsOf(issues, bound.place),
    onValueChange: bound.onValueChange,
    onBlur: bound.onBlur,
    registerValidator: bound.registerValidator,
    registerParts: bound.registerParts,
    // Left out, a field that the host has made so stays to be read only.
    ...(readOnly && { readOnly }),
  }
}

/** The words again, each with its part, where some are about one. */
function partErrorsOf(
  issues: readonly Issue[],
  place: string | FieldPath,
): Pick<FieldBinding, 'partErrors'> | undefined {
  const depth = typeof place === 'string' ? 1 : place.length
  if (!issues.some(({ path }) => path.length > depth)) return undefined
  const partErrors = issues.filter(isError).map(({ path, message }) => ({
    part: path.length > depth ? String(path[depth]) : undefined,
    message,
  }))
  return { partErrors }
}
