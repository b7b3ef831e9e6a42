'use client'

import type { Ref } from 'react'
import { drawFrame, mark } from './FieldFrame'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface TextAreaFieldProps extends TextControlProps {
  /** How many lines there is room for at first. @default 4 */
  rows?: number
  /** Grows with the text, up to most of the window; in a browser that cannot, it scrolls. @default true */
  autoGrow?: boolean
  /** The `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { rows = 4, autoGrow = true } = props
  const { frame, attributes, count } = useTextControl(props)
  return drawFrame(
    'TextAreaField',
    props,
    frame,
    <textarea
      {...attributes}
      className="sw-Field-control sw-TextAreaField-control"
      data-grows={mark(autoGrow)}
      rows={rows}
    />,
    { aside: count },
  )
}
