'use client'

import { drawFrame } from './FieldFrame'
import type { ControlWidthProps } from './FieldProps'
import { drawNumberControl, type NumberControlProps } from './NumberControl'
import { signOfPercent } from './numberSigns'
import { NumberStepper } from './NumberStepper'
import { numbers, type NumberValue, percentages, ungrouped } from './numberValue'
import { useLocaleWith } from '../internal/useLocaleWith'
import { useWrittenControl } from './useWrittenControl'
import { withAffixes } from './withAffixes'

export interface NumberFieldProps extends NumberControlProps<NumberValue>, ControlWidthProps {
  /** A text before the value, such as a currency's sign; it is read as part of the description. */
  prefix?: string | undefined
  /** A text after the value, such as a unit; it is read as part of the description. */
  suffix?: string | undefined
  /**
   * Whether the number is a share of a hundred, 15 for 15 %. The sign then stands where the locale puts it, instead of
   * `prefix` and `suffix`, and may be typed with the number.
   * @default false
   */
  percent?: boolean | undefined
  /** Whether thousands are marked, "1,234"; a year or the number of a house is written without. @default true */
  grouping?: boolean | undefined
  /**
   * Whether two buttons make the number less and more, for a few steps at most.
   * @default false
   */
  stepper?: boolean | undefined
  /** By how much the buttons of the stepper change the number. @default 1 */
  step?: number | undefined
  /** Where the stepper ends, and what its steps are counted from. A lesser number can be typed: a rule rejects it in words. */
  min?: number | undefined
  /** Where the stepper ends above. */
  max?: number | undefined
}

/**
 * A number, written as the locale writes it. What could be understood in two ways, or has more digits than a number can
 * keep, stays as typed and is handed on as text, for a rule to reject in words. It is a text box and no spin button, so
 * that neither a wheel nor an arrow key changes a number unseen. Its groups ("1,234") go with the first change and come
 * back when it is left. A plain `<form>` submits the text as it is shown.
 */
export function NumberField(props: NumberFieldProps) {
  const { percent, grouping = true, stepper, step = 1, min, max } = props
  const { locale } = useLocaleWith()
  const affixes = percent ? signOfPercent(locale) : props
  const notation = percent ? percentages : grouping ? numbers : ungrouped
  const { frame, input, attributes, enter, handleLeave } = useWrittenControl(props, notation, affixes)
  const { id } = frame.control

  const buttons = stepper && !props.readOnly && (
    <NumberStepper
      id={id}
      input={input}
      affixes={affixes}
      notation={notation}
      step={step}
      min={min}
      max={max}
      field={props}
      onStep={enter}
      onLeave={handleLeave}
    />
  )
  const control = drawNumberControl(attributes, props.inputMode)
  return drawFrame('sw-Field sw-NumberField', props, frame, withAffixes(control, id, affixes, buttons), {
    group: stepper,
    leads: true,
  })
}
