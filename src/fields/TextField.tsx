'use client'

import { type ComponentProps, type Ref } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { CharacterCount } from './CharacterCount'
import { ControlBox } from './ControlBox'
import { drawFrame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { showText } from './showText'
import { useShownDefault } from './useShownDefault'

export interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<
      ComponentProps<'input'>,
      'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'placeholder' | 'spellCheck'
    > {
  /** What is written: it chooses the keyboard on a phone and what the browser fills in. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password'
  /**
   * How many characters there is room for, as a person counts them. Once most of it is used, what is left is said
   * beside the label. It never cuts off what is typed or pasted.
   */
  maxLength?: number
  /** A text before the value, such as a currency's sign; it is read as part of the description. */
  prefix?: string
  /** A text after the value, such as a unit; it is read as part of the description. */
  suffix?: string
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    prefix,
    suffix,
    maxLength,
    ref,
    value,
    defaultValue,
    resetKey,
    onValueChange,
  } = props
  const frame = useFrame(props, props)
  const [input, holdInput] = useSharedRef(ref)
  useShownDefault(input, defaultValue, resetKey, showText)

  const control = (
    <input
      {...frame.control}
      ref={holdInput}
      className="sw-Field-control"
      type={type}
      name={props.name}
      readOnly={props.readOnly}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={(event) => onValueChange?.(event.currentTarget.value)}
      onBlur={props.onBlur}
      autoCapitalize={props.autoCapitalize}
      autoComplete={props.autoComplete}
      enterKeyHint={props.enterKeyHint}
      inputMode={props.inputMode}
      placeholder={props.placeholder}
      spellCheck={props.spellCheck}
    />
  )
  return drawFrame(
    'TextField',
    props,
    frame,
    prefix || suffix ? (
      <ControlBox id={frame.control.id} prefix={prefix} suffix={suffix}>
        {control}
      </ControlBox>
    ) : (
      control
    ),
    maxLength === undefined
      ? undefined
      : {
          aside: (
            <CharacterCount
              control={input}
              max={maxLength}
              shown={value ?? defaultValue}
              resetKey={resetKey}
            />
          ),
        },
  )
}
