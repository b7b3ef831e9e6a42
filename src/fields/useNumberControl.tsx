'use client'

import {
  type ChangeEvent,
  type FocusEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { type Affixes, type Frame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { setControlText } from './setControlText'
import { useDefaultValue } from './useDefaultValue'
import { useFieldLocale } from './useFieldLocale'
import { type Before, withoutGroups } from './withoutGroups'

/** Props of a field for a number, whatever it is kept as. */
export interface NumberControlProps<Value> extends FieldProps<Value> {
  /**
   * The keyboard on a phone: `numeric` for whole numbers. Number pads often have no minus; where less than zero is
   * meant, take `text`.
   * @default 'decimal'
   */
  inputMode?: 'decimal' | 'numeric' | 'text'
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/** How a value is read from the text that stands for it, and written. A text that says no value is one itself. */
export interface NumberNotation<Value> {
  readonly read: (text: string, locale: string) => Value
  readonly write: (value: Value | undefined, locale: string) => string
  /** Whether both mean the same, so that what was typed for one may stand for the other. */
  readonly isSame: (one: Value, other: Value) => boolean
}

interface NumberControlParts<Value> {
  readonly frame: Frame
  readonly input: RefObject<HTMLInputElement | null>
  readonly control: ReactElement
  /** Put in another value, as if it had been typed. */
  readonly enter: (value: Value) => void
}

/**
 * The part that all fields for numbers share: one text box whose text is written out when it is left, and stays as typed
 * until then.
 * @param notation the same one at each time, or it is written again
 */
export function useNumberControl<Value>(
  props: NumberControlProps<Value>,
  notation: NumberNotation<Value>,
  affixes: Affixes,
): NumberControlParts<Value> {
  const { inputMode = 'decimal', readOnly, ref, value, defaultValue, resetKey } = props
  const { locale } = useFieldLocale()
  const frame = useFrame(props, affixes)
  const [input, holdInput] = useSharedRef(ref)

  const show = useCallback(
    (control: HTMLInputElement, next: Value | undefined) =>
      setControlText(control, notation.write(next, locale)),
    [notation, locale],
  )
  useDefaultValue(input, defaultValue, resetKey, show)

  // While the parent decides what stands there, what was typed stands as long as it means the parent's value.
  const [typed, setTyped] = useState<string>()
  const controlled = value !== undefined
  const isTypedStill =
    controlled && typed !== undefined && notation.isSame(notation.read(typed, locale), value)
  const text = isTypedStill ? typed : notation.write(value, locale)

  // The text when the focus came: the groups in it were not typed.
  const atFocus = useRef<string>(undefined)

  // Nothing is rewritten yet: a person, a program or the browser may have selected what stands there.
  function handleFocus({ currentTarget: control }: FocusEvent<HTMLInputElement>) {
    atFocus.current = readOnly ? undefined : control.value
    control.addEventListener('beforeinput', noteBefore)
  }

  function handleChange({ currentTarget: control }: ChangeEvent<HTMLInputElement>) {
    const before = atBeforeInput.get(control)
    if (before && before.text === atFocus.current) takeGroupsOut(control, before, locale)
    atFocus.current = undefined
    if (controlled) setTyped(control.value)
    props.onValueChange?.(notation.read(control.value, locale))
  }

  function handleBlur({ currentTarget: control }: FocusEvent<HTMLInputElement>) {
    if (!readOnly) writeOut(control, notation.read(control.value, locale))
    props.onBlur?.()
  }

  function writeOut(control: HTMLInputElement, next: Value) {
    show(control, next)
    if (controlled) setTyped(notation.write(next, locale))
  }

  function enter(next: Value) {
    if (input.current) writeOut(input.current, next)
    props.onValueChange?.(next)
  }

  const control = (
    <input
      {...frame.control}
      ref={holdInput}
      className="sw-Field-control sw-NumberField-control"
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      name={props.name}
      readOnly={readOnly}
      {...(controlled ? { value: text } : { defaultValue: notation.write(defaultValue, locale) })}
      onChange={handleChange}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  )
  return { frame, input, control, enter }
}

const atBeforeInput = new WeakMap<EventTarget, Before>()

/** React's own `onBeforeInput` does not tell of what is removed. */
function noteBefore({ currentTarget }: Event): void {
  const { value: text, selectionStart: start } = currentTarget as HTMLInputElement
  atBeforeInput.set(currentTarget as HTMLInputElement, { text, start: start ?? 0 })
}

function takeGroupsOut(control: HTMLInputElement, before: Before, locale: string): void {
  const { text, caret } = withoutGroups(control.value, control.selectionEnd ?? 0, before, locale)
  if (text === control.value) return
  control.value = text
  control.setSelectionRange(caret, caret)
}
