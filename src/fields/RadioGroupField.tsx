'use client'

import { type FocusEvent, type Ref, useRef } from 'react'
import { type ChoiceOption, withUnlisted } from './ChoiceOption'
import { descriptionIdOf, drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { keepChoice, showChoice } from './radios'
import { useDefaultValue } from './useDefaultValue'

export interface RadioGroupFieldProps extends FieldProps<string | null> {
  /** The options, in this order and all in sight: up to about seven. */
  options: readonly ChoiceOption[]
  /** The first radio, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few options. Nothing is chosen at first unless a value says so. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { options, name, required, readOnly, disabled, ref, value, defaultValue, resetKey, onValueChange } =
    props
  const frame = useFrame(props)
  const group = useRef<HTMLDivElement>(null)
  useDefaultValue(group, defaultValue, resetKey, showChoice)

  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = frame.control
  const given = value === undefined ? defaultValue : value

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  return drawFrame(
    'RadioGroupField',
    props,
    frame,
    <div
      ref={group}
      className="sw-RadioGroupField-options"
      role="radiogroup"
      aria-labelledby={labelIdOf(id)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      aria-readonly={readOnly}
      aria-disabled={disabled}
      onBlur={handleBlur}
    >
      {withUnlisted(options, given).map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index + 1}`
        return (
          <div key={option.value} className="sw-RadioGroupField-option">
            <input
              id={optionId}
              ref={index === 0 ? ref : undefined}
              className="sw-RadioGroupField-control"
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={disabled || option.disabled}
              aria-describedby={option.description ? descriptionIdOf(optionId) : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={readOnly ? keepChoice : () => onValueChange?.(option.value)}
              onClick={readOnly ? keepChoice : undefined}
            />
            <label className="sw-RadioGroupField-label" htmlFor={optionId}>
              {option.label}
            </label>
            {option.description && (
              <div className="sw-RadioGroupField-description" id={descriptionIdOf(optionId)}>
                {option.description}
              </div>
            )}
          </div>
        )
      })}
    </div>,
    { group: true },
  )
}
