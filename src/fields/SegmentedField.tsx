'use client'

import type { Ref } from 'react'
import type { ChoiceOption } from './ChoiceOption'
import { drawFrame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { useRadioGroup } from './useRadioGroup'

export interface SegmentedFieldProps extends FieldProps<string | null> {
  /** The options, in this order and side by side: two to five, each of a word or two. Descriptions have no room. */
  options: readonly Omit<ChoiceOption, 'description' | 'group'>[]
  /** The first radio, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One of very few options, side by side in one box. They are radios: arrow keys choose, and a form sends the one. */
export function SegmentedField(props: SegmentedFieldProps) {
  const frame = useFrame(props)
  const { attributes, radios } = useRadioGroup(props, frame)
  return drawFrame(
    'sw-Field sw-SegmentedField',
    props,
    frame,
    <div {...attributes} className="sw-SegmentedField-options">
      {radios.map(({ option, radio }) => (
        <label key={option.value} className="sw-SegmentedField-option">
          <input {...radio} className="sw-SegmentedField-control" />
          <span className="sw-SegmentedField-label">{option.label}</span>
        </label>
      ))}
    </div>,
    { group: true },
  )
}
