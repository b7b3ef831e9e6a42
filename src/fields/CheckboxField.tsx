'use client'

import { type Ref, type SyntheticEvent, useLayoutEffect } from 'react'
import { drawFrame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { useControl } from './useControl'

export interface CheckboxFieldProps extends FieldProps<boolean> {
  /** Neither yes nor no, as when only some of many are ticked. The first click makes it a yes. @default false */
  indeterminate?: boolean | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Yes or no. Where it is `required`, only yes will do. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { indeterminate = false, readOnly, ref, value, defaultValue, resetKey, onValueChange } = props
  const frame = useFrame(props)
  const [box, holdBox] = useControl(ref, defaultValue, resetKey, showTick)
  // HTML has no attribute for it, and every click takes it away.
  useLayoutEffect(() => {
    if (box.current) showIndeterminate(box.current, indeterminate)
  }, [box, indeterminate, value])

  return drawFrame(
    'sw-Field sw-CheckboxField',
    props,
    frame,
    <input
      {...frame.control}
      ref={holdBox}
      className="sw-CheckboxField-control"
      type="checkbox"
      name={props.name}
      aria-readonly={readOnly}
      {...(value === undefined ? { defaultChecked: defaultValue } : { checked: value })}
      onChange={readOnly ? keepTick : (event) => onValueChange?.(event.currentTarget.checked)}
      onClick={readOnly ? keepTick : undefined}
      onBlur={props.onBlur}
    />,
    { controlFirst: true },
  )
}

function showTick(box: HTMLInputElement, value: boolean | undefined): void {
  box.checked = box.defaultChecked = value ?? false
}

function showIndeterminate(box: HTMLInputElement, indeterminate: boolean): void {
  box.indeterminate = indeterminate
}

/** A checkbox knows no `readonly`. */
function keepTick(event: SyntheticEvent): void {
  event.preventDefault()
}
