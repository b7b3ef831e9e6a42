'use client'

import { type ComponentProps, type Ref } from 'react'
import { classes } from '../internal/classes'
import { useSharedRef } from '../internal/useSharedRef'
import { CharacterCount } from './CharacterCount'
import { drawFrame, mark, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { showText } from './showText'
import { useShownDefault } from './useShownDefault'

export interface TextAreaFieldProps
  extends
    FieldProps<string>,
    Pick<ComponentProps<'textarea'>, 'autoCapitalize' | 'autoComplete' | 'placeholder' | 'spellCheck'> {
  /** How many lines there is room for at first. @default 4 */
  rows?: number
  /** Grows with the text, up to most of the window; in a browser that cannot, it scrolls. @default true */
  autoGrow?: boolean
  /**
   * How many characters there is room for, as a person counts them. Once most of it is used, what is left is said
   * beside the label. It never cuts off what is typed or pasted.
   */
  maxLength?: number
  /** The `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { rows = 4, autoGrow = true, maxLength, ref, value, defaultValue, resetKey, onValueChange } = props
  const frame = useFrame(props)
  const [area, holdArea] = useSharedRef(ref)
  useShownDefault(area, defaultValue, resetKey, showText)

  return drawFrame(
    'TextAreaField',
    props,
    frame,
    <textarea
      {...frame.control}
      ref={holdArea}
      className={classes('sw-Field-control', 'sw-TextAreaField-control')}
      data-grows={mark(autoGrow)}
      rows={rows}
      name={props.name}
      readOnly={props.readOnly}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={(event) => onValueChange?.(event.currentTarget.value)}
      onBlur={props.onBlur}
      autoCapitalize={props.autoCapitalize}
      autoComplete={props.autoComplete}
      placeholder={props.placeholder}
      spellCheck={props.spellCheck}
    />,
    maxLength === undefined
      ? undefined
      : {
          aside: (
            <CharacterCount
              control={area}
              max={maxLength}
              shown={value ?? defaultValue}
              resetKey={resetKey}
            />
          ),
        },
  )
}
