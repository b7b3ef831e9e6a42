'use client'

import type { Ref } from 'react'
import { drawFrame, mark } from './FieldFrame'
import { useFittedHeight } from './useFittedHeight'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface TextAreaFieldProps extends TextControlProps {
  /** How many lines there is room for at least. @default 4 */
  rows?: number | undefined
  /** Grows with the text, up to `maxRows` and most of the window; then it scrolls. @default true */
  autoGrow?: boolean | undefined
  /** How many lines it grows to. @default as many as most of the window has room for */
  maxRows?: number | undefined
  /** The `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { rows = 4, autoGrow = true, maxRows, value, defaultValue, resetKey } = props
  const { control, frame, attributes, count, below } = useTextControl(props)
  useFittedHeight(control, autoGrow, { maxRows, shown: value ?? defaultValue, resetKey })
  return drawFrame(
    'sw-Field sw-TextAreaField',
    props,
    frame,
    <textarea
      {...attributes}
      className="sw-Field-control sw-TextAreaField-control"
      data-grows={mark(autoGrow)}
      data-max-rows={autoGrow ? maxRows : undefined}
      rows={rows}
    />,
    { aside: count, below },
  )
}
