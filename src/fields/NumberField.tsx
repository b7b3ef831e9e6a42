'use client'

import { type FocusEvent, type Ref, useCallback, useState } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { ControlBox } from './ControlBox'
import { drawFrame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { type NumberValue, showNumber, understandNumber, withoutGroups } from './numberValue'
import { showText } from './showText'
import { useShownDefault } from './useShownDefault'
import { useFieldLocale } from './useFieldLocale'

export interface NumberFieldProps extends FieldProps<NumberValue> {
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
 * keep, stays as typed and is handed on as text, for a rule to refuse in words. It is a text box and no spin button, so
 * that neither a wheel nor an arrow key changes a number unseen. A plain `<form>` submits the text as it is shown.
 */
export function NumberField(props: NumberFieldProps) {
  const { prefix, suffix, inputMode = 'decimal', readOnly, ref, value, defaultValue, resetKey } = props
  const { locale } = useFieldLocale()
  const frame = useFrame(props, props)
  const [input, holdInput] = useSharedRef(ref)

  const show = useCallback(
    (control: HTMLInputElement, next: NumberValue | undefined) => showText(control, showNumber(next, locale)),
    [locale],
  )
  useShownDefault(input, defaultValue, resetKey, show)

  // While the parent decides what stands there, what was typed stands as long as it means the parent's value.
  const [typed, setTyped] = useState<string>()
  const controlled = value !== undefined
  const isTypedStill = typed !== undefined && Object.is(understandNumber(typed, locale), value)
  const text = controlled ? (isTypedStill ? typed : showNumber(value, locale)) : undefined
  function write(control: HTMLInputElement, next: string) {
    showText(control, next)
    if (controlled) setTyped(next)
  }

  // A digit put behind "1,234" would leave the comma at the wrong place: while it is edited, a number has no groups.
  function handleFocus({ currentTarget: control }: FocusEvent<HTMLInputElement>) {
    if (readOnly || typeof understandNumber(control.value, locale) !== 'number') return
    const wasSelected = control.selectionStart === 0 && control.selectionEnd === control.value.length
    write(control, withoutGroups(control.value, locale))
    if (wasSelected) control.select()
  }

  function handleBlur({ currentTarget: control }: FocusEvent<HTMLInputElement>) {
    if (!readOnly) write(control, showNumber(understandNumber(control.value, locale), locale))
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
      onChange={({ currentTarget }) => {
        if (controlled) setTyped(currentTarget.value)
        props.onValueChange?.(understandNumber(currentTarget.value, locale))
      }}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  )
  return drawFrame(
    'NumberField',
    props,
    frame,
    prefix || suffix ? (
      <ControlBox id={frame.control.id} prefix={prefix} suffix={suffix}>
        {control}
      </ControlBox>
    ) : (
      control
    ),
  )
}
