'use client'

import { type ComponentType, memo } from 'react'
import type { FieldBinding } from '../fields/FieldProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { requiredTexts } from '../messages/forms/requiredTexts'
import { afterPress } from './afterPress'
import type { FieldRules } from './FormStore'
import { type FieldOptions, useBinding } from './useField'

/** The props that the form fills in, so that a host cannot. */
type Filled = keyof FieldBinding | 'value' | 'required'

export type FormFieldProps<FieldProps> = Omit<FieldProps, Filled> & {
  /** The field to draw: `TextField`, or any component that takes a `FieldBinding`. */
  as: ComponentType<FieldProps>
  /**
   * The name of the value in the form, or in the group or the item around the field. Any string is good. The `key` of a
   * repeater's item is the item itself.
   */
  name: string | symbol
  /** Validate the value: nothing when it is good, or words that say what to do. */
  validate?: FieldRules | undefined
  /**
   * Rejects an empty value, with the words given or with the library's own about the label. `false` marks the
   * field as optional.
   */
  required?: boolean | string | undefined
  /** Identifies the control. @default a unique id */
  id?: string | undefined
  /**
   * The value once the field has left a page that stays: it is kept, dropped (left out of what is sent until the field
   * is back) or cleared. In steps that is done where its step is shown without it, and not when another step is shown.
   * @default 'keep'
   */
  whenHidden?: FieldOptions['whenHidden'] | undefined
  /** Called with every change that a person makes, once the form has it. */
  onValueChange?: ((value: never) => void) | undefined
  /** Called when focus leaves the field, once the form has validated it. */
  onBlur?: (() => void) | undefined
}

/**
 * A field of the form around it, in one line: `<FormField as={TextField} name="email" label="Email" required />`. It is
 * drawn again only with other props, and not whenever what stands around it is.
 */
export const FormField = memo(BoundField) as typeof BoundField

function BoundField<FieldProps extends object>(props: FormFieldProps<FieldProps>) {
  const { as: Field, name, validate, required, id, whenHidden, onValueChange, onBlur, ...rest } = props
  const language = useLocaleWith(requiredTexts)
  const label = 'label' in rest && typeof rest.label === 'string' ? rest.label : String(name)
  const chosen = 'options' in rest || 'loadOptions' in rest
  const binding = useBinding(name, { validate, id, whenHidden, required, label, chosen, language })

  const filled = {
    ...binding,
    // Left out, it marks nothing; `false` marks the field as optional, unless it is only read.
    required: required === undefined || binding.readOnly ? undefined : Boolean(required),
    onValueChange: inTurn(binding.onValueChange, onValueChange),
    onBlur: inTurn(binding.onBlur, onBlur && (() => afterPress(onBlur))),
  }
  return <Field {...(rest as unknown as FieldProps)} {...filled} />
}

function inTurn<Given extends readonly unknown[]>(
  first: ((...given: Given) => void) | undefined,
  second: ((...given: never) => void) | undefined,
) {
  if (!second) return first
  return (...given: Given) => {
    first?.(...given)
    second(...(given as unknown as never))
  }
}
