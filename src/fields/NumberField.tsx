'use client'

import { type ChangeEvent, type FocusEvent, type Ref, useCallback, useRef, useState } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { drawFrame, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { type Before, type NumberValue, showNumber, understandNumber, withoutGroups } from './numberValue'
import { setControlText } from './setControlText'
import { useDefaultValue } from './useDefaultValue'
import { useFieldLocale } from './useFieldLocale'
import { withAffixes } from './withAffixes'

export interface NumberFieldProps extends FieldProps<NumberValue>, ControlWidthProps {
  /**
   * The keyboard on a phone: `numeric` for whole numbers. Number pads often have no minus; where less than zero is
   * meant, take `text`.
   * @default 'decimal'
   */
  inputMode?: 'decimal' | 'numeric' | 'text'
  /** A text before the value, such as a currency's sign; it is read as part of the description. */
  prefix?: string
  /** A text after the value, such as a unit; it is read as part of the description. */
  suffix?: string
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A number, written as the locale writes it. What could be understood in two ways, or has more digits than a number can
 * keep, stays as typed and is handed on as text, for a rule to reject in words. It is a text box and no spin button, so
 * that neither a wheel nor an arrow key changes a number unseen. Its groups ("1,234") go with the first change and come
 * back when it is left. A plain `<form>` submits the text as it is shown.
 */
export function NumberField(props: NumberFieldProps) {
  const { inputMode = 'decimal', readOnly, ref, value, defaultValue, resetKey } = props
  const { locale } = useFieldLocale()
  const frame = useFrame(props, props)
  const [input, holdInput] = useSharedRef(ref)

  const show = useCallback(
    (control: HTMLInputElement, next: NumberValue | undefined) =>
      setControlText(control, showNumber(next, locale)),
    [locale],
  )
  useDefaultValue(input, defaultValue, resetKey, show)

  // While the parent decides what stands there, what was typed stands as long as it means the parent's value.
  const [typed, setTyped] = useState<string>()
  const controlled = value !== undefined
  const isTypedStill = typed !== undefined && Object.is(understandNumber(typed, locale), value)
  const text = controlled ? (isTypedStill ? typed : showNumber(value, locale)) : undefined

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
    props.onValueChange?.(understandNumber(control.value, locale))
  }

  function handleBlur({ currentTarget: control }: FocusEvent<HTMLInputElement>) {
    if (!readOnly) {
      const next = showNumber(understandNumber(control.value, locale), locale)
      setControlText(control, next)
      if (controlled) setTyped(next)
    }
    props.onBlur?.()
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
      {...(controlled ? { value: text } : { defaultValue: showNumber(defaultValue, locale) })}
      onChange={handleChange}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  )
  return drawFrame('NumberField', props, frame, withAffixes(control, frame.control.id, props))
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
