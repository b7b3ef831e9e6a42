'use client'

import type { ComponentProps, Ref } from 'react'
import { withAffixes } from './withAffixes'
import { drawFrame } from './FieldFrame'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface TextFieldProps
  extends TextControlProps, Pick<ComponentProps<'input'>, 'enterKeyHint' | 'inputMode'> {
  /** Chooses the keyboard on a phone and the values that the browser fills in. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password'
  /** A text before the value, such as a currency's sign; it is read as part of the description. */
  prefix?: string
  /** A text after the value, such as a unit; it is read as part of the description. */
  suffix?: string
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { frame, attributes, count } = useTextControl(props, props)
  const control = (
    <input
      {...attributes}
      className="sw-Field-control"
      type={props.type ?? 'text'}
      enterKeyHint={props.enterKeyHint}
      inputMode={props.inputMode}
    />
  )
  return drawFrame('TextField', props, frame, withAffixes(control, frame.control.id, props), { aside: count })
}
