'use client'

import type { ChangeEvent, ClipboardEvent, ComponentProps, ReactElement, Ref } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { CharacterCount } from './CharacterCount'
import { type Affixes, type Frame, useFrame } from './FieldFrame'
import type { TextControl } from './enterText'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { setControlText } from './setControlText'
import { useDefaultValue } from './useDefaultValue'
import { useLongPaste } from './useLongPaste'

type TextAttributes = Pick<
  ComponentProps<'textarea'>,
  'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'placeholder' | 'spellCheck'
>

/** Props of a field for text, on one line or several. */
export interface TextControlProps extends FieldProps<string>, ControlWidthProps, TextAttributes {
  /**
   * How many characters there is room for, as a person counts them. Once most of it is used, the rest is told beside
   * the label. It never cuts off a text that is typed or pasted.
   */
  maxLength?: number
  /**
   * A longer text is not pasted at once, because the page would stand still meanwhile: the person is offered to insert it
   * anyway or to save it as a file.
   * @default 1_000_000
   */
  maxPaste?: number
}

interface TextControlParts<Control extends TextControl> {
  readonly frame: Frame
  /** Everything but the class and the attributes of one control alone. */
  readonly attributes: TextAttributes & {
    readonly ref: Ref<Control>
    readonly onChange: (event: ChangeEvent<Control>) => void
    readonly onPaste: (event: ClipboardEvent<Control>) => void
  }
  /** Says how many characters are left; nothing without a `maxLength`. */
  readonly count: ReactElement | undefined
  /** Stands below the control: a paste that was too long. */
  readonly below: ReactElement | undefined
}

/** The part that an `<input>` and a `<textarea>` have in common; a hook, so that a field is one component. */
export function useTextControl<Control extends TextControl>(
  props: TextControlProps & { ref?: Ref<Control> },
  affixes?: Affixes,
): TextControlParts<Control> {
  const { value, defaultValue, resetKey, maxLength, onValueChange } = props
  const frame = useFrame(props, affixes)
  const [control, holdControl] = useSharedRef(props.ref)
  useDefaultValue(control, defaultValue, resetKey, setControlText)
  const [below, handlePaste] = useLongPaste(control, props.maxPaste)

  const told = frame.control
  // By their names and not by a spread, because a form makes a thousand of these objects.
  const attributes = {
    id: told.id,
    required: told.required,
    disabled: told.disabled,
    'aria-describedby': told['aria-describedby'],
    'aria-invalid': told['aria-invalid'],
    ref: holdControl,
    name: props.name,
    readOnly: props.readOnly,
    value,
    defaultValue: value === undefined ? defaultValue : undefined,
    onChange: (event: ChangeEvent<Control>) => onValueChange?.(event.currentTarget.value),
    onBlur: props.onBlur,
    onPaste: handlePaste,
    autoCapitalize: props.autoCapitalize,
    autoComplete: props.autoComplete,
    enterKeyHint: props.enterKeyHint,
    inputMode: props.inputMode,
    placeholder: props.placeholder,
    spellCheck: props.spellCheck,
  }
  const count =
    maxLength === undefined ? undefined : (
      <CharacterCount control={control} max={maxLength} shown={value ?? defaultValue} resetKey={resetKey} />
    )
  return { frame, attributes, count, below }
}
