'use client'

import type { ChangeEvent, CompositionEvent, Ref } from 'react'
import { codeText } from './codeText'
import { drawFrame, mark } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { setControlText } from './setControlText'
import { useControlText } from './useControlText'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface CodeFieldProps extends FieldProps<string>, Pick<TextControlProps, 'enterKeyHint'> {
  /**
   * How many characters the code has: so many boxes are drawn. A code of more than eight has one box. More can be typed,
   * for a rule to reject in words.
   * @default 6
   */
  length?: number | undefined
  /** The keyboard on a phone: for digits, or for letters as well. @default 'digits' */
  characters?: 'digits' | 'letters and digits' | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** So many boxes stand side by side on the narrowest phone. */
const mostBoxes = 8

/**
 * A code that was sent to a person and is good once. It is one input, however many boxes are drawn, so that it can be
 * pasted whole, filled in from a message and read as one word. The spaces and hyphens that it was sent with go.
 */
export function CodeField(props: CodeFieldProps) {
  const { length = 6, characters = 'digits', onValueChange } = props
  const { control, frame, attributes, below } = useTextControl({
    ...usual,
    ...props,
    inputMode: characters === 'digits' ? 'numeric' : 'text',
  })
  const used = useControlText(control, props, lengthOf)
  const isBoxed = length <= mostBoxes && used <= length

  function handleChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // Writing would end what an input method has under way.
    const composing = nativeEvent instanceof window.InputEvent && nativeEvent.isComposing
    if (!composing) tidy(currentTarget)
    onValueChange?.(codeText(currentTarget.value))
  }

  function handleCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    tidy(currentTarget)
  }

  return drawFrame(
    'sw-Field sw-CodeField',
    props,
    frame,
    <div className="sw-CodeField-boxes" data-boxed={mark(isBoxed)} data-small={mark(length > 6)}>
      {isBoxed &&
        Array.from({ length }, (_, index) => (
          <span key={index} className="sw-CodeField-box" aria-hidden="true" />
        ))}
      <input
        {...attributes}
        className="sw-Field-control sw-CodeField-control"
        type="text"
        onChange={handleChange}
        onCompositionEnd={handleCompositionEnd}
      />
    </div>,
    { below },
  )
}

const usual = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } as const

const lengthOf = (text: string) => codeText(text).length

/** Write the code alone, and leave the caret behind the same character. */
function tidy(control: HTMLInputElement): void {
  const { value, selectionEnd } = control
  const caret = codeText(value.slice(0, selectionEnd ?? value.length)).length
  const code = codeText(value)
  if (code === value) return
  setControlText(control, code)
  control.setSelectionRange(caret, caret)
}
