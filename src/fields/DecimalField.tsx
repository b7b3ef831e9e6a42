'use client'

import { type DecimalValue, decimals } from './decimalValue'
import { drawFrame } from './FieldFrame'
import type { ControlWidthProps } from './FieldProps'
import { drawNumberControl, type NumberControlProps } from './NumberControl'
import { useWrittenControl } from './useWrittenControl'
import { withAffixes } from './withAffixes'

export interface DecimalFieldProps extends NumberControlProps<DecimalValue>, ControlWidthProps {
  /** A text before the value; it is read as part of the description. */
  prefix?: string | undefined
  /** A text after the value, such as a unit; it is read as part of the description. */
  suffix?: string | undefined
}

/**
 * An exact number, of any length and with every digit that was typed, zeros at the end too. A value is `'1234.50'`,
 * however the locale writes it. What could be understood in two ways stays as typed and is handed on as a text that is
 * no such number, for a rule to reject in words. A plain `<form>` submits the text as it is shown.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { frame, attributes } = useWrittenControl(props, decimals, props)
  const control = drawNumberControl(attributes, props.inputMode)
  return drawFrame('sw-Field sw-DecimalField', props, frame, withAffixes(control, frame.control.id, props))
}
