'use client'

import { type FocusEvent, type Ref, useRef } from 'react'
import { type ChoiceOption, withUnlisted } from './ChoiceOption'
import { type Frame, labelIdOf } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { keepChoice, showChoice } from './radios'
import { useDefaultValue } from './useDefaultValue'

export interface RadioGroupProps extends FieldProps<string | null> {
  /** The options, in this order and all in sight. */
  options: readonly ChoiceOption[]
  /** The first radio, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** The part that radios in a column and radios in a row have in common: the attributes of the group and of each radio. */
export function useRadioGroup(props: RadioGroupProps, frame: Frame) {
  const { options, name, required, readOnly, disabled, ref, value, defaultValue, resetKey, onValueChange } =
    props
  const group = useRef<HTMLDivElement>(null)
  useDefaultValue(group, defaultValue, resetKey, showChoice)
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = frame.control

  const attributes = {
    ref: group,
    role: 'radiogroup',
    'aria-labelledby': labelIdOf(id),
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-readonly': readOnly,
    'aria-disabled': disabled,
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
    },
  }

  const given = value === undefined ? defaultValue : value
  const radios = withUnlisted(options, given).map((option, index) => {
    const optionId = index === 0 ? id : `${id}-${index + 1}`
    const radio = {
      id: optionId,
      ref: index === 0 ? ref : undefined,
      type: 'radio',
      name: name ?? id,
      value: option.value,
      required,
      disabled: disabled || option.disabled,
      ...(value === undefined
        ? { defaultChecked: option.value === defaultValue }
        : { checked: option.value === value }),
      onChange: readOnly ? keepChoice : () => onValueChange?.(option.value),
      onClick: readOnly ? keepChoice : undefined,
    }
    return { option, radio }
  })
  return { attributes, radios }
}
