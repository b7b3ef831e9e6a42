'use client'

import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface SegmentListProps extends Omit<ComponentProps<'select'>, 'children' | 'ref'> {
  options: readonly string[]
  /** The first option, for none. */
  hint: string
  /** The option at first, to which a native reset leads back. */
  text: string
  readOnly: boolean | undefined
}

/** A part of a value that is one of a few words, such as AM and PM: the browser's own list. */
export function SegmentList({ options, hint, text, readOnly, ...rest }: SegmentListProps) {
  const list = useRef<HTMLSelectElement>(null)

  // React says so once only, when the options appear. What was chosen since stays.
  useLayoutEffect(() => {
    if (!list.current) return
    const { value } = list.current
    for (const option of list.current.options) option.defaultSelected = option.value === text
    list.current.value = value
  }, [text])

  // A `<select>` knows no `readonly`: with all options out of reach nothing else can be chosen.
  return (
    <select {...rest} ref={list} defaultValue={text} aria-readonly={readOnly}>
      {['', ...options].map((option) => (
        <option key={option} value={option} disabled={readOnly}>
          {option || hint}
        </option>
      ))}
    </select>
  )
}
