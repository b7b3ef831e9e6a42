'use client'

import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type ReactElement,
  type Ref,
  type RefObject,
  useState,
} from 'react'
import { CharacterCount } from './CharacterCount'
import { type Affixes, type Frame, useFrame } from './FieldFrame'
import type { TextControl } from './enterText'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { holdBackPaste } from './holdBackPaste'
import { setControlText } from './setControlText'
import { createControl, type HeldControl, useHold } from './useControl'

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
  maxLength?: number | undefined
  /**
   * A longer text is not pasted at once, because the page would stand still meanwhile: the person is offered to insert it
   * anyway or to save it as a file.
   * @default 1_000_000
   */
  maxPaste?: number | undefined
}

interface TextControlParts<Control extends TextControl> {
  readonly control: RefObject<Control | null>
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

interface TextControlState<Control extends TextControl> {
  readonly control: HeldControl<Control, string | undefined>
  /** A paste that was too long. */
  readonly offer: ReactElement | undefined
}

/** The part that an `<input>` and a `<textarea>` have in common; a hook, so that a field is one component. */
export function useTextControl<Control extends TextControl>(
  props: TextControlProps & { ref?: Ref<Control> | undefined },
  affixes?: Affixes,
): TextControlParts<Control> {
  const { value, defaultValue, resetKey, maxLength, onValueChange } = props
  const frame = useFrame(props, affixes)
  // One state for both, because a form has a thousand of these.
  const [{ control, offer }, setState] = useState<TextControlState<Control>>(() => ({
    control: createControl(defaultValue, resetKey),
    offer: undefined,
  }))
  const hold = useHold(control, props.ref, defaultValue, resetKey, setControlText)

  const told = frame.control
  // By their names and not by a spread, because a form makes a thousand of these objects.
  const attributes = {
    id: told.id,
    required: told.required,
    disabled: told.disabled,
    'aria-describedby': told['aria-describedby'],
    'aria-invalid': told['aria-invalid'],
    ref: hold,
    name: props.name,
    readOnly: props.readOnly,
    value,
    defaultValue: value === undefined ? defaultValue : undefined,
    onChange: (event: ChangeEvent<Control>) => onValueChange?.(event.currentTarget.value),
    onBlur: props.onBlur,
    onPaste: (event: ClipboardEvent<Control>) =>
      holdBackPaste(event, control, (next) => setState({ control, offer: next }), props.maxPaste),
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
  return { control, frame, attributes, count, below: offer }
}
