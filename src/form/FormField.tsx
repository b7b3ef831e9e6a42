'use client'

import { useCallback, useMemo, type ComponentType } from 'react'
import type { FieldBinding } from '../fields/FieldProps'
import { useLocale } from '../internal/locale'
import { nounOf } from '../spec/labels'
import type { FieldRule, FieldRules } from './FormStore'
import { useField } from './useField'

/** What the form fills in, so that nobody else can. */
type Filled = keyof FieldBinding | 'value' | 'required'

export type FormFieldProps<FieldProps> = Omit<FieldProps, Filled> & {
  /** The field to draw: `TextField`, or any component that takes a `FieldBinding`. */
  as: ComponentType<FieldProps>
  /** The name of the value in the form. Any string is good. */
  name: string
  /** Judges the value: nothing when it is good, or words that say what to do. */
  validate?: FieldRules
  /**
   * Refuses an empty value, with the words given or with the library's own about the label. `false` marks the
   * field as optional.
   */
  required?: boolean | string
  /** Identifies the control. @default a unique id */
  id?: string
  /** Called with every change that a person makes, once the form has it. */
  onValueChange?: (value: never) => void
  /** Called when focus leaves the field, once the form has judged it. */
  onBlur?: () => void
}

/** A field of the form around it, in one line: `<FormField as={TextField} name="email" label="Email" required />`. */
export function FormField<FieldProps extends object>(props: FormFieldProps<FieldProps>) {
  const { as: Field, name, validate, required, id, onValueChange, onBlur, ...rest } = props
  const label = 'label' in rest ? rest.label : undefined
  const rules = useRules(typeof label === 'string' ? label : name, required, validate)
  const binding = useField(name, { validate: rules, id })

  const filled = {
    ...rest,
    ...binding,
    // Left out, it marks nothing; `false` marks the field as optional.
    required: required === undefined ? undefined : Boolean(required),
    onValueChange: (value: unknown) => {
      binding.onValueChange?.(value)
      onValueChange?.(value as never)
    },
    onBlur: () => {
      binding.onBlur?.()
      onBlur?.()
    },
  }
  return <Field {...(filled as unknown as FieldProps)} />
}

/** The same rules as long as the props are, so that the field need not announce itself anew. */
function useRules(
  label: string,
  required: boolean | string | undefined,
  validate: FieldRules | undefined,
): FieldRules | undefined {
  const { say } = useLocale()
  const mustBeThere = useCallback<FieldRule>(
    (value) => {
      if (!isMissing(value)) return undefined
      const words = value === false ? 'rule.requiredTrue' : 'rule.required'
      return {
        rule: 'required',
        message:
          typeof required === 'string'
            ? required
            : say(words, { field: nounOf({ kind: 'text', label }, label) }),
      }
    },
    [say, label, required],
  )
  return useMemo(
    () => (required ? [mustBeThere, validate ?? []].flat() : validate),
    [required, mustBeThere, validate],
  )
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  )
}
