'use client'

import type { Ref } from 'react'
import { withAffixes } from './withAffixes'
import { drawFrame } from './FieldFrame'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface TextFieldProps extends TextControlProps {
  /**
   * Chooses the keyboard on a phone and the values that the browser fills in. An address is neither corrected nor begun
   * with a capital; `autoComplete` and the like say otherwise.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | undefined
  /** A text before the value, such as a currency's sign; it is read as part of the description. */
  prefix?: string | undefined
  /** A text after the value, such as a unit; it is read as part of the description. */
  suffix?: string | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text' } = props
  const usual = usualOf[type]
  const { frame, attributes, count, below } = useTextControl(usual ? { ...usual, ...props } : props, props)
  const control = <input {...attributes} className="sw-Field-control" type={type} />
  return drawFrame('sw-Field sw-TextField', props, frame, withAffixes(control, frame.control.id, props), {
    aside: count,
    below,
  })
}

/** The attributes that a type brings along, where the host has not said otherwise. */
const usualOf: {
  readonly [Type in NonNullable<TextFieldProps['type']>]?: Partial<TextControlProps> | undefined
} = {
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
  search: { inputMode: 'search', enterKeyHint: 'search' },
  password: { autoCapitalize: 'none', spellCheck: false },
}
