'use client'

import type { Ref } from 'react'
import type { ChoiceOption } from './ChoiceOption'
import { optionDescriptionIdOf, drawFrame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { useRadioGroup } from './useRadioGroup'

export interface RadioGroupFieldProps extends FieldProps<string | null> {
  /** The options, in this order and all in sight: up to about seven. */
  options: readonly ChoiceOption[]
  /** The first radio, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One of a few options. Nothing is chosen at first unless a value says so. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const frame = useFrame(props)
  const { attributes, radios } = useRadioGroup(props, frame)
  return drawFrame(
    'sw-Field sw-RadioGroupField',
    props,
    frame,
    <div {...attributes} className="sw-RadioGroupField-options">
      {radios.map(({ option, radio }) => (
        <div key={option.value} className="sw-RadioGroupField-option">
          {option.divider && <div className="sw-RadioGroupField-divider">{option.divider}</div>}
          <input
            {...radio}
            className="sw-RadioGroupField-control"
            aria-describedby={option.description ? optionDescriptionIdOf(radio.id) : undefined}
          />
          <label className="sw-RadioGroupField-label" htmlFor={radio.id}>
            {option.label}
          </label>
          {option.description && (
            <div className="sw-RadioGroupField-description" id={optionDescriptionIdOf(radio.id)}>
              {option.description}
            </div>
          )}
        </div>
      ))}
    </div>,
    { group: true },
  )
}
