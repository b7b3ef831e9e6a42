'use client'

import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type Ref,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { type Affixes, type Frame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { setControlText } from './setControlText'
import { useControl } from './useControl'

/** Props of a field whose text is written otherwise than its value. */
export interface WrittenControlProps<Value> extends FieldProps<Value> {
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** How a value is read from the text that stands for it, and written. A text that says no value is one itself. */
export interface Notation<Value> {
  readonly read: (text: string, locale: string) => Value
  readonly write: (value: Value | undefined, locale: string) => string
  /** Whether both mean the same, so that what was typed for one may stand for the other. */
  readonly isSame: (one: Value, other: Value) => boolean
  /** Adjust a text that was written, and not typed, to its first change, with the caret where it then is. */
  readonly adjust?: ((text: string, caret: number, before: Before, locale: string) => Adjusted) | undefined
}

/** The text of a box just before a change, and where the caret or the selection began. */
export interface Before {
  readonly text: string
  readonly start: number
}

export interface Adjusted {
  readonly text: string
  readonly caret: number
}

interface WrittenControlParts<Value> {
  readonly frame: Frame
  readonly input: RefObject<HTMLInputElement | null>
  /** Everything but the class and the attributes of one control alone. */
  readonly attributes: ComponentProps<'input'>
  /** Put in another value, as if it had been typed. */
  readonly enter: (value: Value) => void
  /** For other elements with focus in the box: tell when focus leaves the whole of it. */
  readonly handleLeave: (event: FocusEvent<HTMLElement>) => void
}

/**
 * The part that fields share whose value is written in one text box: the text is written out when the box is left, and
 * stays as typed until then.
 * @param notation the same one at each time, or it is written again
 */
export function useWrittenControl<Value>(
  props: WrittenControlProps<Value>,
  notation: Notation<Value>,
  affixes?: Affixes,
): WrittenControlParts<Value> {
  const { readOnly, ref, value, defaultValue, resetKey } = props
  const { locale } = useLocaleWith()
  const frame = useFrame(props, affixes)

  const show = useCallback(
    (control: HTMLInputElement, next: Value | undefined) =>
      setControlText(control, notation.write(next, locale)),
    [notation, locale],
  )
  const [input, holdDefault] = useControl(ref, defaultValue, resetKey, show)

  // While the parent decides what stands there, what was typed stands as long as it means the parent's value.
  const [typed, setTyped] = useState<string>()
  const controlled = value !== undefined
  const isTypedStill =
    controlled && typed !== undefined && notation.isSame(notation.read(typed, locale), value)
  const text = isTypedStill ? typed : notation.write(value, locale)

  // "1.234" says another number in another language: it is read as it was written, and written anew.
  const writtenIn = useRef(locale)
  const holdInput = useCallback(
    (control: HTMLInputElement | null) => {
      if (control && !controlled && writtenIn.current !== locale) {
        show(control, notation.read(control.value, writtenIn.current))
      }
      writtenIn.current = locale
      return holdDefault(control)
    },
    [holdDefault, show, controlled, notation, locale],
  )

  // The text when the focus came: what was written there was not typed.
  const atFocus = useRef<string>(undefined)

  // Nothing is rewritten yet: a person, a program or the browser may have selected what stands there.
  function handleFocus({ currentTarget: control }: FocusEvent<HTMLInputElement>) {
    atFocus.current = readOnly ? undefined : control.value
    control.addEventListener('beforeinput', noteBefore)
  }

  function adjust(control: HTMLInputElement, before: Before) {
    const adjusted = notation.adjust?.(control.value, control.selectionEnd ?? 0, before, locale)
    if (!adjusted || adjusted.text === control.value) return
    control.value = adjusted.text
    control.setSelectionRange(adjusted.caret, adjusted.caret)
  }

  function handleChange({ currentTarget: control }: ChangeEvent<HTMLInputElement>) {
    const before = atBeforeInput.get(control)
    if (before && before.text === atFocus.current) adjust(control, before)
    atFocus.current = undefined
    if (controlled) setTyped(control.value)
    props.onValueChange?.(notation.read(control.value, locale))
  }

  function handleLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.closest('.sw-Field-box')?.contains(relatedTarget)) props.onBlur?.()
  }

  function writeOut(control: HTMLInputElement, next: Value) {
    show(control, next)
    if (controlled) setTyped(notation.write(next, locale))
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    if (!readOnly) writeOut(event.currentTarget, notation.read(event.currentTarget.value, locale))
    handleLeave(event)
  }

  function enter(next: Value) {
    if (input.current) writeOut(input.current, next)
    props.onValueChange?.(next)
  }

  const attributes: ComponentProps<'input'> = {
    ...frame.control,
    ref: holdInput,
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    name: props.name,
    readOnly,
    ...(controlled ? { value: text } : { defaultValue: notation.write(defaultValue, locale) }),
    onChange: handleChange,
    onFocus: handleFocus,
    onBlur: handleBlur,
  }
  return { frame, input, attributes, enter, handleLeave }
}

const atBeforeInput = new WeakMap<EventTarget, Before>()

/** React's own `onBeforeInput` does not tell of what is removed. */
function noteBefore({ currentTarget }: Event): void {
  const { value: text, selectionStart: start } = currentTarget as HTMLInputElement
  atBeforeInput.set(currentTarget as HTMLInputElement, { text, start: start ?? 0 })
}
