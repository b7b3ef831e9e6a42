'use client'

import { useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { type DecimalValue, sumsOf } from './decimalValue'
import { drawFrame } from './FieldFrame'
import type { ControlWidthProps } from './FieldProps'
import { drawNumberControl, type NumberControlProps } from './NumberControl'
import { signOfCurrency } from './numberSigns'
import { useWrittenControl } from './useWrittenControl'
import { withAffixes } from './withAffixes'

export interface MoneyFieldProps extends NumberControlProps<DecimalValue>, ControlWidthProps {
  /** ISO 4217: `EUR`. Its sign stands where the locale puts it, and is read as part of the description. */
  currency: string
  /**
   * So many digits are meant after the point, if not those of the currency. With less than it has, a value is filled up
   * with fewer zeros; with more, it is not filled up further. A longer one can be typed: a rule rejects it in words.
   */
  digits?: number | undefined
}

/**
 * An exact sum of money in one currency. A value is `'1234.50'`, however the locale writes it, with all digits of the
 * currency; yen have none, dinars three. The sign may be typed or pasted with the sum. What could be understood in two
 * ways stays as typed and is handed on as a text that is no such number, for a rule to reject in words. A plain `<form>`
 * submits the text as it is shown.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, digits } = props
  const { locale } = useLocaleWith()
  const notation = useMemo(() => sumsOf(currency, digits), [currency, digits])
  const affixes = signOfCurrency(locale, currency)
  const { frame, attributes } = useWrittenControl(props, notation, affixes)
  const control = drawNumberControl(attributes, props.inputMode)
  return drawFrame('sw-Field sw-MoneyField', props, frame, withAffixes(control, frame.control.id, affixes))
}
