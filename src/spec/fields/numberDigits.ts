import { mostDigits } from '../values/currencyDigits'
import { writtenDigits } from '../values/decimalText'
import type { Field, FieldOf } from './Field'

/** A quotient may have no end: it gets as many digits as a person reads. */
const digitsByKind: { readonly [kind: string]: number | undefined } = { integer: 0, percent: 2, number: 6 }

/** The digits after the point that a field keeps of a number that was worked out; undefined for as many as it has. */
export function numberDigits(field: Field): number | undefined {
  if (isExact(field)) return mostDigits(field)
  const step = field.kind === 'number' || field.kind === 'percent' ? field.step : undefined
  return step === undefined ? digitsByKind[field.kind] : writtenDigits(String(step))
}

/** Whether a field keeps numbers as texts, to the last digit. */
export function isExact(field: Field): field is FieldOf<'decimal' | 'money'> {
  return field.kind === 'decimal' || field.kind === 'money'
}
