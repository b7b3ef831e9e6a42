'use client'

import type { Ref, SyntheticEvent } from 'react'
import { drawFrame, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { useControl } from './useControl'

export interface SwitchFieldProps extends FieldProps<boolean> {
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** On or off. A checkbox that is drawn and announced as a switch, for what holds as soon as it is switched. */
export function SwitchField(props: SwitchFieldProps) {
  const { readOnly, ref, value, defaultValue, resetKey, onValueChange } = props
  const frame = useFrame(props)
  const [, holdControl] = useControl(ref, defaultValue, resetKey, showState)

  return drawFrame(
    'sw-Field sw-SwitchField',
    props,
    frame,
    <input
      {...frame.control}
      ref={holdControl}
      className="sw-SwitchField-control"
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
      role="switch"
      name={props.name}
      aria-readonly={readOnly}
      {...(value === undefined ? { defaultChecked: defaultValue } : { checked: value })}
      onChange={readOnly ? keepState : (event) => onValueChange?.(event.currentTarget.checked)}
      onClick={readOnly ? keepState : undefined}
      onBlur={props.onBlur}
    />,
    { controlFirst: true },
  )
}

function showState(control: HTMLInputElement, value: boolean | undefined): void {
  control.checked = control.defaultChecked = value ?? false
}

/** A checkbox knows no `readonly`. */
function keepState(event: SyntheticEvent): void {
  event.preventDefault()
}
